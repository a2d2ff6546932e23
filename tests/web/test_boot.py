"""The engine in a real browser, under the policy that the site is served with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from sitebuild.harness import HARNESS, MEMORY, REMEMBERED, running
from sitebuild.server import Server

GAMES = {"mangala", "kalah", "toguz", "gaziantep", "morris"}

BOOT = f"""async (seconds) => {{
  const {{ createEngine }} = await import("{HARNESS}");
  window.engine = createEngine({{ startSeconds: seconds }});
  try {{ await engine.ready; }} catch (error) {{ return error.code; }}
  return engine.status;
}}"""
ASK = """async ([name, args]) => {
  try { return await engine.call(name, args); } catch (error) { return error.code; }
}"""
AGAIN = "async () => { engine.restart(); await engine.ready; return engine.status; }"
CUT = f"""async () => {{
  {MEMORY}
  const content = await (await cache.match(at)).arrayBuffer();
  await cache.put(at, new Response(content.slice(0, -1)));
}}"""
OTHERS = f"""async () => {{
  {MEMORY}
  const words = Uint32Array.of(4096, 16, 1, 0, ...new Uint32Array(4 + 1024));
  await cache.put(at, new Response(words));
}}"""
KEPT = "navigator.serviceWorker.ready.then(() => true)"
WORKER_ALONE = """(address) => new Promise((resolve) => {
  const worker = new Worker(address, { type: "module" });
  worker.onmessage = ({ data }) => data.answer && resolve(JSON.parse(data.answer).ok);
  worker.postMessage({ id: 1, name: "games", args: "{}" });
})"""


@pytest.fixture(scope="module")
def booted(browser_context: BrowserContext, assets: dict[str, str]) -> Page:
    """A page whose engine has started; Python is booted once for all that only ask."""
    page = browser_context.new_page()
    page.goto(assets["licenses.txt"])
    assert page.evaluate(BOOT, 60) == "ready"
    return page


@pytest.fixture(scope="module")
def browser_context(browser: Browser, base_url: str) -> Iterator[BrowserContext]:
    """A context without a service worker, so that the tests can stand in for the server."""
    context = browser.new_context(base_url=base_url, service_workers="block")
    yield context
    context.close()


@pytest.fixture
def fresh(browser: Browser, base_url: str, bare: str) -> Iterator[Page]:
    """A page of a context of its own: no engine has been started there."""
    context = browser.new_context(base_url=base_url, service_workers="block")
    page = context.new_page()
    page.goto(bare)
    yield page
    context.close()


def test_the_engine_knows_five_games(booted: Page) -> None:
    games = booted.evaluate(ASK, ["games", {}])
    assert {game["key"] for game in games} == GAMES


def test_the_engine_plays_and_refuses(booted: Page) -> None:
    view = booted.evaluate(ASK, ["new", {"game": "kalah"}])
    played = booted.evaluate(ASK, ["play", {"record": view["record"], "path": [2]}])
    assert (played["ply"], played["slots"][12]) == (1, 1)
    code = booted.evaluate(ASK, ["view", {"record": "nonsense"}])
    assert isinstance(code, str)


def test_thinking_gives_a_legal_move_and_lets_others_in_between(booted: Page) -> None:
    """A call made while it thinks is answered before the thinking is done."""
    order, move, legal = booted.evaluate(
        f"""async () => {{
          const {{ think }} = await import("{HARNESS}");
          const view = await engine.call("new", {{ game: "toguz" }});
          const order = [];
          const thought = think(engine, view.record, "hard", {{ seed: 1 }});
          const noted = thought.then(() => order.push("thought"));
          await engine.call("games");
          order.push("games");
          await noted;
          return [order, (await thought).path, view.moves.map(({{ path }}) => path)];
        }}"""
    )
    assert order == ["games", "thought"]
    assert move in legal


def test_an_abort_takes_effect_within_200_ms(booted: Page) -> None:
    """Both for the one who waits for the thought and for the next call."""
    stopped, answered = booted.evaluate(
        f"""async () => {{
          const {{ think }} = await import("{HARNESS}");
          const {{ record }} = await engine.call("new", {{ game: "mangala" }});
          const controller = new AbortController();
          const slice = new Promise((resolve) => {{
            const options = {{ signal: controller.signal, onProgress: resolve }};
            window.thought = think(engine, record, "master", options);
          }});
          await slice;
          const began = performance.now();
          controller.abort();
          await thought.catch(() => {{}});
          const stopped = performance.now() - began;
          await engine.call("games");
          return [stopped, performance.now() - began];
        }}"""
    )
    assert stopped < 200
    assert answered < 200


def test_nothing_leaves_the_origin(browser: Browser, base_url: str, bare: str) -> None:
    """Neither from the page nor from its workers, with the whole site being kept."""
    context = browser.new_context(base_url=base_url)
    asked: set[str] = set()
    context.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    page = context.new_page()
    page.goto("/")
    page.evaluate(KEPT)
    page.goto(bare)
    assert page.evaluate(BOOT, 60) == "ready"
    context.close()
    assert asked == {urlsplit(base_url).netloc}


def test_a_runtime_that_does_not_come_fails_and_can_be_started_again(fresh: Page) -> None:
    wasm = "**/pyodide.asm.wasm"
    fresh.context.route(wasm, lambda route: route.abort())
    assert fresh.evaluate(BOOT, 60) == "engine-download"
    fresh.context.unroute(wasm)
    assert fresh.evaluate(AGAIN) == "ready"


def test_a_runtime_that_is_not_what_it_should_be_fails(fresh: Page) -> None:
    """Pyodide waits for ever then: the time-out ends it."""

    def nonsense(route: Route) -> None:
        route.fulfill(body=b"not wasm", headers={"Content-Type": "application/wasm"})

    fresh.context.route("**/pyodide.asm.wasm", nonsense)
    assert fresh.evaluate(BOOT, 3) in {"engine-slow", "engine-broken"}


def test_a_wheel_with_other_content_than_the_lock_says_is_refused(fresh: Page) -> None:
    fresh.context.route("**/*.whl", lambda route: route.fulfill(body=b"another wheel"))
    assert fresh.evaluate(BOOT, 60) == "engine-download"


def test_the_next_start_is_from_memory_and_one_that_is_damaged_is_from_the_files_again(
    fresh: Page,
) -> None:
    told: list[str] = []
    fresh.on("console", lambda message: told.append(message.text))
    assert fresh.evaluate(BOOT, 60) == "ready"
    for damage in (None, CUT, OTHERS):
        assert fresh.evaluate(REMEMBERED)
        if damage:
            fresh.evaluate(damage)
        assert fresh.evaluate(AGAIN) == "ready"
        assert {game["key"] for game in fresh.evaluate(ASK, ["games", {}])} == GAMES
        view = fresh.evaluate(ASK, ["new", {"game": "toguz"}])
        played = fresh.evaluate(ASK, ["play", {"record": view["record"], "path": [6]}])
        assert played["ply"] == 1
        assert len(told) == (1 if damage == OTHERS else 0)


def test_a_browser_that_refuses_a_service_worker_is_no_fault(booted: Page) -> None:
    script = f"async () => (await import({HARNESS!r})).register()"
    assert booted.evaluate(script) is False


def test_a_killed_worker_is_noticed_and_replaced(
    browser_context: BrowserContext, bare: str
) -> None:
    """It is killed as a phone would: from outside, without a word."""
    page = browser_context.new_page()
    page.goto(bare)
    code = page.evaluate(
        f"""async () => {{
          const {{ asset, createEngine }} = await import("{HARNESS}");
          const spawn = () => {{
            window.worker = new Worker(asset("engine/worker.js"), {{ type: "module" }});
            return worker;
          }};
          window.engine = createEngine({{ spawn, answerSeconds: 2 }});
          await engine.ready;
          worker.terminate();
          try {{ await engine.call("games"); }} catch (error) {{ return error.code; }}
        }}"""
    )
    assert code == "engine-died"
    page.evaluate("async () => { engine.restart(); await engine.ready; }")
    assert {game["key"] for game in page.evaluate(ASK, ["games", {}])} == GAMES
    page.close()


def test_the_site_works_with_the_server_gone_and_the_browser_restarted(
    keeping: Callable[[], BrowserContext], assets: dict[str, str]
) -> None:
    server = Server()
    with running(server):
        address = server.address
        context = keeping()
        page = context.new_page()
        page.goto(address)
        page.evaluate(KEPT)
        context.close()
    context = keeping()
    page = context.new_page()
    page.goto(f"{address}/#/anywhere")
    expect(page).to_have_title("Kazan")
    page.goto(address + assets["licenses.txt"])
    games = page.evaluate(WORKER_ALONE, assets["engine/worker.js"])
    context.close()
    assert {game["key"] for game in games} == GAMES


def test_the_site_can_be_installed(keeping: Callable[[], BrowserContext], server: Server) -> None:
    context = keeping()
    page = context.new_page()
    page.goto(server.address)
    page.evaluate(KEPT)
    errors = context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    context.close()
    assert errors["installabilityErrors"] == []
