// Heed in a browser: shows alerts that a page describes, and gives back exactly one answer for each.
//
// Everything is decided in heed.wasm, which this file loads from beside itself; here are only the
// elements of the page. Texts of documents are never read as HTML, and no style stands in an attribute.

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const now = () => performance.now() / 1000;

// ---- Bytes -------------------------------------------------------------------------------------

class Writer {
  #bytes = [];
  byte(value) {
    this.#bytes.push(value & 255);
    return this;
  }
  flag(value) {
    return this.byte(value ? 1 : 0);
  }
  whole(value) {
    let rest = value >>> 0;
    for (; rest > 127; rest >>>= 7) this.#bytes.push((rest & 127) | 128);
    this.#bytes.push(rest);
    return this;
  }
  number(value) {
    this.#bytes.push(...new Uint8Array(new Float64Array([value ?? NaN]).buffer));
    return this;
  }
  part(bytes) {
    this.whole(bytes.length);
    for (const byte of bytes) this.#bytes.push(byte);
    return this;
  }
  text(value) {
    return this.part(encoder.encode(value));
  }
  texts(values) {
    this.whole(values.length);
    for (const value of values) this.text(value);
    return this;
  }
  get bytes() {
    return Uint8Array.from(this.#bytes);
  }
}

class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.place = 0;
  }
  get isAtEnd() {
    return this.place >= this.bytes.length;
  }
  byte() {
    return this.bytes[this.place++];
  }
  flag() {
    return this.byte() !== 0;
  }
  whole() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
  number() {
    this.place += 8;
    return this.view.getFloat64(this.place - 8, true);
  }
  part() {
    const count = this.whole();
    this.place += count;
    return this.bytes.subarray(this.place - count, this.place);
  }
  text() {
    return decoder.decode(this.part());
  }
  list(read) {
    return Array.from({ length: this.whole() }, () => read());
  }
  frame() {
    return { x: this.number(), y: this.number(), width: this.number(), height: this.number() };
  }
  point() {
    return { x: this.number(), y: this.number() };
  }
  color() {
    const parts = [this.byte(), this.byte(), this.byte()];
    const alpha = this.number();
    return alpha === 1 ? `rgb(${parts})` : `rgb(${parts},${+alpha.toFixed(4)})`;
  }
  corners() {
    return [this.number(), this.number(), this.number(), this.number()];
  }
  values() {
    return Object.fromEntries(this.list(() => [this.text(), this.text()]));
  }
  selections() {
    return Object.fromEntries(this.list(() => [this.text(), this.list(() => this.text())]));
  }
}

// ---- The engine --------------------------------------------------------------------------------

// The first byte of a message.
const SURFACE = 1, READ = 2, PRESENT = 3, FORGET = 4, UPDATE = 5, CLOSE = 6, EVENT = 7, TICK = 8,
  WORK = 9, VERDICT = 10, PROGRESS = 11, GONE = 12, SEEK = 13, PICTURE = 14;
// The second part of an event.
const PRESENTED = 0, FAILED = 1, LOST = 2, TOUCH = 3, TOUCH_CANCEL = 6, POINTER = 7, SCROLLED = 8,
  SWIPE = 9, SWIPE_MOVE = 10, SWIPE_END = 11, SWIPE_CANCEL = 12, KEY = 13, ACTIVATED = 14,
  FOCUSED = 15, TYPED = 16, LEFT = 17, PAUSE = 18, RESIZED = 19;
const KEYS = {
  ArrowUp: 2, ArrowDown: 3, ArrowLeft: 4, ArrowRight: 5, Enter: 6, " ": 7, Escape: 8,
};

const settings = { base: new URL(".", import.meta.url).href, onProblem: (error) => reportError(error) };

/** Changes where the program's files are, and what is told of its own faults. */
export function configure(changes) {
  Object.assign(settings, changes);
}

let engine = null;
let loading = null;

/** Loads the program, so that the first alert need not wait for it. */
export async function preload({ markup = false } = {}) {
  await loadEngine();
  if (markup) await loadMarkup();
}

async function compile(name) {
  const response = await fetch(new URL(name, settings.base));
  if (!response.ok) throw new Error(`${name} could not be loaded: ${response.status}`);
  const isWasm = response.headers.get("Content-Type")?.startsWith("application/wasm");
  if (isWasm) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

function textIn(memory, start, length) {
  return decoder.decode(new Uint8Array(memory.buffer, start, length));
}

async function instantiate(module, imports) {
  let exports = null;
  const instance = await WebAssembly.instantiate(module, {
    env: {
      fmod: (value, divisor) => value % divisor,
      strtod: (start, length) => Number(textIn(exports.memory, start, length)),
      random_byte: () => crypto.getRandomValues(new Uint8Array(1))[0],
      write_byte: () => {},
      ...imports,
    },
  });
  exports = instance.exports;
  return exports;
}

let module = null;
let generation = 0;

function loadEngine() {
  loading ??= (async () => {
    module ??= await compile("heed.wasm");
    const made = new Engine();
    await made.start(module);
    return (engine = made);
  })().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

class Engine {
  #queue = [];
  #isWorking = false;
  generation = ++generation;

  async start(module) {
    this.exports = await instantiate(module, {
      measure: (start, length) => {
        const question = new Uint8Array(this.exports.memory.buffer, start, length).slice();
        const answer = measure(new Reader(question));
        const room = this.exports.answer_room(answer.length);
        new Float64Array(this.exports.memory.buffer, room, answer.length).set(answer);
        return answer.length;
      },
    });
  }

  /** Sends a message; what the commands lead to is done before it returns, unless it is inside one. */
  send(writer, time = now()) {
    if (this.isLost) return;
    this.#queue.push([writer.bytes, time]);
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      while (this.#queue.length > 0) perform(new Reader(this.#receive(...this.#queue.shift())));
    } catch (error) {
      this.#fail(error);
    }
    this.#isWorking = false;
  }

  #receive(bytes, time) {
    const room = this.exports.message_room(bytes.length);
    new Uint8Array(this.exports.memory.buffer, room, bytes.length).set(bytes);
    const length = this.exports.receive(time);
    return new Uint8Array(this.exports.memory.buffer, this.exports.commands(), length).slice();
  }

  /** The program is in an unknown state: what was up is over, and the next alert gets a new one. */
  #fail(error) {
    this.isLost = true;
    this.#queue = [];
    if (engine === this) engine = loading = null;
    settings.onProblem(error);
    for (const alert of [...alerts.values()]) alert.fail();
  }
}

// ---- Measuring ---------------------------------------------------------------------------------

const FAMILIES = [
  '-apple-system, "Segoe UI", Roboto, Inter, system-ui, "Noto Sans", sans-serif',
  'ui-serif, "New York", Georgia, "Noto Serif", serif',
  'ui-rounded, "SF Pro Rounded", -apple-system, "Segoe UI", Roboto, Inter, system-ui, sans-serif',
  'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace',
];

function readFont(reader) {
  const font = { size: reader.number(), weight: reader.byte() * 100, isItalic: reader.flag() };
  font.design = reader.byte();
  font.family = reader.text();
  return font;
}

function setFont(style, font) {
  style.fontSize = `${font.size}px`;
  style.fontWeight = font.weight;
  style.fontStyle = font.isItalic ? "italic" : "normal";
  const family = font.family ? `${JSON.stringify(font.family)}, ` : "";
  style.fontFamily = family + (settings.fonts?.[font.design] ?? FAMILIES[font.design]);
}

/** The place where texts are measured: in the page, so that its fonts are there, but never seen. */
let ruler = null;

function measure(question) {
  if (question.byte() === 1) {
    const alert = alerts.get(question.whole());
    const height = alert?.slotHeight(question.text(), question.number());
    return [height ?? 0];
  }
  const width = question.number();
  const limit = question.whole();
  const element = ruler.element;
  element.dir = question.flag() ? "rtl" : "ltr";
  element.lang = question.text();
  element.style.width = Number.isFinite(width) ? `${width}px` : "max-content";
  element.style.whiteSpace = Number.isFinite(width) ? "pre-wrap" : "pre";
  let largest = 1;
  let text = "";
  const nodes = [];
  const spans = question.list(() => {
    const span = document.createElement("span");
    const words = question.text();
    const font = readFont(question);
    setFont(span.style, font);
    largest = Math.max(largest, font.size);
    const rise = question.number();
    if (rise) span.style.verticalAlign = `${rise}px`;
    const node = document.createTextNode(words);
    span.append(node);
    nodes.push({ node, start: text.length, isLink: question.flag() });
    text += words;
    return span;
  });
  // Lines so far apart that letters of any size are nearer to their own line than to the next.
  const spacing = largest * 4;
  element.style.lineHeight = `${spacing}px`;
  element.replaceChildren(...spans);
  return new LineFinder(text, nodes, spacing).answer(width, limit);
}

class LineFinder {
  #range = document.createRange();

  constructor(text, nodes, spacing) {
    this.text = text;
    this.nodes = nodes.filter(({ node }) => node.length > 0);
    this.all = nodes;
    this.spacing = spacing;
  }

