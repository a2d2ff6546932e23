/*
 * A Nostr relay for tests, made of an implementation that is not ours, on 127.0.0.1: prints its port, runs
 * until its standard input ends.
 */

import { createRequire } from "node:module";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { NostrRelay } = require("@nostr-relay/core");
const { EventRepository } = require("@nostr-relay/common");
const { WebSocketServer } = require("ws");

/** Keeps what is sent to it; ephemeral events never are. */
class Stored extends EventRepository {
  events = [];
  isSearchSupported = () => false;
  upsert(event) {
    this.events.push(event);
    return { isDuplicate: false };
  }
  find = () => this.events;
  async destroy() {}
}

export async function startRelay() {
  const stored = new Stored();
  const relay = new NostrRelay(stored);
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (socket) => {
    relay.handleConnection(socket, "127.0.0.1");
    socket.on("message", (data) => relay.handleMessage(socket, JSON.parse(data.toString())));
    socket.on("close", () => relay.handleDisconnect(socket));
    socket.on("error", () => socket.close());
  });
  await new Promise((ready) => server.on("listening", ready));
  return {
    stored: stored.events,
    url: `ws://127.0.0.1:${server.address().port}`,
    /** Cut every connection. */
    cut() {
      for (const socket of server.clients) socket.terminate();
    },
    async close() {
      this.cut();
      await new Promise((done) => server.close(done));
      await relay.destroy();
    },
  };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const relay = await startRelay();
  console.log(relay.url);
  process.stdin.resume();
  process.stdin.on("end", () => process.exit(0));
}
