// Documents, and what is wrong with them.

import { decoder, encoder, Reader, Writer } from "./bytes.js";
import { readings } from "./commands.js";
import { compile, engine, instantiate } from "./engine.js";
import { Edits, forEachValue, isJSON } from "./json.js";

/** A document that cannot be read; `issues` says where and why. */
export class DocumentError extends Error {
  constructor(issues) {
    const first = issues[0];
    super(first ? `${first.line}:${first.column}: ${first.path} ${first.message}` : "");
    this.name = "DocumentError";
    this.issues = issues;
  }
}

/** What an action's work throws so that its message is shown in the alert. */
export class ActionError extends Error {
  constructor(message) {
    super(message);
    this.name = "ActionError";
  }
}

function sourceOf(document) {
  return typeof document === "string" ? document : JSON.stringify(document) ?? "";
}

/** The document as text, with what options add to it. */
export function textOf(document, options = {}) {
  const text = sourceOf(document);
  const theme = options.environment?.theme;
  const { timeout } = options;
  // Where it is no JSON the engine says what is wrong with it, and where.
  if ((theme === undefined && timeout === undefined) || !isJSON(text)) return text;
  const edits = new Edits();
  forEachValue(text, (value) => {
    if (value.isList || value.depth > 1) return;
    // What the document says itself counts.
    if (value.depth === 1) {
      if (value.key === "dismiss") edits.add(value, "timeout", timeout);
      return;
    }
    edits.add(value, "theme", theme);
    if (timeout !== undefined) edits.add(value, "dismiss", { timeout });
  });
  return edits.of(text);
}

/** Hands a document to the engine, which says no more than whether it can be meant. */
export function read(kind, token, text, options) {
  const reading = readings.of(token);
  engine.send(new Writer().byte(kind).whole(token).flag(options.strict).text(text));
  return reading;
}

/** A program beside the engine: loaded when it is needed, and anew after it has stopped by a fault. */
class Program {
  #file;
  #exports = null;
  #last = Promise.resolve();

  constructor(file) {
    this.#file = file;
  }

  load() {
    this.#exports ??= compile(this.#file).then((module) => instantiate(module, {})).catch((error) => {
      this.#exports = null;
      throw error;
    });
    return this.#exports;
  }

  /**
   * Gives what a function makes of the program; that is a function too, from bytes to bytes.
   *
   * One follows the other, so that none has an instance that has stopped for another one.
   */
  use(run) {
    const result = this.#last.then(() => this.load())
      .then((exports) => run((bytes, ...words) => this.#call(exports, bytes, words)));
    this.#last = result.catch(() => {});
    return result;
  }

  #call(exports, bytes, words) {
    try {
      const room = exports.message_room(bytes.length);
      new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
      const length = exports.receive(...words);
      return new Uint8Array(exports.memory.buffer, exports.commands(), length).slice();
    } catch (cause) {
      // What it has in its memory may be anything by now.
      this.#exports = null;
      throw new Error(`A document could not be read: ${this.#file} has stopped`, { cause });
    }
  }
}

const words = new Program("heed-words.wasm");
const markup = new Program("heed-markup.wasm");

export function loadMarkup() {
  return markup.load();
}

/** What is wrong with a document or was passed over in it, each with its place in what was given. */
export async function issuesOf(document, options) {
  const given = sourceOf(document);
  const issues = await wordsOf(given, options);
  const meant = await withoutMarkup(textOf(document, options));
  if (meant === given) return issues;
  // What options add may be wrong as well, or be what is missing.
  const others = await wordsOf(meant, options);
  const has = (list, { path, code }) => list.some((one) => one.path === path && one.code === code);
  return [
    ...issues.filter((issue) => issue.code !== "no-way-on" || has(others, issue)),
    ...others.filter((issue) => !has(issues, issue)).map((issue) => ({ ...issue, line: 1, column: 1 })),
  ];
}

/** The same of a text, by the program that knows the words. */
async function wordsOf(text, options) {
  const bytes = encoder.encode(text);
  const reader = new Reader(await words.use((call) => call(bytes, options.strict ? 1 : 0)));
  const issues = [];
  while (!reader.isAtEnd) {
    issues.push({
      severity: reader.flag() ? "error" : "skipped", line: reader.whole(), column: reader.whole(),
      path: reader.text(), code: reader.text(), message: reader.text(),
    });
  }
  return issues;
}

/** Reads a document and says what was passed over in it; throws a `DocumentError` if it cannot. */
export async function check(document, options = {}) {
  const issues = await issuesOf(document, { strict: true, ...options });
  if (issues.some(({ severity }) => severity === "error")) throw new DocumentError(issues);
  return { issues };
}

export const MARKUP = /"(html|markdown)"/;
/** Objects inside of so many others are in no document that can be read. */
const DEEPEST = 64;

/** The document with runs in place of HTML and Markdown, which the engine does not read. */
export async function withoutMarkup(text) {
  if (!MARKUP.test(text) || !isJSON(text)) return text;
  return markup.use((call) => textWithoutMarkup(text, call));
}

function textWithoutMarkup(text, call) {
  const edits = new Edits();
  forEachValue(text, ({ isList, key, start, end, depth, keys, texts }) => {
    if (depth > DEEPEST) return;
    if (isList) {
      // Here it can be read, so what the document needs is there.
      for (const { start, end } of key === "requires" ? texts : []) {
        if (MARKUP.test(text.slice(start, end))) edits.replace(start, end, '"runs"');
      }
      return;
    }
    const kind = ["html", "markdown"].find((name) => keys.includes(name));
    // What is there twice is an error, which is still to be found.
    if (!kind || new Set(keys).size < keys.length) return;
    const value = JSON.parse(text.slice(start, end));
    // No text, also in place of the markup, is one as well.
    if (typeof value[kind] !== "string" || (keys.includes("plain") && typeof value.plain !== "string")) {
      return;
    }
    edits.replace(start, end, JSON.stringify(runsOf(value, kind, call)));
  });
  return edits.of(text);
}

function runsOf(value, kind, call) {
  const { html, markdown, plain, ...rest } = value;
  const texts = [value[kind], plain ?? ""].map((text) => encoder.encode(text));
  const bytes = new Uint8Array(10 + texts[0].length + texts[1].length);
  const view = new DataView(bytes.buffer);
  bytes[0] = kind === "markdown" ? 1 : 0;
  bytes[1] = plain === undefined ? 0 : 1;
  view.setUint32(2, texts[0].length, true);
  view.setUint32(6, texts[1].length, true);
  bytes.set(texts[0], 10);
  bytes.set(texts[1], 10 + texts[0].length);
  const { message } = JSON.parse(decoder.decode(call(bytes)));
  const text = typeof message === "string" ? { runs: [{ text: message }] } : message;
  return { runs: [], ...text, ...rest };
}