  #place(offset) {
    let low = 0;
    let high = this.nodes.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.nodes[middle].start <= offset) low = middle;
      else high = middle - 1;
    }
    const { node, start } = this.nodes[low];
    return [node, Math.min(offset - start, node.length)];
  }

  #select(start, end) {
    this.#range.setStart(...this.#place(start));
    const [node, offset] = this.#place(Math.max(start, end - 1));
    this.#range.setEnd(node, Math.min(node.length, offset + 1));
    return this.#range;
  }

  /** The middle of the line in which a character is. */
  #middle(offset) {
    const rects = this.#select(offset, offset + 1).getClientRects();
    const rect = rects[rects.length - 1];
    return rect ? rect.top + rect.height / 2 : null;
  }

  /** Where the line ends that begins at an offset. */
  #end(start, guess) {
    const line = this.#middle(start);
    const isSame = (offset) => {
      const middle = this.#middle(offset);
      return middle === null || line === null || Math.abs(middle - line) < this.spacing / 2;
    };
    const last = this.text.length - 1;
    let low = start;
    let step = guess;
    let high = Math.min(last, start + step);
    while (high < last && isSame(high)) {
      low = high;
      step *= 2;
      high = Math.min(last, high + step);
    }
    if (isSame(high)) return high + 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (isSame(middle)) low = middle;
      else high = middle;
    }
    return high;
  }

  answer(width, limit) {
    const lines = [];
    const links = [];
    let bytes = 0;
    let guess = 40;
    let isTruncated = false;
    for (let start = 0; start < this.text.length; ) {
      if (limit > 0 && lines.length === limit) {
        isTruncated = true;
        break;
      }
      const end = this.#end(start, guess);
      guess = Math.max(8, end - start);
      const words = this.text.slice(start, end);
      const size = encoder.encode(words).length;
      const seen = start + words.trimEnd().length;
      const rect = seen > start ? this.#select(start, seen).getBoundingClientRect() : null;
      lines.push(bytes, bytes + size, rect?.width ?? 0);
      if (rect) this.#addLinks(links, lines.length / 3 - 1, start, seen, rect.left);
      bytes += size;
      start = end;
      if (lines.length / 3 === limit && start < this.text.length) {
        isTruncated = true;
        lines[lines.length - 1] = Number.isFinite(width) ? width : rect?.width ?? 0;
        break;
      }
    }
    return [isTruncated ? 1 : 0, lines.length / 3, ...lines, ...links];
  }

  #addLinks(links, line, start, end, left) {
    this.all.forEach(({ node, start: first, isLink }, run) => {
      if (!isLink) return;
      const from = Math.max(start, first);
      const to = Math.min(end, first + node.length);
      if (from >= to) return;
      const rect = this.#select(from, to).getBoundingClientRect();
      links.push(run, line, rect.left - left, rect.width);
    });
  }
}

// ---- Commands ----------------------------------------------------------------------------------

/** Alerts without an answer, by their numbers. */
const alerts = new Map();
/** Places where alerts are shown, by their numbers. */
const surfaces = new Map();

function perform(reader) {
  while (!reader.isAtEnd) COMMANDS[reader.byte()](reader);
}

/** A command about an alert, with what is read of it; it is read in any case. */
const command = (run, ...parts) => (reader) => {
  const alert = alerts.get(reader.whole());
  const values = parts.map((part) => reader[part]());
  if (alert) run(alert, ...values);
};

/** What the first byte of a command means, counted from 1. */
const COMMANDS = [
  null,
  (reader) => {
    issues.push({
      severity: reader.flag() ? "error" : "skipped", line: reader.whole(), column: reader.whole(),
      path: reader.text(), code: reader.text(), message: reader.text(),
    });
  },
  (reader) => (lastRead = { token: reader.whole(), isRead: reader.flag(), passes: reader.flag() }),
  command((alert) => alert.view?.show()),
  command((alert, bytes) => alert.viewOnSurface().draw(new Reader(bytes)), "part"),
  command((alert, opacity, scale, offset, backdrop) =>
    alert.view?.move({ opacity, scale, offset, backdrop }), "number", "number", "point", "number"),
  command((alert, end) => alert.surface.play(alert, end), "number"),
  (reader) => {
    const surface = surfaces.get(reader.whole());
    const time = reader.number();
    surface?.wake(time);
  },
  command((alert, handle) => alert.view?.focus(handle), "whole"),
  command((alert) => alert.surface.restoreFocus()),
  command((alert, text) => alert.announce(text), "text"),
  command((alert, handle, offset) => alert.view?.scroll(handle, offset), "whole", "number"),
  command((alert, link) => alert.open(link), "text"),
  command((alert, ...work) => alert.work(...work), "whole", "text", "values", "selections"),
  command((alert, number) => alert.cancelWork(number), "whole"),
  command((alert, ...question) => alert.validate(...question), "whole", "text", "text", "values"),
  command((alert, action) => alert.stay(action), "text"),
  command((alert) => alert.hide()),
  command(
    (alert, hasAction, action, reason, wasShown, values, selections) =>
      alert.settle({ action: hasAction ? action : null, reason, wasShown, values, selections }),
    "flag", "text", "text", "flag", "values", "selections"),
  command((alert, place, kind, bytes) => alert.addPicture(place, kind, bytes), "whole", "byte", "part"),
];

let issues = [];
let lastRead = null;
let nextToken = 1;

// ---- Documents ---------------------------------------------------------------------------------

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

function textOf(document, options = {}) {
  let text = typeof document === "string" ? document : JSON.stringify(document) ?? "";
  const theme = options.environment?.theme;
  if (!theme) return text;
  try {
    const parsed = JSON.parse(text);
    if (parsed && typeof parsed === "object" && !("theme" in parsed)) {
      text = JSON.stringify({ ...parsed, theme });
    }
  } catch {
    // The engine says what is wrong with it, and where.
  }
  return text;
}

function read(kind, token, text, options) {
  issues = [];
  lastRead = null;
  engine.send(new Writer().byte(kind).whole(token).flag(options.strict).text(text));
  const result = { ...lastRead, issues };
  if (!lastRead?.isRead) throw new DocumentError(issues);
  return result;
}

/** Reads a document and says what was passed over in it; throws a `DocumentError` if it cannot. */
export async function check(document, options = {}) {
  await loadEngine();
  const text = await withoutMarkup(textOf(document, options));
  const token = nextToken++;
  const { issues } = read(READ, token, text, { strict: true, ...options });
  engine.send(new Writer().byte(FORGET).whole(token));
  return { issues };
}

// ---- HTML and Markdown -------------------------------------------------------------------------

let markup = null;

function loadMarkup() {
  markup ??= compile("heed-markup.wasm").then((module) => instantiate(module, {})).catch((error) => {
    markup = null;
    throw error;
  });
  return markup;
}

/** The document with runs in place of HTML and Markdown, which the engine does not read. */
async function withoutMarkup(text) {
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

// ---- Showing -----------------------------------------------------------------------------------

/**
 * Shows an alert, at once or when it has its turn.
 *
 * Awaiting what it gives waits for the answer, of which there is exactly one.
 */
export function show(document, handlers = {}, options = {}) {
  return new Handle(document, handlers, options);
}

/** Shows alerts in a queue of their own. */
export function lane(name, defaults = {}) {
  return {
    show: (document, handlers = {}, options = {}) =>
      show(document, handlers, { ...defaults, ...options, lane: name }),
  };
}

class Handle {
  #alert;
  #answer;

  constructor(document, handlers, options) {
    this.#answer = new Promise((resolve, reject) => {
      this.#alert = new PageAlert(this, handlers, options, resolve, reject);
    });
    this.#alert.start(document);
  }
  then(fulfilled, rejected) {
    return this.#answer.then(fulfilled, rejected);
  }
  catch(rejected) {
    return this.#answer.catch(rejected);
  }
  finally(run) {
    return this.#answer.finally(run);
  }
  /** The element in which the alert is; nothing while it is not shown. */
  get element() {
    return this.#alert.view?.dialog ?? null;
  }
  /** Resolves when the alert is on the surface, or over. */
  get shown() {
    return this.#alert.shown;
  }
  /** Changes what the alert says; what the person typed and picked is kept. */
  update(document) {
    return this.#alert.update(document);
  }
  /** Takes the alert back. */
  dismiss(reason = "withdrawn") {
    this.#alert.dismiss(reason);
  }
  /** Says how much is done in the progress block of a place: from 0 to 1, or null if not known. */
  progress(part, place = 0) {
    this.#alert.send(PROGRESS, (writer) => writer.number(part).whole(place));
  }
  /** With `clock: "manual"`, shows the alert as it is some seconds after it began to come or to go. */
  seek(seconds, way = "enter") {
    this.#alert.seek(seconds, way !== "exit");
  }
  /** Seconds that the way takes which was sought last. */
  get duration() {
    return this.#alert.duration ?? 0;
  }
  /** What is on the surface: frames, roles, labels and the order of the focus. */
  scene() {
    return this.#alert.view?.scene() ?? null;
  }
}

class PageAlert {
  token = nextToken++;
  view = null;
  surface = null;
  pictures = [];
  #works = new Map();
  #isOver = false;

  constructor(handle, handlers, options, resolve, reject) {
    Object.assign(this, { handle, handlers, options, resolve, reject });
    this.shown = new Promise((resolve) => (this.wasShown = resolve));
    this.opener = options.opener ?? null;
  }

