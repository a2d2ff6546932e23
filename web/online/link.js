/**
 * A whole game as a short text for an address: pure, so that it works before Python is ready.
 *
 * The text is a version digit and bytes in base64url:
 *
 *     length   2 bytes: bytes of the head
 *     head     UTF-8, a line each: game, options, start, match, ending, thread, name of south, of north;
 *              the first five as in the record's text form, see engine/kazan/notation.py
 *     radix    1 byte
 *     moves    the letters of the record as digits of one number (a pass is 0, a is 1 ...) after a leading 1
 *     check    CRC-32 of all before, 4 bytes
 *
 * The thread is the same in every link about one game; by it the game is found on the device. Reading
 * checks the shape only: what the moves are worth is for the engine to say.
 */

const VERSION = "1";
const HEAD_LINES = 8;
const LETTERS = "-abcdefghijklmnopqrstuvwx";
/** Characters of the longest text that is read; the longest game that has been seen needs 400. */
export const LONGEST_LINK = 6000;
/** Characters of a name. */
const LONGEST_NAME = 24;

/**
 * @typedef {object} Shared
 * @property {string} game
 * @property {string} options the fields of the record's text form
 * @property {string} start
 * @property {string} match
 * @property {string} moves
 * @property {string} ending
 * @property {string} thread 8 hexadecimal digits
 * @property {[string, string]} names of south and of north; empty where none is given
 */

/** A link that cannot be read; its code is foreign, version, length, damaged or wrong. */
export class LinkError extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.name = "LinkError";
    this.code = code;
  }
}

/**
 * The text of *shared*.
 * @param {Shared} shared
 */
export function pack({ game, options, start, match, moves, ending, thread, names }) {
  const lines = [game, options, start, match, ending, thread, ...names.map(cleanName)];
  const head = new TextEncoder().encode(lines.join("\n"));
  const radix = Math.max(...[...moves].map((letter) => LETTERS.indexOf(letter)), 1) + 1;
  const body = [head.length >> 8, head.length & 255, ...head, radix, ...toBytes(moves, radix)];
  return VERSION + base64(Uint8Array.from([...body, ...checkOf(body)]));
}

/**
 * What `pack` made *text* from; raises `LinkError`.
 * @param {string} text
 * @returns {Shared}
 */
export function unpack(text) {
  if (text.length > LONGEST_LINK) {
    throw new LinkError("length");
  }
  if (!/^[0-9][\w-]*$/.test(text)) {
    throw new LinkError(/^[0-9]/.test(text) ? "damaged" : "foreign");
  }
  if (text[0] !== VERSION) {
    throw new LinkError("version");
  }
  const bytes = fromBase64(text.slice(1));
  const body = [...bytes.slice(0, -4)];
  if (body.length < 4 || checkOf(body).join() !== bytes.slice(-4).join()) {
    throw new LinkError("damaged");
  }
  const length = body[0] * 256 + body[1];
  const lines = readHead(Uint8Array.from(body.slice(2, 2 + length)));
  const [game, options, start, match, ending, thread, south, north] = lines;
  const moves = toMoves(body.slice(3 + length), body[2 + length]);
  return { game, options, start, match, moves, ending, thread, names: [south, north] };
}

/**
 * The lines of the head; the names clean.
 * @param {Uint8Array} bytes
 */
function readHead(bytes) {
  let text = "";
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new LinkError("wrong"); // the check fits, so somebody made it so
  }
  const lines = text.split("\n");
  const [game, options, start, match, ending, thread, ...names] = lines;
  const fields = [game, options, start, match, ending].join("/");
  if (
    lines.length !== HEAD_LINES ||
    !/^[\w/=,.+-]*$/.test(fields) ||
    !/^[\da-f]{8}$/.test(thread)
  ) {
    throw new LinkError("wrong");
  }
  return [game, options, start, match, ending, thread, ...names.map(cleanName)];
}

/**
 * A name without what could disturb the words around it: control and direction characters, letters that are not seen,
 * marks that are piled up, length.
 * @param {string} name
 */
export function cleanName(name) {
  const plain = name
    .replace(/[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu, " ")
    .replace(/(\p{M}{3})\p{M}+/gu, "$1")
    .replace(/\s+/g, " ");
  return [...plain.trim()].slice(0, LONGEST_NAME).join("").trim();
}

/**
 * *moves* as the digits of one number, in bytes, most significant first.
 * @param {string} moves
 * @param {number} radix
 */
function toBytes(moves, radix) {
  let number = 1n;
  for (const letter of moves) {
    number = number * BigInt(radix) + BigInt(LETTERS.indexOf(letter));
  }
  const digits = number.toString(16);
  const even = digits.length % 2 ? `0${digits}` : digits;
  return (even.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/**
 * What `toBytes` made *bytes* from.
 * @param {number[]} bytes
 * @param {number} radix
 */
function toMoves(bytes, radix) {
  if (!(radix >= 2 && radix <= LETTERS.length) || bytes.length === 0 || bytes[0] === 0) {
    throw new LinkError("wrong");
  }
  let number = BigInt(`0x${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`);
  const base = BigInt(radix);
  const letters = [];
  while (number > 1n) {
    letters.push(LETTERS[Number(number % base)]);
    number /= base;
  }
  if (number !== 1n) {
    throw new LinkError("wrong");
  }
  return letters.reverse().join("");
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text */
function fromBase64(text) {
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(plain, (character) => character.charCodeAt(0));
  } catch {
    throw new LinkError("damaged");
  }
}

/**
 * The check of *bytes*, as bytes.
 * @param {ArrayLike<number>} bytes
 */
function checkOf(bytes) {
  const sum = crc32(bytes);
  return [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
}

/**
 * CRC-32 as zip and Python have it.
 * @param {ArrayLike<number>} bytes
 */
export function crc32(bytes) {
  let sum = -1;
  for (let index = 0; index < bytes.length; index += 1) {
    sum ^= bytes[index];
    for (let bit = 0; bit < 8; bit += 1) {
      sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
  }
  return ~sum >>> 0;
}

/**
 * The fields of a record's text form; moves that were taken back do not travel.
 * @param {string} record
 */
export function fieldsOf(record) {
  const [, game, options, start, match, moves, ending] = record.split("/");
  return { game, options, start, match, moves: moves.split("~")[0], ending };
}

/**
 * The record's text form of *shared*.
 * @param {Omit<Shared, "thread" | "names">} shared
 */
export function recordOf({ game, options, start, match, moves, ending }) {
  const body = ["kazan1", game, options, start, match, moves, ending].join("/");
  const check = crc32(new TextEncoder().encode(body));
  return `${body}/${check.toString(16).padStart(8, "0")}`;
}
