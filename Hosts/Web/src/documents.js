// Documents, and what is wrong with them.

import { encoder, Reader, Writer } from "./bytes.js";
import { readings } from "./commands.js";
import { compile, engine, instantiate, textIn } from "./engine.js";

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

export function textOf(document, options = {}) {
  const text = typeof document === "string" ? document : JSON.stringify(document) ?? "";
  const theme = options.environment?.theme;
  const { timeout } = options;
  if (theme === undefined && timeout === undefined) return text;
  try {
    const parsed = JSON.parse(text);
    if (parsed === null || typeof parsed !== "object" || Array.isArray(parsed)) return text;
    // What the document says itself counts.
    const whole = theme === undefined ? parsed : { theme, ...parsed };
    if (timeout === undefined) return JSON.stringify(whole);
    return JSON.stringify({ ...whole, dismiss: { timeout, ...whole.dismiss } });
  } catch {
    // The engine says what is wrong with it, and where.
    return text;
  }
}

/** Hands a document to the engine, which says no more than whether it can be meant. */
export function read(kind, token, text, options) {
  const reading = readings.of(token);
  engine.send(new Writer().byte(kind).whole(token).flag(options.strict).text(text));
  return reading;
}

export let words = null;

/** What is wrong with a document or was passed over in it, by a program that knows the words. */
export async function issuesOf(text, options) {
  words ??= compile("heed-words.wasm").then((module) => instantiate(module, {})).catch((error) => {
    words = null;
    throw error;
  });
  const program = await words;
  const bytes = encoder.encode(text);
  const room = program.message_room(bytes.length);
  new Uint8Array(program.memory.buffer, room, bytes.length).set(bytes);
  const length = program.receive(options.strict ? 1 : 0);
  const reader = new Reader(
    new Uint8Array(program.memory.buffer, program.commands(), length).slice());
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
  const text = await withoutMarkup(textOf(document, options));
  const issues = await issuesOf(text, { strict: true, ...options });
  if (issues.some(({ severity }) => severity === "error")) throw new DocumentError(issues);
  return { issues };
}

export let markup = null;

export function loadMarkup() {
  markup ??= compile("heed-markup.wasm").then((module) => instantiate(module, {})).catch((error) => {
    markup = null;
    throw error;
  });
  return markup;
}

/** The document with runs in place of HTML and Markdown, which the engine does not read. */
export async function withoutMarkup(text) {
  if (!/"(html|markdown)"/.test(text)) return text;
  let document;
  try {
    document = JSON.parse(text);
  } catch {
    return text;
  }
  const reader = await loadMarkup();
  const replaced = (value, depth) => {
    if (depth > 64 || value === null || typeof value !== "object") return value;
    if (Array.isArray(value)) return value.map((item) => replaced(item, depth + 1));
    if (typeof value.html === "string" || typeof value.markdown === "string") {
      return runsOf(value, reader);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, replaced(item, depth + 1)]));
  };
  return JSON.stringify(replaced(document, 0));
}

function runsOf(value, reader) {
  const { html, markdown, plain, ...rest } = value;
  const texts = [html ?? markdown, plain ?? ""].map((text) => encoder.encode(text));
  const size = 10 + texts[0].length + texts[1].length;
  const room = reader.message_room(size);
  const bytes = new Uint8Array(reader.memory.buffer, room, size);
  const view = new DataView(bytes.buffer, room, size);
  bytes[0] = html === undefined ? 1 : 0;
  bytes[1] = typeof plain === "string" ? 1 : 0;
  view.setUint32(2, texts[0].length, true);
  view.setUint32(6, texts[1].length, true);
  bytes.set(texts[0], 10);
  bytes.set(texts[1], 10 + texts[0].length);
  const length = reader.receive();
  const { message } = JSON.parse(textIn(reader.memory, reader.commands(), length));
  const text = typeof message === "string" ? { runs: [{ text: message }] } : message;
  return { runs: [], ...text, ...rest };
}