  send(kind, add = () => {}) {
    if (!this.engine || this.#isOver) return;
    const writer = new Writer().byte(kind).whole(this.token);
    add(writer);
    this.engine.send(writer);
  }

  event(kind, add = () => {}) {
    this.send(EVENT, (writer) => add(writer.byte(kind)));
  }

  async start(document) {
    const { signal } = this.options;
    const withdraw = () => this.dismiss("withdrawn");
    if (signal?.aborted) return this.settle(emptyAnswer("withdrawn"));
    signal?.addEventListener("abort", withdraw);
    this.unsubscribe = () => signal?.removeEventListener("abort", withdraw);
    try {
      await this.#present(document);
    } catch (error) {
      if (error instanceof DocumentError) {
        this.#end();
        this.reject(error);
      } else {
        settings.onProblem(error);
        this.settle(emptyAnswer("unavailable"));
      }
    }
  }

  async #present(document) {
    const text = textOf(document, this.options);
    if (!engine) await loadEngine();
    const plain = /"(html|markdown)"/.test(text) ? await withoutMarkup(text) : text;
    // Meanwhile the engine may have been lost, or the alert taken back.
    if (!engine) await loadEngine();
    if (this.#isOver) return;
    this.engine = engine;
    const { passes, issues } = read(READ, this.token, plain, this.options);
    if (issues.length > 0) this.handlers.onIssues?.(issues);
    alerts.set(this.token, this);
    this.surface = Surface.of(this.options, passes);
    this.surface.add(this);
    const { policy, priority = 0, id = "", unique = false } = this.options;
    const seconds = this.options;
    this.send(PRESENT, (writer) =>
      writer.whole(this.surface.id).byte({ replace: 1, preempt: 2 }[policy] ?? 0).number(priority)
        .flag(unique).text(id).number(seconds.minimumTime ?? 0).number(seconds.delay ?? 0)
        .number(seconds.timeout)
        .texts(Object.keys(this.handlers.actions ?? {}))
        .texts(Object.keys(this.handlers.validators ?? {})));
  }

  async update(document) {
    if (!this.engine || this.#isOver) return;
    const text = await withoutMarkup(textOf(document, this.options));
    if (this.#isOver) return;
    const { issues } = read(UPDATE, this.token, text, this.options);
    if (issues.length > 0) this.handlers.onIssues?.(issues);
  }

  dismiss(reason) {
    if (!this.engine) return this.settle(emptyAnswer("withdrawn"));
    if (reason === "interrupted") this.event(LOST);
    else this.send(CLOSE);
  }

  seek(seconds, isEntering) {
    this.send(SEEK, (writer) => writer.number(seconds).flag(isEntering));
  }

  viewOnSurface() {
    this.view ??= new View(this, this.surface);
    return this.view;
  }

  hide() {
    this.view?.remove();
    this.view = null;
  }

  announce(text) {
    this.view?.announce(text);
    this.handlers.onAnnounce?.(text);
  }

  open(link) {
    if (this.handlers.onLink) return later(() => this.handlers.onLink(link));
    window.open(link, "_blank", "noopener,noreferrer");
  }

  stay(action) {
    if (this.handlers.onKeptOpen) later(() => this.handlers.onKeptOpen(action, this.handle));
  }

  slotHeight(id, width) {
    const element = this.slotElement(id);
    if (!element) return null;
    if (!this.view) return element.offsetHeight || null;
    return this.view.slotHeight(element, width);
  }

  slotElement(id) {
    const slots = this.handlers.slots ?? {};
    if (!Object.hasOwn(slots, id)) return null;
    this.slots ??= new Map();
    if (!this.slots.has(id)) {
      const given = slots[id];
      this.slots.set(id, typeof given === "function" ? given() : given);
    }
    return this.slots.get(id);
  }

  // Work

  work(number, action, values, selections) {
    const abort = new AbortController();
    this.#works.set(number, abort);
    const finish = (kind, message = "") => {
      if (!this.#works.delete(number)) return;
      this.send(WORK, (writer) => writer.whole(number).byte(kind).text(message));
    };
    const context = {
      action, values, selections, signal: abort.signal, handle: this.handle,
      progress: (part, place = 0) => {
        if (this.#works.has(number)) this.handle.progress(part, place);
      },
    };
    later(async () => {
      try {
        const result = await this.handlers.actions[action](context);
        finish({ close: 1, stay: 2 }[result] ?? 0);
      } catch (error) {
        if (!(error instanceof ActionError) && !abort.signal.aborted) settings.onProblem(error);
        finish(3, error instanceof ActionError ? error.message : "");
      }
    });
  }

  cancelWork(number) {
    this.#works.get(number)?.abort();
    this.#works.delete(number);
  }

  validate(number, field, text, values) {
    const finish = (message) =>
      this.send(VERDICT, (writer) =>
        writer.whole(number).flag(typeof message === "string").text(message ?? ""));
    later(async () => {
      try {
        finish(await this.handlers.validators[field](text, values));
      } catch (error) {
        if (!(error instanceof ActionError)) settings.onProblem(error);
        finish(error instanceof ActionError ? error.message : "That did not work. Try again.");
      }
    });
  }

  // Pictures

  addPicture(place, kind, bytes) {
    const picture = { state: "loading" };
    this.pictures[place] = picture;
    picture.ready = loadPicture(kind, bytes.slice(), this.options.images)
      .catch(() => ({}))
      .then((loaded) => {
        Object.assign(picture, loaded, { state: "ready" });
        if (this.#isOver) return picture.url?.startsWith("blob:") && URL.revokeObjectURL(picture.url);
        if (picture.width) {
          this.send(PICTURE, (writer) =>
            writer.whole(place).number(picture.width).number(picture.height));
        }
        this.view?.pictureCame(place);
      });
  }

  // The end

  /** The engine is gone, so nobody else gives the answer. */
  fail() {
    const wasShown = this.view !== null;
    this.hide();
    this.surface?.restoreFocus();
    this.settle(emptyAnswer(wasShown ? "interrupted" : "unavailable", wasShown));
  }

  settle(answer) {
    if (this.#isOver) return;
    this.#end();
    this.resolve(answer);
  }

  #end() {
    this.#isOver = true;
    this.hide();
    alerts.delete(this.token);
    this.unsubscribe?.();
    this.wasShown();
    for (const abort of this.#works.values()) abort.abort();
    this.#works.clear();
    for (const { url } of this.pictures) if (url?.startsWith("blob:")) URL.revokeObjectURL(url);
    this.surface?.delete(this);
  }
}

function emptyAnswer(reason, wasShown = false) {
  return { action: null, reason, wasShown, values: {}, selections: {} };
}

/** Runs the page's own code, outside of the engine's. */
function later(run) {
  queueMicrotask(() => {
    try {
      Promise.resolve(run()).catch(settings.onProblem);
    } catch (error) {
      settings.onProblem(error);
    }
  });
}

// ---- Pictures ----------------------------------------------------------------------------------

/** The types of picture files, by how they begin. */
function typeOf(bytes) {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith("\x89PNG")) return "image/png";
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (start.startsWith("GIF8")) return "image/gif";
  if (start.startsWith("RIFF") && start.endsWith("WEBP")) return "image/webp";
  return null;
}

let symbols = null;

async function loadPicture(kind, bytes, base) {
  if (kind === 0) {
    symbols ??= import(new URL("heed-symbols.js", settings.base).href).catch(() => ({ default: {} }));
    const name = decoder.decode(bytes);
    const table = (await symbols).default;
    return Object.hasOwn(table, name) ? { symbol: table[name] } : {};
  }
  let url;
  if (kind === 1) {
    // A file is only loaded from where the page allows it.
    if (!base) return {};
    const folder = new URL(base, document.baseURI).href;
    url = new URL(decoder.decode(bytes), folder).href;
    if (!folder.endsWith("/") || !url.startsWith(folder)) return {};
  } else {
    const type = typeOf(bytes);
    if (!type) return {};
    url = URL.createObjectURL(new Blob([bytes], { type }));
  }
  const image = new Image();
  image.src = url;
  await image.decode();
  return { url, width: image.naturalWidth, height: image.naturalHeight };
}

const SVG = "http://www.w3.org/2000/svg";

/** A symbol's layers, each a letter that says what is done with it and its outline. */
function drawSymbol({ layers, turns }, color, isRightToLeft) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  let group = document.createElementNS(SVG, "g");
  let cuts = null;
  for (const [kind, outline] of layers) {
    const isCut = kind === "c" || kind === "k";
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", outline);
    const isStroke = kind === "s" || kind === "k";
    const ink = isCut ? "#000" : "currentColor";
    path.setAttribute("fill", isStroke ? "none" : ink);
    if (isStroke) {
      for (const [name, value] of Object.entries({
        stroke: ink, "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round",
      })) path.setAttribute(name, value);
    }
    if (isCut && !cuts) {
      cuts = document.createElementNS(SVG, "mask");
      cuts.id = `m${nextToken++}`;
      const paper = document.createElementNS(SVG, "rect");
      for (const [name, value] of Object.entries({
        x: -1, y: -1, width: 26, height: 26, fill: "#fff",
      })) paper.setAttribute(name, value);
      cuts.append(paper);
      group.setAttribute("mask", `url(#${cuts.id})`);
      svg.append(cuts);
    }
    if (isCut) cuts.append(path);
    else {
      if (cuts) {
        // What is drawn after a cut lies over it.
        const outer = document.createElementNS(SVG, "g");
        outer.append(group);
        group = outer;
        cuts = null;
      }
      group.append(path);
    }
  }
  svg.append(group);
  svg.style.color = color;
  if (turns && isRightToLeft) svg.style.transform = "scaleX(-1)";
  return svg;
}

// ---- The page ----------------------------------------------------------------------------------

const QUERIES = {
  isDark: "(prefers-color-scheme: dark)",
  isHighContrast: "(prefers-contrast: more), (forced-colors: active)",
  reducesMotion: "(prefers-reduced-motion: reduce)",
  reducesTransparency: "(prefers-reduced-transparency: reduce), (forced-colors: active)",
};

/** The sizes of body text, smallest first. */
const BODY = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53];
const CATEGORIES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];

/** What is listened to on the page while an alert is there, once for all of them. */
const page = {
  abort: null,
  media: {},

  begin() {
    if (this.abort) return;
    this.abort = new AbortController();
    const { signal } = this.abort;
    const changed = () => this.changed();
    for (const [name, query] of Object.entries(QUERIES)) {
      this.media[name] = matchMedia(query);
      this.media[name].addEventListener("change", changed, { signal });
    }
    addEventListener("resize", changed, { signal });
    visualViewport?.addEventListener("resize", changed, { signal });
    document.addEventListener("visibilitychange", () => this.pause(), { signal });
    addEventListener("pagehide", (event) => this.leave(event), { signal });
    document.addEventListener("keydown", keyDown, { signal, capture: true });
    document.addEventListener("keyup", keyUp, { signal, capture: true });
    document.fonts?.addEventListener("loadingdone", () => this.changed(2), { signal });
    ruler = new Ruler();
  },

  end() {
    if (surfaces.size > 0 || !this.abort) return;
    this.abort.abort();
    this.abort = null;
    this.media = {};
    ruler?.remove();
    ruler = null;
  },

  /** At most once a frame, however many things changed. */
  changed(flags = 0) {
    this.flags |= flags;
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      const flags = this.flags;
      this.flags = 0;
      for (const surface of surfaces.values()) surface.tellEnvironment(flags);
    });
  },
  flags: 0,

  pause() {
    for (const alert of alerts.values()) alert.tellPause();
  },

  /** The page goes away: whoever waits gets an answer, unless it is kept and may come back. */
  leave(event) {
    if (event.persisted) return;
    for (const surface of [...surfaces.values()]) surface.lose();
  },
};

class Ruler {
  constructor() {
    this.host = document.createElement("div");
    const root = this.host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet()];
    this.element = document.createElement("div");
    this.element.className = "ruler";
    // How large letters are that nobody gave a size, and where bars cover the screen.
    this.letters = document.createElement("div");
    this.letters.className = "letters";
    root.append(this.element, this.letters);
    this.host.setAttribute("aria-hidden", "true");
    document.body.append(this.host);
  }
  remove() {
    this.host.remove();
  }
  get textSize() {
    const wanted = (parseFloat(getComputedStyle(this.letters).fontSize) / 16) * 17;
    let best = 3;
    BODY.forEach((size, place) => {
      if (Math.abs(size - wanted) < Math.abs(BODY[best] - wanted)) best = place;
    });
    return best;
  }
  get safeArea() {
    const style = getComputedStyle(this.letters);
    return ["Top", "Left", "Bottom", "Right"].map((side) => parseFloat(style[`padding${side}`]) || 0);
  }
}

