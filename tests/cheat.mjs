/*
 * A side of a live table that does not keep to the rules, for tests: `node cheat.mjs RELAY FAULT [INVITATION]`. With
 * an invitation it takes the free seat, else it makes one and prints it. It runs until its standard input ends.
 *
 *   withheld   is here and does not tell its number
 *   version    says to be of another version
 *   disputed   charges the other for time that has not passed; only where it invites
 */

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { bound } from "../web/online/binding.js";
import { link } from "../web/online/chain.js";
import { newKeys, sign } from "../web/online/keys.js";
import { recordOf } from "../web/online/link.js";
import { PROTOCOL, RULES } from "../web/online/message.js";
import { openRoom, unwrap, wrap } from "../web/online/nostr.js";
import { createRelays } from "../web/online/relays.js";

const { WebSocket } = createRequire(new URL("../web/package.json", import.meta.url))("ws");
const OFTEN_MS = 100;
const ASSETS = new URL("../dist/assets/", import.meta.url);

const [url, fault, invitation] = process.argv.slice(2);
const role = invitation ? 1 : 0;
const keys = newKeys();
const secret = invitation ? invitation.slice(0, 32) : keys.open.slice(0, 32);
const room = await openRoom(secret);

/** Our copy of the chain: its entries, and the hash before each and after the last. */
const chain = { entries: [], hashes: [room.room] };
/** What was heard last from the other. */
let heard = null;
let other = invitation?.slice(32) ?? "";
let count = Date.now();
let words = 0;

/** The first entry: Kalah with a clock. Where there is no lot, the moves "ca" have been made, and the host is to move. */
function start() {
  const [file] = readdirSync(ASSETS).filter((name) => /^games-.*json$/.test(name));
  const games = JSON.parse(readFileSync(new URL(file, ASSETS), "utf8"));
  const { options } = games.find(({ key }) => key === "kalah");
  const values = Object.entries(options).map(([name, one]) => [name, one.default]);
  const clock = { kind: "total", minutes: 5, gain: 5, seconds: 30, long: 30 };
  const terms = { game: "kalah", options: Object.fromEntries(values), sets: 1, clock, handicap: null };
  const fields = { game: "kalah", options: "", start: "", match: "", moves: "ca", ending: "" };
  const match = { sets: 1, first: 0, winners: [], stopped: false };
  const going = { record: recordOf(fields), sides: [1, 0], match };
  return { do: "start", terms, begun: fault === "withheld" ? null : going };
}

async function add(act) {
  const head = await link(chain.hashes.at(-1), role, act);
  chain.entries.push({ act, by: role, sig: await sign(head, keys) });
  chain.hashes.push(head);
}

/** What we do at each word of the other. */
async function goOn() {
  for (const entry of heard.entries.slice(chain.entries.length - heard.from)) {
    chain.entries.push(entry);
    chain.hashes.push(await link(chain.hashes.at(-1), entry.by, entry.act));
  }
  if (role === 1 || fault === "version") {
    return;
  }
  if (chain.entries.length === 0 && words > 1) {
    await add(start());
    if (fault === "withheld") {
      await add({ do: "commit", commit: await bound("seed", "0".repeat(32)) });
    }
  } else if (fault === "disputed" && chain.entries.length === 1 && heard.have === 1) {
    await add({ do: "move", path: [6], used: 10, late: 100_000 });
  }
}

async function tell() {
  const head = chain.hashes.at(-1);
  const have = chain.entries.length;
  count += 1;
  words += 1;
  const said = {
    v: fault === "version" ? 99 : PROTOCOL,
    rules: RULES,
    role,
    n: count,
    guest: role ? keys.open : other,
    game: "kalah",
    name: "",
    have,
    head: have ? head : "",
    from: 0,
    entries: chain.entries,
    offer: null,
    declined: "",
    leaving: false,
  };
  relays.say(await wrap(said, room, keys, Math.floor(Date.now() / 1000)));
}

const relays = createRelays({
  urls: [url],
  room: room.room,
  async hear(event) {
    const found = await unwrap(event, room);
    if (found && found.from !== keys.open) {
      other = found.from;
      heard = found.said;
    }
    return found !== null;
  },
  changed() {},
  connect: (address) => new WebSocket(address),
});

setInterval(async () => {
  if (heard && Array.isArray(heard.entries)) {
    await goOn();
  }
  await tell();
}, OFTEN_MS);

console.log(invitation ?? secret + keys.open);
process.stdin.resume();
process.stdin.on("end", () => process.exit(0));
