"""The art made at build time: its files as a page meets them, and the promises of the heaps."""

import base64
import json
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from web.art import cloth, heaps, make, pieces, stones
from web.art.field import picture

SIZES = {
    **{f"wood-{wood}.webp": (1280, 800) for wood in ("walnut", "pear", "beech", "olive")},
    **{f"cloth-{time}.webp": (252, 252) for time in ("day", "night")},
    "stones-river.webp": (1024, 384),
    "stones-glass.webp": (1024, 256),
    "stones-bone.webp": (768, 256),
    "stones-seeds.webp": (1024, 384),
    "stone-shadow.webp": (128, 128),
    "pieces.webp": (384, 192),
    "felt.webp": (320, 160),
    "felt-tall.webp": (168, 280),
    "icon-192.png": (192, 192),
    "icon-512.png": (512, 512),
    "icon-maskable-512.png": (512, 512),
    "apple-touch-icon-180.png": (180, 180),
}
CELLS = {name: 192 if name == "pieces.webp" else 128 for name in SIZES if name[:2] in ("st", "pi")}


@pytest.fixture(scope="module")
def art(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("art") / "made"
    make.make(folder)
    return folder


@pytest.fixture(scope="module")
def shipped(art: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((art / "heaps.json").read_text(encoding="utf-8"))
    return data


def pixels(path: Path, mode: str) -> NDArray[np.int64]:
    with Image.open(path) as image:
        return np.asarray(image.convert(mode)).astype(np.int64)


def test_every_file_is_made_in_its_size_and_nothing_else(art: Path) -> None:
    names = {path.name for path in art.iterdir()}
    assert names == {*SIZES, "heaps.json", "favicon.svg"}
    for name, size in SIZES.items():
        assert pixels(art / name, "L").shape == size[::-1], name


def test_all_of_it_stays_small_on_the_wire(art: Path) -> None:
    assert sum(path.stat().st_size for path in art.iterdir()) < 600_000
    for wood in art.glob("wood-*.webp"):
        assert wood.stat().st_size < 50_000, wood.name


@pytest.mark.parametrize("time", ["day", "night"])
def test_the_cloth_meets_itself_on_all_sides(art: Path, time: str) -> None:
    tile = pixels(art / f"cloth-{time}.webp", "L")
    for field in (tile, tile.T):
        steps = [np.abs(first - second).mean() for first, second in pairwise(field)]
        seam = np.abs(field[-1] - field[0]).mean()
        assert seam <= max(steps) * 1.1


@pytest.mark.parametrize("name", sorted(CELLS))
def test_every_sprite_fills_its_cell_and_none_touches_its_edge(art: Path, name: str) -> None:
    cell = CELLS[name]
    alpha = pixels(art / name, "RGBA")[..., 3]
    for top in range(0, alpha.shape[0], cell):
        for left in range(0, alpha.shape[1], cell):
            sprite = alpha[top : top + cell, left : left + cell]
            edge = np.concatenate((sprite[0], sprite[-1], sprite[:, 0], sprite[:, -1]))
            assert edge.max() <= 8, (name, left, top)
            assert sprite[cell // 2, cell // 2] > 120, (name, left, top)


@pytest.mark.parametrize("name", ["felt.webp", "felt-tall.webp"])
def test_the_felt_is_cut_at_its_corners_only(art: Path, name: str) -> None:
    alpha = pixels(art / name, "RGBA")[..., 3]
    middle, centre = alpha.shape[0] // 2, alpha.shape[1] // 2
    assert alpha[0, 0] == alpha[-1, -1] == 0
    assert min(alpha[1, centre], alpha[-2, centre], alpha[middle, 1], alpha[middle, -2]) == 255


def test_icons_are_whole_where_a_system_cuts_them_itself(art: Path) -> None:
    for name, corner in (("icon-192", 0), ("icon-512", 0), ("icon-maskable-512", 255)):
        assert pixels(art / f"{name}.png", "RGBA")[0, 0, 3] == corner, name
    assert pixels(art / "apple-touch-icon-180.png", "RGBA")[..., 3].min() == 255
    assert ElementTree.parse(art / "favicon.svg").getroot().get("viewBox") == "0 0 64 64"


def test_the_same_seeds_give_the_same_bytes() -> None:
    def sample() -> bytes:
        out = BytesIO()
        cloth.tile(*cloth.CLOTHS["day"]).save(out, "WEBP", quality=92)
        pieces.felt(pieces.TALL, 602).save(out, "WEBP", quality=86)
        for kind in stones.KINDS.values():
            sprite = picture(*kind.draw(3, np.random.default_rng((kind.seed, 3))))
            sprite.save(out, "WEBP", quality=84)
        return out.getvalue() + heaps.heap(1.9, 4, 30).tobytes()

    assert sample() == sample()


def test_a_heap_grows_by_layers() -> None:
    for count, held in (
        (5, (5,)),
        (8, (6, 2)),
        (17, (12, 5)),
        (24, (15, 7, 2)),
        (48, (27, 13, 6, 2)),
    ):
        below = heaps.LAYERS[:count]
        assert tuple(below.count(layer) for layer in range(max(below) + 1)) == held


@pytest.mark.parametrize("count", [1, 5, 9, 24, 60])
def test_a_place_never_depends_on_later_stones(count: int) -> None:
    for seed in (0, 7):
        whole = heaps.heap(2.6, seed)
        assert np.array_equal(heaps.heap(2.6, seed, count), whole[:count])


def test_the_shipped_heaps_are_read_as_their_docstring_says(shipped: dict[str, Any]) -> None:
    assert (shipped["lists"], shipped["places"]) == (20, 90)
    assert [int(layer) for layer in shipped["layers"]] == list(heaps.LAYERS)
    assert shipped["tops"][-1] == shipped["places"]
    for shape in shipped["shapes"]:
        places = read(shape)
        assert places.shape == (20, 90, 2)
        assert len(shape["extents"]) == len(shipped["tops"])
        assert shape["extents"] == sorted(shape["extents"])
        assert shape["unit"] < 0.08  # a byte's step stays a small part of a stone
        assert not np.array_equal(places[0], places[1])
    assert np.array_equal(read(shipped["shapes"][2])[5, :10], heaps.heap(1.9, 5, 10))


def read(shape: dict[str, Any]) -> NDArray[np.int8]:
    data = base64.b64decode(shape["places"], validate=True)
    return np.frombuffer(data, np.int8).reshape(20, 90, 2)


@pytest.mark.parametrize("corner", [None, 0.92], ids=["superellipse", "rounded rectangle"])
def test_no_place_leaves_the_bowl(shipped: dict[str, Any], corner: float | None) -> None:
    for shape in shipped["shapes"]:
        rx, ry = 30 * shape["aspect"], 30.0
        round_corner = None if corner is None else corner * ry
        for top, extent in zip(shipped["tops"], shape["extents"], strict=True):
            d = heaps.diameter(extent, rx, ry)
            for x, y in (read(shape)[:, :top] * shape["unit"] * d).reshape(-1, 2)[::3]:
                at_x, at_y = heaps.inside(float(x), float(y), rx, ry, d, round_corner)
                assert within(at_x, at_y, rx - 0.46 * d, ry - 0.46 * d, round_corner, d)


def within(x: float, y: float, wide: float, high: float, corner: float | None, d: float) -> bool:
    """Whether a place lies in the outline moved inwards by .46 of a stone."""
    slack = 1e-6
    if corner is None:
        return bool(abs(x / wide) ** 2.35 + abs(y / high) ** 2.35 <= 1 + slack)
    bend = max(corner - 0.46 * d, 0)
    over = float(np.hypot(max(abs(x) - wide + bend, 0), max(abs(y) - high + bend, 0)))
    return abs(x) <= wide + slack and abs(y) <= high + slack and over <= bend + slack


def test_a_place_inside_the_bowl_is_left_alone() -> None:
    assert heaps.inside(3.0, -2.0, 40, 20, 10) == (3.0, -2.0)
    assert heaps.inside(0.0, 0.0, 40, 20, 10) == (0.0, 0.0)
    assert heaps.inside(3.0, -2.0, 40, 20, 10, 18) == (3.0, -2.0)


def test_stones_on_the_ground_hardly_overlap(shipped: dict[str, Any]) -> None:
    ground = [place for place in range(12) if heaps.LAYERS[place] == 0]
    for shape in shipped["shapes"]:
        for places in read(shape)[:, ground] * shape["unit"]:
            gaps = np.linalg.norm(places[:, None] - places[None], axis=2)
            assert gaps[~np.eye(len(ground), dtype=bool)].min() > 0.80


def test_the_command_line_asks_for_one_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert make.main([]) == 2
    assert "usage" in capsys.readouterr().err