/** Keeps the page where it is while it is covered, without a jump where its scroll bar was. */
const scrollLock = {
  holders: new Set(),
  kept: null,
  take(holder) {
    this.holders.add(holder);
    if (this.kept) return;
    const { style } = document.documentElement;
    const names = ["overflow", "scrollbar-gutter"];
    this.kept = names.map((name) => [
      name, style.getPropertyValue(name), style.getPropertyPriority(name),
    ]);
    const hasBar = innerWidth > document.documentElement.clientWidth;
    if (hasBar) style.setProperty("scrollbar-gutter", "stable", "important");
    style.setProperty("overflow", "hidden", "important");
  },
  give(holder) {
    if (!this.holders.delete(holder) || this.holders.size > 0 || !this.kept) return;
    const { style } = document.documentElement;
    for (const [name, value, priority] of this.kept) {
      if (value) style.setProperty(name, value, priority);
      else style.removeProperty(name);
    }
    // Read first: until then the attribute may not know that it is empty.
    if (document.documentElement.getAttribute("style") === "") {
      document.documentElement.removeAttribute("style");
    }
    this.kept = null;
  },
};

/** What has the focus, also inside of components. */
function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body || element === document.documentElement ? null : element;
}

let nextSurface = 1;

/** A place where alerts are shown one at a time. */
class Surface {
  static of(options, passes) {
    const { container = null, lane = passes ? "banner" : "main", clock } = options;
    if (clock !== "manual") {
      for (const surface of surfaces.values()) {
        if (surface.container === container && surface.lane === lane && !surface.isManual) {
          return surface;
        }
      }
    }
    return new Surface(container, lane, clock === "manual");
  }

  id = nextSurface++;
  alerts = new Set();
  overrides = {};
  opener = null;

  constructor(container, lane, isManual) {
    Object.assign(this, { container, lane, isManual });
    surfaces.set(this.id, this);
    page.begin();
  }

  add(alert) {
    this.alerts.add(alert);
    Object.assign(this.overrides, alert.options.environment);
    this.root ??= this.#makeRoot();
    this.tellEnvironment();
  }

  delete(alert) {
    this.alerts.delete(alert);
    if (this.alerts.size > 0) return;
    // A new alert may follow at once; then the place is still there.
    queueMicrotask(() => {
      if (this.alerts.size > 0 || !surfaces.delete(this.id)) return;
      engine?.send(new Writer().byte(GONE).whole(this.id));
      this.#end();
    });
  }

  /** Something took the surface away: every alert on it is over. */
  lose() {
    if (!surfaces.delete(this.id)) return;
    engine?.send(new Writer().byte(GONE).whole(this.id));
    this.#end();
  }

  #end() {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.host?.remove();
    page.end();
  }

  #makeRoot() {
    defineElements();
    this.host = document.createElement("heed-surface");
    this.host.surface = this;
    this.host.toggleAttribute("inside", this.isInside);
    const root = this.host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet()];
    const parent = this.container ?? document.body;
    parent.append(this.host);
    return root;
  }

  get isInside() {
    return this.container !== null;
  }

  /** The place of the surface's left top on the page's. */
  get origin() {
    if (!this.isInside) return { x: 0, y: 0 };
    const { left, top } = this.host.getBoundingClientRect();
    return { x: left, y: top };
  }

  #size() {
    if (this.overrides.size) return this.overrides.size;
    if (this.isInside) {
      const element = this.container.host ?? this.container;
      return [element.clientWidth, element.clientHeight];
    }
    return [document.documentElement.clientWidth, innerHeight];
  }

  tellEnvironment(flags = 0) {
    const own = this.overrides;
    const { media } = page;
    const [width, height] = this.#size();
    const safe = own.safeArea ?? (this.isInside ? [0, 0, 0, 0] : ruler.safeArea);
    const view = visualViewport;
    // A keyboard makes what is seen lower; pinching makes it smaller, which is no reason to move.
    const hasKeyboard = view && Math.abs(view.scale - 1) < 0.01 && !this.isInside;
    const keyboard = hasKeyboard ? Math.max(0, height - view.height - view.offsetTop) : 0;
    const root = document.documentElement;
    const style = getComputedStyle(this.container instanceof Element ? this.container : root);
    const isDark = own.appearance ? own.appearance === "dark" : media.isDark.matches;
    const isHigh = own.contrast ? own.contrast === "high" : media.isHighContrast.matches;
    const size = CATEGORIES.indexOf(String(own.textSize ?? "").toUpperCase());
    engine.send(
      new Writer().byte(SURFACE).whole(this.id).byte((this.isManual ? 1 : 0) | flags)
        .number(width).number(height).number(safe[0]).number(safe[1]).number(safe[2])
        .number(safe[3]).number(keyboard).number(own.scale ?? devicePixelRatio)
        .flag(isDark).flag(isHigh).flag((own.direction ?? style.direction) === "rtl")
        .byte(size < 0 ? ruler.textSize : size).flag(own.boldText)
        .flag(own.reduceMotion ?? media.reducesMotion.matches)
        .flag(own.reduceTransparency ?? media.reducesTransparency.matches)
        .flag(own.assistiveTechnology).text(own.locale ?? (root.lang || navigator.language || "en")));
  }

  // Time

  wake(time) {
    clearTimeout(this.timer);
    if (Number.isNaN(time)) return;
    const wait = Math.min(Math.max(0, (time - now()) * 1000), 2 ** 31 - 1);
    this.timer = setTimeout(() => this.tick(), wait);
  }

  tick() {
    if (surfaces.has(this.id)) engine?.send(new Writer().byte(TICK).whole(this.id));
  }

  /** The panel is on its way until a time. */
  play(alert, end) {
    if (this.isManual) {
      alert.duration = end;
      return;
    }
    this.until = end;
    this.frame ??= requestAnimationFrame(() => this.#step());
  }

  #step() {
    this.frame = null;
    if (!surfaces.has(this.id)) return;
    this.tick();
    if (now() < this.until) this.frame = requestAnimationFrame(() => this.#step());
  }

  // Focus

  /** What had the focus before the first of the alerts that follow each other. */
  keepFocus(alert) {
    const element = focused();
    const isOwn = element && this.root.contains(element);
    if (element && !isOwn) this.opener = element;
    if (alert.opener) this.opener = alert.opener;
  }

  restoreFocus() {
    const opener = this.opener;
    if (!opener) return;
    if (opener.isConnected) {
      opener.focus({ preventScroll: true });
      if (focused() === opener) return;
    }
    // It is gone or cannot have the focus: where the page's content begins.
    const place = document.querySelector("main, [role=main], h1") ?? document.body;
    const had = place.getAttribute("tabindex");
    if (had === null) place.setAttribute("tabindex", "-1");
    place.focus({ preventScroll: true });
    if (had === null) {
      place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
    }
  }
}

PageAlert.prototype.tellPause = function () {
  this.event(PAUSE, (writer) => writer.byte(2).flag(document.visibilityState === "hidden"));
};

// ---- Keys --------------------------------------------------------------------------------------

/** The views on the page, the one on top last. */
const views = [];

function viewOf(event) {
  const path = event.composedPath();
  for (let place = views.length - 1; place >= 0; place--) {
    const view = views[place];
    if (path.includes(view.dialog)) return view;
    if (!view.isModal) continue;
    // Whatever has the focus behind it, keys are meant for what is on top.
    const target = path[0];
    return target === document.body || target === document.documentElement ? view : null;
  }
  return null;
}

function keyDown(event) {
  if (event.isComposing || event.keyCode === 229) return;
  const view = viewOf(event);
  if (!view || event.defaultPrevented) return;
  const target = event.composedPath()[0];
  if (event.key === "Tab") return view.tab(event, target);
  const isSlotted = view.slotted(event);
  const tag = target.localName;
  const isTyped = tag === "textarea" || (tag === "input" && !target.classList.contains("cover"));
  const isCommand = event.altKey || event.ctrlKey || event.metaKey;
  let code = KEYS[event.key];
  if (code !== 8 && isSlotted) return;
  if (code === 8 && !view.endsByEscape) {
    // Nothing else may close it either.
    if (view.isModal) event.preventDefault();
    return;
  }
  if (isTyped && (code === 4 || code === 5 || code === 7)) return;
  if (tag === "textarea" && code !== 8) return;
  if (tag === "a" && (code === 6 || code === 7)) return;
  if (target.classList?.contains("area") && (code === 2 || code === 3 || code === 7)) return;
  if (code !== undefined && code !== 8 && isCommand) return;
  if (code === undefined) {
    if (event.key.length > 2 || event.ctrlKey || event.metaKey || (isTyped && !event.altKey)) return;
    view.key((writer) => writer.byte(9).flag(event.altKey).text(event.key), event.repeat);
    return;
  }
  event.preventDefault();
  if (code === 8) event.stopPropagation();
  view.key((writer) => writer.byte(code), event.repeat);
}

function keyUp(event) {
  // A button would be pressed once more.
  if (event.key !== " ") return;
  const target = event.composedPath()[0];
  const isControl = target.localName === "button" || target.classList?.contains("cover");
  if (isControl && viewOf(event)?.slotted(event) === false) event.preventDefault();
}

// ---- What is seen ------------------------------------------------------------------------------

const BOX = 0, BUTTON = 1, FIELD = 2, CHECKBOX = 3, RADIO = 4, SWITCH = 5, PROGRESS_BAR = 6, SLOT = 7,
  AREA = 8, HEADING = 9, PARAGRAPH = 10, PICTURE_BOX = 11;
const TAGS = [
  "div", "button", "input", "div", "div", "div", "div", "div", "div", "h2", "p", "div",
];
const ROLES = [
  "panel", "header", "title", "message", "text", "image", "action", "close", "field", "choice",
  "toggle", "progress", "badge", "separator", "slot", "dismiss", "decoration",
];
const TOLD = [
  "dialog", "heading", "text", "image", "button", "link", "textField", "secureField", "checkbox",
  "radio", "toggle", "progress", "group",
];
const FITS = ["cover", "contain", "100% 100%"];
const ALIGNMENTS = ["left", "center", "right", "justify"];

function readItem(reader, handle) {
  const item = { handle, kind: reader.byte(), parent: reader.whole(), frame: reader.frame() };
  item.id = reader.text();
  item.corners = reader.corners();
  if (item.kind === AREA) return { ...item, contentHeight: reader.number(), role: "area" };
  item.role = ROLES[reader.byte()];
  const parts = reader.whole();
  item.opacity = reader.number();
  if (parts & 1) item.fill = readFill(reader);
  if (parts & 2) item.border = { width: reader.number(), color: reader.color() };
  if (parts & 4) {
    item.shadow = { color: reader.color(), radius: reader.number(), offset: reader.point() };
  }
  if (parts & 8) {
    item.picture = { place: reader.whole(), fit: reader.byte(), hasTint: reader.flag() };
    item.picture.tint = reader.color();
  }
  if (parts & 16) {
    const start = reader.place;
    item.text = readText(reader);
    item.text.bytes = reader.bytes.slice(start, reader.place);
  }
  if (parts & 32) {
    item.told = { role: TOLD[reader.byte()], label: reader.text() };
    const hasValue = reader.flag();
    const value = reader.text();
    item.told.value = hasValue ? value : null;
    item.told.hint = reader.text();
    item.told.isEnabled = reader.flag();
    item.told.isSelected = reader.flag();
  }
  if (parts & 64) item.cut = { frame: reader.frame(), corners: reader.corners() };
  if (item.kind === FIELD) {
    item.field = {
      id: reader.text(), input: reader.byte(), placeholder: reader.text(), value: reader.text(),
      isRequired: reader.flag(), isWrong: reader.flag(), padding: reader.number(),
      font: readFont(reader), color: reader.color(), faint: reader.color(), tint: reader.color(),
    };
  }
  return item;
}

function readFill(reader) {
  const kind = reader.byte();
  if (kind === 0) return { color: reader.color() };
  if (kind === 1) {
    const angle = reader.number();
    const stops = reader.list(() => `${reader.color()} ${reader.number() * 100}%`);
    return { gradient: `linear-gradient(${angle}deg, ${stops.join(", ")})` };
  }
  if (kind === 2) {
    const picture = { place: reader.whole(), fit: reader.byte() };
    return { picture, insets: [reader.number(), reader.number(), reader.number(), reader.number()] };
  }
  return { blur: reader.number(), tint: reader.color(), isBare: reader.flag() };
}

function readText(reader) {
  const text = {
    x: reader.number(), y: reader.number(), width: reader.number(), alignment: reader.byte(),
    isRightToLeft: reader.flag(), language: reader.text(), lines: reader.whole(),
    cutsMiddle: reader.flag(), lineHeight: reader.number(),
  };
  text.runs = reader.list(() => {
    const run = { text: reader.text(), font: readFont(reader), color: reader.color() };
    const parts = reader.byte();
    run.background = parts & 1 ? reader.color() : null;
    run.isUnderlined = (parts & 2) !== 0;
    run.isStruck = (parts & 4) !== 0;
    run.link = parts & 8 ? reader.text() : null;
    run.rise = reader.number();
    run.height = reader.number();
    return run;
  });
  return text;
}

const px = (value) => `${+value.toFixed(4)}px`;

function place(element, { x, y, width, height }) {
  const { style } = element;
  style.left = px(x);
  style.top = px(y);
  style.width = px(width);
  style.height = px(height);
}

function drawText(element, text) {
  const { style } = element;
  element.dir = text.isRightToLeft ? "rtl" : "ltr";
  element.lang = text.language;
  style.left = px(text.x);
  style.top = px(text.y);
  style.width = Number.isNaN(text.width) ? "max-content" : px(text.width);
  style.whiteSpace = Number.isNaN(text.width) ? "pre" : "pre-wrap";
  style.textAlign = ALIGNMENTS[text.alignment];
  style.lineHeight = Number.isNaN(text.lineHeight) ? "0" : px(text.lineHeight);
  const isCut = text.lines > 0;
  element.classList.toggle("cut", isCut);
  style.setProperty("-webkit-line-clamp", isCut ? text.lines : "");
  const runs = text.runs.map((run) => {
    const span = document.createElement(run.link ? "a" : "span");
    span.textContent = run.text;
    setFont(span.style, run.font);
    span.style.color = run.color;
    if (run.background) span.style.backgroundColor = run.background;
    const lines = [run.isUnderlined ? "underline" : "", run.isStruck ? "line-through" : ""];
    span.style.textDecorationLine = lines.join(" ").trim() || "none";
    if (run.rise) span.style.verticalAlign = px(run.rise);
    if (!Number.isNaN(run.height)) span.style.lineHeight = px(run.height);
    if (run.link) {
      span.href = run.link;
      span.target = "_blank";
      span.rel = "noopener noreferrer";
    }
    return span;
  });
  // The line box is as high as the letters of the first run ask, and no higher.
  if (text.runs.length > 0) setFont(style, text.runs[0].font);
  element.replaceChildren(...runs);
  if (isCut && text.cutsMiddle && runs.length === 1) cutMiddle(element, runs[0]);
}

/** Leaves out the middle of a line that is too long, as much as it has to. */
function cutMiddle(element, span) {
  const letters = [...span.textContent];
  element.classList.remove("cut");
  element.style.whiteSpace = "pre";
  const fits = (count) => {
    const head = Math.ceil(count / 2);
    const tail = letters.slice(letters.length - (count - head)).join("");
    span.textContent = `${letters.slice(0, head).join("")}\u2026${count > head ? tail : ""}`;
    return span.getBoundingClientRect().width <= element.clientWidth;
  };
  let low = 1;
  let high = letters.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  fits(low);
}

/** One alert on its surface. */
class View {
  isModal = true;
  endsByEscape = true;
  #items = new Map();
  #order = [];
  #isQuiet = false;
  #abort = new AbortController();
  #pointer = null;
  #ignoresClick = false;

  constructor(alert, surface) {
    this.alert = alert;
    this.surface = surface;
  }

  /** The element is known with the first drawing: what interrupts is a dialog. */
  #make() {
    const make = (tag, name, parent) => {
      const element = document.createElement(tag);
      element.className = name;
      parent?.append(element);
      return element;
    };
    this.dialog = make(this.isModal ? "dialog" : "div", "alert");
    this.dialog.tabIndex = -1;
    this.dialog.dataset.token = this.alert.token;
    this.backdrop = make("div", "backdrop", this.dialog);
    this.mover = make("div", "mover", this.dialog);
    this.beneath = make("div", "beneath", this.mover);
    this.content = make("div", "content", this.mover);
    this.live = make("div", "live", this.dialog);
    this.live.setAttribute("aria-live", "polite");
    this.#listen();
  }

  // Drawing

  draw(reader) {
    const isAnimated = reader.flag();
    const size = { width: reader.number(), height: reader.number() };
    this.isRightToLeft = reader.flag();
    const isDark = reader.flag();
    this.size = size;
    this.cover = { color: reader.color(), blur: reader.number() };
    this.passes = reader.flag();
    const center = reader.point();
    const style = ["alert", "sheet", "card", "banner"][reader.byte()];
    this.dragsBetween = reader.flag();
    this.swipeEdge = [null, "top", "bottom"][reader.byte()];
    this.endsByEscape = reader.flag();
    this.endsOutside = reader.flag();
    const hasTimeout = reader.flag();
    const hasControls = reader.flag();
    const label = reader.text();
    const language = reader.text();
    this.style = style;
    if (!this.dialog) {
      this.isModal = !this.passes && style !== "banner";
      this.#make();
    }
    const { dialog } = this;
    dialog.lang = language;
    dialog.style.colorScheme = isDark ? "dark" : "light";
    dialog.classList.toggle("passes", this.passes || !this.isModal);
    dialog.classList.toggle("swipes", this.swipeEdge !== null);
    dialog.classList.toggle("drags", this.dragsBetween);
    dialog.classList.toggle("inside", this.surface.isInside);
    this.mover.style.transformOrigin = `${px(center.x)} ${px(center.y)}`;
    this.backdrop.style.backgroundColor = this.cover.color;
    const gone = reader.list(() => reader.whole());
    this.#order = reader.list(() => reader.whole());
    const before = isAnimated ? this.#places() : null;
    for (const handle of gone) {
      this.#items.get(handle)?.element.remove();
      this.#items.delete(handle);
    }
    const last = new Map();
    for (let count = reader.whole(); count > 0; count--) {
      const handle = reader.whole();
      const bytes = reader.part();
      if (bytes.length > 0) this.#apply(readItem(new Reader(bytes), handle));
      this.#put(this.#items.get(handle), last);
    }
    this.#tellDialog(style, label, hasControls, hasTimeout);
    if (before) this.#glide(before);
  }

  #parent(handle) {
    if (handle === 0) return this.content;
    if (handle === 1) return this.beneath;
    return this.#items.get(handle).element;
  }

  /** Puts an element after the one that was put into its parent before, if it is not there. */
  #put({ element, item }, last) {
    const parent = this.#parent(item.parent);
    const before = last.get(parent) ?? null;
    const isThere = element.parentNode === parent && (before
      ? before.nextElementSibling === element : this.#first(parent) === element);
    if (!isThere) {
      if (before) before.after(element);
      else parent.insertBefore(element, this.#first(parent));
    }
    last.set(parent, element);
  }

  /** The first element in a parent that is not a part of it. */
  #first(parent) {
    let child = parent.firstElementChild;
    while (child?.classList.contains("own")) child = child.nextElementSibling;
    return child;
  }

  #apply(item) {
    let entry = this.#items.get(item.handle);
    const isMultiline = item.field?.input === 2;
    if (entry && (entry.item.kind !== item.kind || entry.isMultiline !== isMultiline)) {
      entry.element.remove();
      entry = null;
    }
    if (!entry) {
      const tag = item.kind === FIELD && isMultiline ? "textarea" : TAGS[item.kind];
      entry = { element: document.createElement(tag), isMultiline };
      this.#items.set(item.handle, entry);
      this.#begin(entry, item);
    }
    const old = entry.item;
    entry.item = item;
    const { element } = entry;
    place(element, item.frame);
    element.style.borderRadius = item.corners.map(px).join(" ");
    if (item.kind === AREA) {
      entry.spacer.style.height = px(item.contentHeight);
      return;
    }
    element.style.opacity = item.opacity === 1 ? "" : item.opacity;
    this.#paint(entry);
    this.#drawPicture(entry);
    this.#write(entry, old);
    this.#cut(entry);
    this.#tell(entry);
    if (item.kind === FIELD) this.#drawField(entry, old);
  }

  /** What an element has from the beginning. */
  #begin(entry, { kind, handle, id, role }) {
    const { element } = entry;
    element.className = kind === AREA ? "area" : `node ${role}`;
    element.dataset.handle = handle;
    element.dataset.node = id;
    element.id = `n${handle}`;
    const own = (tag, name) => {
      const part = document.createElement(tag);
      part.className = `${name} own`;
      element.append(part);
      return part;
    };
    if (kind === BUTTON) element.type = "button";
    if (kind === CHECKBOX || kind === RADIO || kind === SWITCH) {
      entry.control = own("input", "cover");
      entry.control.type = kind === RADIO ? "radio" : "checkbox";
      if (kind === SWITCH) entry.control.setAttribute("role", "switch");
      entry.control.dataset.handle = handle;
    }
    if (kind === AREA) {
      entry.spacer = own("div", "spacer");
      element.addEventListener("scroll", () => {
        this.alert.event(SCROLLED, (writer) => writer.whole(handle).number(element.scrollTop));
      }, { passive: true });
    }
    if (kind === SLOT) {
      const slot = own("slot", "room");
      slot.name = `heed-${this.alert.token}-${handle}`;
      entry.slot = slot;
    }
    entry.focusTarget = entry.control ?? element;
  }

  #paint({ element, item }) {
    const { style } = element;
    const { fill, border, shadow } = item;
    style.backgroundColor = fill?.color ?? fill?.tint ?? "";
    style.backgroundImage = fill?.gradient ?? "";
    style.borderImage = "";
    if (fill?.picture) {
      const picture = this.alert.pictures[fill.picture.place];
      const url = picture?.url ? `url("${CSS.escape(picture.url).replace(/\\/g, "\\")}")` : "";
      const address = picture?.url ? `url(${JSON.stringify(picture.url)})` : "";
      if (address && fill.insets.some((inset) => inset > 0)) {
        style.borderImage = `${address} ${fill.insets.join(" ")} fill / ${fill.insets.map(px).join(" ")}`;
      } else {
        style.backgroundImage = url && address;
        style.backgroundSize = FITS[fill.picture.fit];
      }
    }
    const blur = fill?.blur ? `blur(${px(fill.blur)})` : "";
    style.setProperty("backdrop-filter", blur);
    style.setProperty("-webkit-backdrop-filter", blur);
    const shadows = [];
    if (border) shadows.push(`inset 0 0 0 ${px(border.width)} ${border.color}`);
    if (shadow) {
      const { offset, radius, color } = shadow;
      shadows.push(`${px(offset.x)} ${px(offset.y)} ${px(radius * 2)} ${color}`);
    }
    style.boxShadow = shadows.join(", ");
  }

  #drawPicture(entry) {
    const { element, item } = entry;
    if (!item.picture) {
      entry.picture?.remove();
      entry.picture = null;
      return;
    }
    const { place, fit, hasTint, tint } = item.picture;
    const picture = this.alert.pictures[place] ?? {};
    let part;
    if (picture.symbol) {
      part = document.createElement("i");
      part.append(drawSymbol(picture.symbol, hasTint ? tint : "#8E8E93", this.isRightToLeft));
      const aspect = ["xMidYMid slice", "xMidYMid meet", "none"][fit];
      part.firstChild.setAttribute("preserveAspectRatio", aspect);
    } else {
      part = document.createElement("i");
      if (picture.url) {
        const address = `url(${JSON.stringify(picture.url)})`;
        const shape = `${address} center / ${FITS[fit]} no-repeat`;
        if (hasTint) {
          part.style.setProperty("-webkit-mask", shape);
          part.style.setProperty("mask", shape);
          part.style.backgroundColor = tint;
        } else {
          part.style.background = shape;
        }
      }
    }
    part.className = "picture own";
    part.setAttribute("aria-hidden", "true");
    if (entry.picture) entry.picture.replaceWith(part);
    else element.prepend(part);
    entry.picture = part;
  }

  #write(entry, old) {
    const { element, item } = entry;
    if (!item.text) {
      entry.text?.remove();
      entry.text = null;
      return;
    }
    if (entry.text && isSame(old?.text?.bytes, item.text.bytes)) return;
    if (!entry.text) {
      entry.text = document.createElement("span");
      entry.text.className = "text own";
      element.append(entry.text);
    }
    drawText(entry.text, item.text);
  }

  #cut({ element, item }) {
    if (!item.cut) {
      element.style.clipPath = "";
      return;
    }
    const { frame, corners } = item.cut;
    const sides = [
      frame.y, item.frame.width - frame.x - frame.width,
      item.frame.height - frame.y - frame.height, frame.x,
    ];
    element.style.clipPath = `inset(${sides.map(px).join(" ")} round ${corners.map(px).join(" ")})`;
  }

  // Assistive technology

  #tell({ element, item, control, slot, text }) {
    const { told, kind } = item;
    const set = (target, name, value) => {
      if (value === null || value === false || value === "") target.removeAttribute(name);
      else target.setAttribute(name, value);
    };
    const parent = this.#items.get(item.parent)?.item;
    const isSpoken = parent && parent.kind !== AREA && parent.kind !== BUTTON
      && parent.kind !== HEADING && parent.kind !== PARAGRAPH;
    if (!told) {
      const hides = isSpoken || (!text && kind !== PICTURE_BOX && kind !== SLOT) || kind === PICTURE_BOX;
      set(element, "aria-hidden", hides ? "true" : null);
      return;
    }
    if (item.role === "panel") return set(element, "aria-hidden", "true");
    if (kind === BUTTON) {
      // What is seen on it is its name, unless the alert says something else.
      set(element, "aria-disabled", told.isEnabled ? null : "true");
      set(element, "aria-label", told.label);
      set(element, "aria-busy", told.hint ? "true" : null);
      set(element, "aria-description", told.hint);
    }
    if (control) {
      set(control, "aria-label", told.label);
      control.checked = told.isSelected;
    }
    if (kind === PROGRESS_BAR) {
      set(element, "role", "progressbar");
      set(element, "aria-label", told.label || "Progress");
      set(element, "aria-valuetext", told.value);
      set(element, "aria-valuenow", told.value === null ? null : parseFloat(told.value));
      set(element, "aria-valuemin", told.value === null ? null : "0");
      set(element, "aria-valuemax", told.value === null ? null : "100");
      element.classList.toggle("unknown", told.value === null);
    }
    if (kind === PICTURE_BOX) {
      set(element, "role", "img");
      set(element, "aria-label", told.label);
    }
    if (kind === SLOT) {
      set(element, "role", "group");
      set(element, "aria-label", told.label);
      const app = this.alert.slotElement(item.id) ?? this.#slotByLabel(item);
      if (app && app.slot !== slot.name) {
        app.slot = slot.name;
        this.surface.host.append(app);
      }
    }
  }

  #slotByLabel() {
    return null;
  }

  #drawField({ element, item }, old) {
    const { field } = item;
    const set = (name, value) => {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    };
    if (field.input !== 2) element.type = field.input === 1 ? "password" : "text";
    set("inputmode", [null, null, null, "decimal", "email"][field.input]);
    set("autocomplete", ["on", "current-password", "on", "off", "email"][field.input]);
    set("autocapitalize", field.input === 4 || field.input === 1 ? "none" : null);
    element.placeholder = field.placeholder;
    // What the person types is here first; the engine only says it where it is something else.
    if (element.value !== field.value && old?.field?.value !== field.value) element.value = field.value;
    set("aria-label", item.told?.label ?? field.placeholder);
    set("aria-required", field.isRequired ? "true" : null);
    set("aria-invalid", field.isWrong ? "true" : null);
    const error = [...this.#items.values()].find(({ item: { id } }) => id === `${item.id}/error`);
    set("aria-describedby", field.isWrong && error ? error.element.id : null);
    this.describesLater ||= field.isWrong && !error;
    setFont(element.style, field.font);
    element.style.color = field.color;
    element.style.caretColor = field.tint;
    element.style.setProperty("--faint", field.faint);
    element.style.paddingInline = px(field.padding);
    element.style.paddingBlock = field.input === 2 ? px(field.padding) : "0";
  }

  #tellDialog(style, label, hasControls, hasTimeout) {
    const ids = (role) =>
      [...this.#items.values()].filter(({ item }) => item.role === role).map(({ element }) => element.id);
    const titles = ids("title");
    const messages = ids("message");
    const { dialog } = this;
    const set = (name, value) => (value ? dialog.setAttribute(name, value) : dialog.removeAttribute(name));
    let role = hasControls ? "dialog" : "alertdialog";
    if (!this.isModal) role = hasTimeout ? "status" : "alert";
    dialog.setAttribute("role", role);
    set("aria-modal", this.isModal && !this.surface.isInside ? "true" : null);
    const names = titles.length > 0 ? titles : messages;
    set("aria-labelledby", names.join(" "));
    set("aria-label", names.length > 0 ? null : label || "Alert");
    set("aria-describedby", messages.join(" "));
    for (const { element, item } of this.#items.values()) {
      if (item.kind === AREA) this.#tellArea(element, item);
      if (item.kind === RADIO) this.#tellPlace(element, item);
      if (item.kind === FIELD && item.field.isWrong) {
        const error = [...this.#items.values()].find(({ item: { id } }) => id === `${item.id}/error`);
        if (error) element.setAttribute("aria-describedby", error.element.id);
      }
    }
  }

  /** Each item is reached by Tab, so the browser does not know them as one group. */
  #tellPlace(element, item) {
    const list = item.id.split("/", 2).join("/");
    const group = [...this.#items.values()].filter(
      (other) => other.control && other.item.id.startsWith(`${list}/`));
    const { control } = group.find((other) => other.element === element);
    control.setAttribute("aria-setsize", group.length);
    control.setAttribute("aria-posinset", group.findIndex((other) => other.element === element) + 1);
  }

  /** A part that scrolls can be reached by the keyboard where nothing in it can. */
  #tellArea(element, item) {
    const holdsFocus = element.querySelector("button, input, textarea, a, slot") !== null;
    const { role, label } = holdsFocus ? {} : { role: "group", label: "Text" };
    element.tabIndex = holdsFocus ? -1 : 0;
    if (role) element.setAttribute("role", role);
    else element.removeAttribute("role");
    if (label) element.setAttribute("aria-label", label);
    else element.removeAttribute("aria-label");
    element.dataset.area = item.id;
  }

  // Motion

  move({ opacity, scale, offset, backdrop }) {
    const isAtRest = scale === 1 && offset.x === 0 && offset.y === 0;
    this.mover.style.transform = isAtRest
      ? "" : `translate(${offset.x}px, ${offset.y}px) scale(${scale})`;
    this.content.style.opacity = opacity === 1 ? "" : opacity;
    for (const { element, item } of this.#items.values()) {
      // What shows the page softly must not be inside of something that fades.
      if (item.parent === 1) element.style.opacity = item.opacity * opacity;
    }
    this.backdrop.style.opacity = backdrop;
    const blur = this.cover.blur * backdrop;
    this.backdrop.style.setProperty("backdrop-filter", blur > 0 ? `blur(${px(blur)})` : "");
    this.moment = { opacity, scale, offset, backdropOpacity: backdrop };
  }

  #places() {
    return new Map([...this.#items].map(([handle, { item }]) => [handle, item.frame]));
  }

  /** What stands elsewhere than before moves there, unless the person wants no motion. */
  #glide(before) {
    const reduces = this.surface.overrides.reduceMotion ?? page.media.reducesMotion?.matches;
    if (reduces || this.surface.isManual) return;
    for (const [handle, { element, item }] of this.#items) {
      const old = before.get(handle);
      const timing = { duration: 250, easing: "ease-out" };
      if (!old) {
        element.animate([{ opacity: 0 }, { opacity: item.opacity }], timing);
        continue;
      }
      const x = old.x - item.frame.x;
      const y = old.y - item.frame.y;
      if (x || y) {
        element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], timing);
      }
    }
  }

  // Coming and going

  async show() {
    const { alert, surface, dialog } = this;
    const pending = alert.pictures.filter(({ state }) => state === "loading");
    if (pending.length > 0) {
      const late = new Promise((resolve) => setTimeout(resolve, 1000));
      await Promise.race([late, Promise.all(pending.map(({ ready }) => ready))]);
    }
    if (alert.view !== this) return;
    surface.keepFocus(alert);
    surface.root.append(dialog);
    this.#isQuiet = true;
    try {
      if (surface.isInside) {
        if (this.isModal) {
          dialog.show();
          this.#makeInert();
        }
      } else if (this.isModal) {
        dialog.showModal();
      } else {
        dialog.popover = "manual";
        dialog.showPopover();
      }
    } catch (error) {
      this.#isQuiet = false;
      settings.onProblem(error);
      return alert.event(FAILED);
    }
    this.#isQuiet = false;
    views.push(this);
    if (this.isModal && !surface.isInside) scrollLock.take(this);
    alert.event(PRESENTED);
    alert.tellPause();
    alert.wasShown();
  }

  #makeInert() {
    const parent = this.surface.host.parentNode;
    this.inert = [...parent.children].filter((child) => child !== this.surface.host && !child.inert);
    for (const child of this.inert) child.inert = true;
  }

  remove() {
    this.#abort.abort();
    const place = views.indexOf(this);
    if (place >= 0) views.splice(place, 1);
    this.#isQuiet = true;
    for (const child of this.inert ?? []) child.inert = false;
    if (this.dialog?.open) this.dialog.close();
    this.dialog?.remove();
    for (const element of this.alert.slots?.values() ?? []) {
      element.removeAttribute("slot");
      element.remove();
    }
    scrollLock.give(this);
  }

  pictureCame(place) {
    for (const entry of this.#items.values()) {
      const { item } = entry;
      if (item.picture?.place === place) this.#drawPicture(entry);
      if (item.fill?.picture?.place === place) this.#paint(entry);
    }
  }

  slotHeight(element, width) {
    if (!element.isConnected) this.surface.host.append(element);
    const { style } = element;
    const before = style.width;
    style.width = px(width);
    const height = element.offsetHeight;
    style.width = before;
    return height;
  }

  focus(handle) {
    const target = this.#items.get(handle)?.focusTarget;
    if (!target || !this.dialog.isConnected) return;
    const slot = this.#items.get(handle).slot;
    const inner = slot?.assignedElements()[0];
    const wanted = inner?.querySelector(FOCUSABLE) ?? inner ?? target;
    this.#isQuiet = true;
    wanted.focus({ preventScroll: true });
    this.#isQuiet = false;
  }

  scroll(handle, offset) {
    const element = this.#items.get(handle)?.element;
    if (element) element.scrollTop = offset;
  }

  announce(text) {
    // A banner is read as a whole when it comes.
    if (!this.isModal && !this.moment) return;
    this.live.textContent = this.live.textContent === text ? `${text}\u00a0` : text;
  }

  scene() {
    const nodes = [...this.#items.values()].map(({ item }) => {
      const origin = this.#origin(item);
      const { x, y, width, height } = item.frame;
      const frame = [x + origin.x, y + origin.y, width, height];
      return {
        id: item.id, role: item.role, frame, opacity: item.opacity,
        text: item.text?.runs.map(({ text }) => text).join("") ?? null,
        accessibility: item.told ?? null,
      };
    });
    return {
      size: [this.size.width, this.size.height], direction: this.isRightToLeft ? "rtl" : "ltr",
      style: this.style, moment: this.moment ?? null, nodes,
      focusOrder: this.#order.map((handle) => this.#items.get(handle)?.item.id),
      focus: this.#focusedItem()?.item.id ?? null,
    };
  }

  #origin(item) {
    const parent = this.#items.get(item.parent)?.item;
    if (!parent) return { x: 0, y: 0 };
    const { x, y } = this.#origin(parent);
    return { x: x + parent.frame.x, y: y + parent.frame.y };
  }

  #focusedItem() {
    const handle = this.surface.root.activeElement?.closest("[data-handle]")?.dataset.handle;
    return this.#items.get(Number(handle));
  }

  // Input

  #listen() {
    const { signal } = this.#abort;
    const listen = (name, run) => this.dialog.addEventListener(name, run, { signal });
    const { alert } = this;
    listen("cancel", (event) => {
      event.preventDefault();
      if (event.target === this.dialog) this.key((writer) => writer.byte(8), false);
    });
    listen("close", () => {
      if (!this.#isQuiet) alert.event(LOST);
    });
    listen("focusin", (event) => {
      if (this.#isQuiet) return;
      const handle = this.#handle(event);
      if (handle) alert.event(FOCUSED, (writer) => writer.whole(handle));
    });
    listen("focusout", (event) => {
      const handle = this.#handle(event);
      const field = this.#items.get(handle)?.item.field;
      if (field && !this.#isQuiet) alert.event(LEFT, (writer) => writer.text(field.id));
    });
    listen("input", (event) => {
      const entry = this.#items.get(this.#handle(event));
      if (!entry?.item.field || event.isComposing) return;
      this.#type(entry);
    });
    listen("compositionend", (event) => {
      const entry = this.#items.get(this.#handle(event));
      if (entry?.item.field) this.#type(entry);
    });
    listen("click", (event) => this.#click(event));
    listen("pointerdown", (event) => this.#press(event));
    listen("pointermove", (event) => this.#drag(event));
    listen("pointerup", (event) => this.#release(event));
    listen("pointercancel", () => this.#cancelPointer());
    listen("pointerleave", () => alert.event(POINTER, (writer) => writer.number().number()));
  }

  #type({ element, item }) {
    item.field.value = element.value;
    this.alert.event(TYPED, (writer) => writer.text(item.field.id).text(element.value));
  }

  #handle(event) {
    const path = event.composedPath();
    for (const element of path) {
      if (element === this.dialog) return 0;
      const handle = element.dataset?.handle;
      if (handle) return Number(handle);
    }
    return 0;
  }

  /** Whether an event comes from an element of the page in a slot. */
  slotted(event) {
    return event.composedPath().some((element) => element.localName === "slot");
  }

  key(add, isRepeat) {
    this.alert.event(KEY, (writer) => add(writer.flag(isRepeat)));
  }

  /** The browser moves the focus itself, but at the ends it would leave the alert. */
  tab(event, target) {
    if (!this.isModal || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = this.#stops();
    if (stops.length === 0) return event.preventDefault();
    const end = event.shiftKey ? 0 : stops.length - 1;
    const isInside = stops.includes(target);
    if (isInside && stops[end] !== target) return;
    if (!isInside && target !== this.dialog && this.dialog.contains(target)) return;
    event.preventDefault();
    stops[event.shiftKey ? stops.length - 1 : 0].focus();
  }

  #stops() {
    const stops = [];
    const add = (element) => {
      if (element.localName === "slot") {
        for (const app of element.assignedElements()) {
          for (const inner of [app, ...app.querySelectorAll(FOCUSABLE)]) {
            if (inner.matches(FOCUSABLE)) stops.push(inner);
          }
        }
      } else if (element.matches(FOCUSABLE)) {
        stops.push(element);
      }
    };
    for (const element of this.mover.querySelectorAll("*")) add(element);
    return stops;
  }

  #point(event) {
    const origin = this.surface.origin;
    return { x: event.clientX - origin.x, y: event.clientY - origin.y };
  }

  #touch(step, event) {
    const { x, y } = this.#point(event);
    this.alert.event(TOUCH + step, (writer) => writer.whole(0).number(x).number(y));
  }

  /** What the browser does better itself: typing, the page's own elements, links. */
  #isNative(event) {
    const target = event.composedPath()[0];
    const tag = target.localName;
    if (this.slotted(event)) return true;
    return tag === "textarea" || tag === "a" || (tag === "input" && !target.classList.contains("cover"));
  }

  #press(event) {
    if (event.button !== 0 || this.#pointer || this.#isNative(event)) return;
    const onText = event.pointerType === "mouse" && event.composedPath()[0].closest(".text");
    this.#pointer = {
      id: event.pointerId, start: this.#point(event), canSwipe: this.swipeEdge && !onText,
      onAction: event.composedPath().some((element) => element.classList?.contains("action")),
      inArea: event.composedPath().some((element) => element.classList?.contains("area")),
      moves: [],
    };
    this.#touch(0, event);
  }

  #drag(event) {
    const pointer = this.#pointer;
    const { x, y } = this.#point(event);
    if (!pointer) {
      if (event.pointerType === "mouse") {
        this.alert.event(POINTER, (writer) => writer.number(x).number(y));
      }
      return;
    }
    if (event.pointerId !== pointer.id) return;
    const way = { x: x - pointer.start.x, y: y - pointer.start.y };
    pointer.moves.push({ y, time: event.timeStamp });
    if (pointer.moves.length > 6) pointer.moves.shift();
    if (pointer.isSwiping) {
      this.alert.event(SWIPE_MOVE, (writer) => writer.number(way.x).number(way.y));
      return;
    }
    const towards = this.swipeEdge === "top" ? -way.y : way.y;
    const mayBegin = pointer.canSwipe && !pointer.inArea && !(pointer.onAction && this.dragsBetween);
    if (mayBegin && towards > 8 && Math.abs(way.y) > Math.abs(way.x)) {
      this.dialog.setPointerCapture(pointer.id);
      pointer.isSwiping = true;
      this.alert.event(TOUCH_CANCEL, (writer) => writer.whole(0));
      this.alert.event(SWIPE);
      this.alert.event(SWIPE_MOVE, (writer) => writer.number(way.x).number(way.y));
      return;
    }
    this.#touch(1, event);
  }

  #release(event) {
    const pointer = this.#pointer;
    if (!pointer || event.pointerId !== pointer.id) return;
    this.#pointer = null;
    this.#ignoresClick = true;
    setTimeout(() => (this.#ignoresClick = false));
    if (!pointer.isSwiping) return this.#touch(2, event);
    const { x, y } = this.#point(event);
    const recent = pointer.moves.find(({ time }) => event.timeStamp - time < 100);
    const speed = recent && event.timeStamp > recent.time
      ? ((y - recent.y) / (event.timeStamp - recent.time)) * 1000 : 0;
    this.alert.event(SWIPE_END, (writer) =>
      writer.number(x - pointer.start.x).number(y - pointer.start.y).number(0).number(speed));
  }

  #cancelPointer() {
    const pointer = this.#pointer;
    if (!pointer) return;
    this.#pointer = null;
    if (pointer.isSwiping) this.alert.event(SWIPE_CANCEL);
    else this.alert.event(TOUCH_CANCEL, (writer) => writer.whole(0));
  }

  /** A click without a pointer comes from assistive technology or from code. */
  #click(event) {
    const target = event.composedPath()[0];
    const link = target.closest?.("a");
    if (link && this.dialog.contains(link)) {
      if (!this.alert.handlers.onLink) return;
      event.preventDefault();
      return this.alert.open(link.getAttribute("href"));
    }
    const handle = this.#handle(event);
    const entry = this.#items.get(handle);
    if (!this.#ignoresClick && handle && !this.slotted(event) && entry.item.kind !== FIELD) {
      if (entry.focusTarget.matches("button, .cover")) {
        this.alert.event(ACTIVATED, (writer) => writer.whole(handle));
      }
    }
    // The browser has changed it already; the alert says what it is.
    if (entry?.control) entry.control.checked = entry.item.told.isSelected;
  }
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), '
  + 'select:not([disabled]), [tabindex]:not([tabindex="-1"])';

function isSame(one, other) {
  if (!one || !other || one.length !== other.length) return false;
  return one.every((byte, place) => byte === other[place]);
}

// ---- Styles ------------------------------------------------------------------------------------

const CSS_TEXT = `
:host { all: initial; }
:host([inside]) { position: absolute; inset: 0; display: block; pointer-events: none; z-index: 2147483647; }
.ruler, .letters { position: fixed; left: 0; top: 0; visibility: hidden; pointer-events: none;
  overflow-wrap: anywhere; unicode-bidi: plaintext; contain: layout style; }
.letters { font-size: medium; width: 0; height: 0;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left); }
.alert { position: fixed; inset: 0; width: 100%; height: 100%; display: block; max-width: none; max-height: none;
  margin: 0; border: 0; padding: 0; background: none; color: inherit; overflow: hidden; outline: none;
  -webkit-tap-highlight-color: transparent; text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
.alert::backdrop { background: none; }
.alert.inside { position: absolute; pointer-events: auto; }
.alert.passes { pointer-events: none; }
.backdrop, .mover, .beneath, .content { position: absolute; inset: 0; }
.mover, .beneath, .content { pointer-events: none; }
.content > *, .beneath > * { pointer-events: auto; }
.swipes .node { touch-action: pan-x; }
.drags .action { touch-action: none; }
.area .node { touch-action: pan-y; }
.node, .area { position: absolute; box-sizing: border-box; margin: 0; border: 0; padding: 0;
  background: none; background-position: center; background-repeat: no-repeat; font: inherit;
  color: inherit; text-align: left; appearance: none; border-style: solid; border-width: 0; }
.decoration, .separator { pointer-events: none; }
.content > .decoration, .content > .separator { pointer-events: none; }
.area { overflow: hidden auto; overscroll-behavior: contain; }
.spacer { width: 1px; pointer-events: none; }
button.node { cursor: default; user-select: none; -webkit-user-select: none; }
.text { position: absolute; display: block; overflow-wrap: anywhere; unicode-bidi: plaintext; margin: 0; }
.title > .text, .message > .text, p > .text, h2 > .text, h2 .node > .text, p .node > .text {
  user-select: text; -webkit-user-select: text; cursor: auto; pointer-events: auto; }
.text.cut { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; }
.picture, .room { position: absolute; inset: 0; display: block; border-radius: inherit; overflow: hidden; }
.picture svg { display: block; width: 100%; height: 100%; overflow: visible; }
.picture { overflow: visible; }
.cover { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; appearance: none;
  z-index: 1; cursor: default; }
input.node, textarea.node { resize: none; outline-offset: -1px; }
input::placeholder, textarea::placeholder { color: var(--faint); opacity: 1; }
a { color: inherit; cursor: pointer; }
.live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.node:focus-visible, .area:focus-visible, a:focus-visible { outline: 3px solid #0A66E0; outline-offset: -3px; }
a:focus-visible { outline-offset: 1px; }
button.node:focus-visible { outline: none; }
button.node:focus-visible::after, .node:has(> .cover:focus-visible)::after { content: ""; position: absolute;
  inset: 0; border: 3px solid #0A66E0; border-radius: inherit; box-shadow: inset 0 0 0 1.5px #FFF; pointer-events: none; }
.close:focus-visible::after { inset: -3px; }
.node:has(> .cover:focus-visible)::after { inset: -1px -4px; border-radius: 8px; box-shadow: none; }
.progress.unknown > .node { animation: wander 1.4s ease-in-out infinite alternate; }
@keyframes wander { from { transform: translateX(-75%); } to { transform: translateX(75%); } }
@media (prefers-reduced-motion: reduce) { .progress.unknown > .node { animation: none; } }
.progress { overflow: hidden; }
@media (forced-colors: active) {
  .panel, .action, .close, .field { outline: 1px solid ButtonBorder; outline-offset: -1px; }
  .node:focus-visible, .area:focus-visible, button.node:focus-visible { outline: 3px solid Highlight; outline-offset: -3px; }
  .choice > .decoration, .toggle > .decoration { forced-color-adjust: none; }
  .picture svg { color: ButtonText !important; }
  .picture[style*="mask"] { background-color: ButtonText !important; forced-color-adjust: none; }
  .progress { outline: 1px solid CanvasText; }
  .progress > .node { background-color: Highlight !important; forced-color-adjust: none; }
  .action[aria-disabled] .text * { color: GrayText !important; }
}
@media print { .backdrop { display: none; } }
`;

let styles = null;

function sheet() {
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(CSS_TEXT);
  }
  return styles;
}

// ---- Elements ----------------------------------------------------------------------------------

function defineElements() {
  if (customElements.get("heed-surface")) return;
  customElements.define("heed-surface", class extends HTMLElement {
    disconnectedCallback() {
      // Moved about in the page it is still there a moment later.
      queueMicrotask(() => {
        if (!this.isConnected) this.surface?.lose();
      });
    }
  });
}

/** `<heed-alert>`: an alert whose document stands in it, or at the address of its `src`. */
class HeedAlert extends HTMLElement {
  static observedAttributes = ["open"];
  #handle = null;

  get open() {
    return this.hasAttribute("open");
  }
  set open(value) {
    this.toggleAttribute("open", Boolean(value));
  }
  connectedCallback() {
    this.hidden = true;
    if (this.open) this.show();
  }
  disconnectedCallback() {
    this.close();
  }
  attributeChangedCallback(_name, before, after) {
    if (!this.isConnected || before === after) return;
    if (after === null) this.close();
    else this.show();
  }
  async show() {
    if (this.#handle) return this.#handle;
    this.open = true;
    const abort = new AbortController();
    this.#handle = { dismiss: () => abort.abort() };
    try {
      const document = await this.#document(abort.signal);
      this.#handle = show(document, this.handlers ?? {}, { ...this.options, signal: abort.signal });
      const answer = await this.#handle;
      this.#end();
      this.dispatchEvent(new CustomEvent("answer", { detail: answer }));
      return answer;
    } catch (error) {
      this.#end();
      this.dispatchEvent(new CustomEvent("error", { detail: error }));
      return null;
    }
  }
  #end() {
    this.#handle = null;
    this.open = false;
  }
  async #document(signal) {
    const source = this.getAttribute("src");
    if (source === null) {
      return this.querySelector('script[type="application/json"]')?.textContent ?? "";
    }
    const response = await fetch(source, { signal });
    if (!response.ok) throw new Error(`${source} could not be loaded: ${response.status}`);
    return response.text();
  }
  close() {
    this.#handle?.dismiss();
  }
}

if (globalThis.customElements && !customElements.get("heed-alert")) {
  customElements.define("heed-alert", HeedAlert);
}
