// The program, and what goes in and out of it.

import { decoder, now, Reader, Writer } from "./bytes.js";
import { alerts, perform, readings } from "./commands.js";
import { loadMarkup } from "./documents.js";
import { measure } from "./measuring.js";
import { page } from "./page.js";
import { tellProblem } from "./problems.js";

// The first byte of a message.
export const SURFACE = 1, READ = 2, PRESENT = 3, FORGET = 4, UPDATE = 5, CLOSE = 6, EVENT = 7, TICK = 8,
  WORK = 9, VERDICT = 10, PROGRESS = 11, GONE = 12, SEEK = 13, PICTURE = 14;
// The second part of an event.
export const PRESENTED = 0, FAILED = 1, LOST = 2, TOUCH = 3, TOUCH_CANCEL = 6, POINTER = 7, SCROLLED = 8,
  SWIPE = 9, SWIPE_MOVE = 10, SWIPE_END = 11, SWIPE_CANCEL = 12, KEY = 13, ACTIVATED = 14,
  FOCUSED = 15, TYPED = 16, LEFT = 17, PAUSE = 18, RESIZED = 19;
export const KEYS = {
  ArrowUp: 2, ArrowDown: 3, ArrowLeft: 4, ArrowRight: 5, Enter: 6, " ": 7, Escape: 8,
};

export const settings = {
  base: "", onProblem: (error) => reportError(error),
  /** Seconds after which a file that has not come is given up. */
  loadTimeout: 30,
};

/** Changes where the program's files are, and what is told of its own faults. */
export function configure(changes) {
  Object.assign(settings, changes);
}

export let engine = null;
let loading = null;

/**
 * Loads the program, so that the first alert need not wait for it: what plain alerts need of it, or with
 * `whole` all that is there.
 */
export async function preload({ markup = false, whole = false } = {}) {
  await Promise.all([loadEngine({ whole }), markup && loadMarkup()]);
}

export async function compile(name) {
  const signal = AbortSignal.timeout(settings.loadTimeout * 1000);
  const response = await fetch(new URL(name, settings.base), { signal });
  if (!response.ok) throw new Error(`${name} could not be loaded: ${response.status}`);
  const isWasm = response.headers.get("Content-Type")?.startsWith("application/wasm");
  if (isWasm) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

export function textIn(memory, start, length) {
  return decoder.decode(new Uint8Array(memory.buffer, start, length));
}

export async function instantiate(module, imports) {
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

/** What plain alerts need of the program, and the whole. */
const PLAIN = "heed-plain.wasm", WHOLE = "heed.wasm";
/** How many messages the plain program is told before the whole one takes over in any case. */
const MOST_TOLD = 2000;
const modules = new Map();

function moduleOf(name) {
  if (!modules.has(name)) {
    const module = compile(name);
    modules.set(name, module);
    module.catch(() => modules.delete(name));
  }
  return modules.get(name);
}

/**
 * Makes the program run; with `whole`, only the whole one will do. It is the first that is tried too where
 * an alert is likely to need it.
 */
export async function loadEngine({ whole = false, isLikelyMore = false } = {}) {
  loading ??= Engine.start(isLikelyMore || whole ? [WHOLE, PLAIN] : [PLAIN, WHOLE])
    .then((made) => (engine = made)).catch((error) => {
      loading = null;
      throw error;
    });
  const started = await loading;
  if (whole) await started.becomeWhole();
}

/**
 * A program at work.
 *
 * The plain one has only what plain alerts come to. Where anything else would begin it stops by a trap;
 * then the whole one is loaded, told the same from the beginning, which brings it to where the plain one
 * was, and goes on.
 */
class Engine {
  isWhole = false;
  isLost = false;
  /** Whether messages wait for the whole program; texts are measured until they are handled. */
  isWaiting = false;
  #exports = null;
  /** Messages that were not handled yet. */
  #queue = [];
  /** Whether a message is being handled or waits for the whole program. */
  #isWorking = false;
  #growing = null;
  /** What the plain program was told since there was nothing on the page. */
  #told = [];
  /** What the message was answered that is being handled, and how much of it was asked for again. */
  #answers = [];
  #asked = 0;

  /** Begins with the first of two programs, or with the second where that cannot be had. */
  static async start([first, second]) {
    const made = new Engine();
    let name = first;
    made.#exports = await made.#makeProgram(first).catch(() => {
      name = second;
      return made.#makeProgram(second);
    });
    made.isWhole = name === WHOLE;
    return made;
  }

  async #makeProgram(name) {
    return instantiate(await moduleOf(name), { measure: (...place) => this.#measure(...place) });
  }

  /** Sends a message; what the commands lead to is done before it returns, unless the program is at work. */
  send(writer, time = now()) {
    if (this.isLost) return;
    this.#queue.push({ bytes: writer.bytes, time, answers: [] });
    if (!this.#isWorking) this.#work();
  }

  #work() {
    this.#isWorking = true;
    try {
      while (this.#queue.length > 0) {
        const commands = this.#tell(this.#queue[0]);
        if (!commands) return this.#waitForWhole();
        this.#queue.shift();
        perform(new Reader(commands));
      }
    } catch (error) {
      this.#fail(error);
    }
    this.#isWorking = false;
  }

  /** What a message leads to; nothing where the plain program has not got it. */
  #tell(message) {
    if (this.isWhole) return this.#receive(message);
    let commands;
    let isNew;
    try {
      commands = this.#receive(message);
      isNew = message.bytes[0] === GONE && this.#exports.reset();
    } catch {
      return null;
    }
    if (isNew) {
      this.#told = [];
      return commands;
    }
    this.#told.push(message);
    // To be told all of it again would take too long.
    if (this.#told.length % MOST_TOLD === 0) this.becomeWhole().catch(() => {});
    return commands;
  }

  #receive({ bytes, time, answers }) {
    this.#answers = answers;
    this.#asked = 0;
    const program = this.#exports;
    const room = program.message_room(bytes.length);
    new Uint8Array(program.memory.buffer, room, bytes.length).set(bytes);
    const length = program.receive(time);
    return new Uint8Array(program.memory.buffer, program.commands(), length).slice();
  }

  #measure(start, length) {
    const { memory } = this.#exports;
    const known = this.#answers[this.#asked];
    const answer = known ?? measure(new Reader(new Uint8Array(memory.buffer, start, length).slice()));
    if (!known && !this.isWhole) this.#answers.push(answer);
    this.#asked += 1;
    const room = this.#exports.answer_room(answer.length);
    new Float64Array(memory.buffer, room, answer.length).set(answer);
    return answer.length;
  }

  /** Goes on with the whole program; where it cannot be loaded nothing changes. */
  becomeWhole() {
    if (this.isWhole) return Promise.resolve();
    this.#growing ??= this.#grow().finally(() => (this.#growing = null));
    return this.#growing;
  }

  async #grow() {
    const exports = await this.#makeProgram(WHOLE);
    if (this.isLost) throw new Error("the program stopped");
    this.#exports = exports;
    this.isWhole = true;
    try {
      for (const message of this.#told) this.#receive(message);
    } catch (error) {
      this.#fail(error);
      throw error;
    }
    this.#told = [];
  }

  /** The plain program stopped in the middle of a message, so there is no way back to it. */
  #waitForWhole() {
    this.#queue[0].answers = [];
    this.isWaiting = true;
    this.becomeWhole().catch((error) => this.#goBack(error)).then(() => this.#work())
      .catch((error) => this.#fail(error)).finally(() => {
        this.isWaiting = false;
        page.end();
      });
  }

  /** Goes on with the plain program, without the alert that needed more. */
  async #goBack(error) {
    const { bytes } = this.#queue[0];
    const reader = new Reader(bytes);
    const kind = reader.byte();
    // What is up already cannot be left half done.
    if (this.isLost || (kind !== READ && kind !== UPDATE && kind !== PRESENT)) throw error;
    const exports = await this.#makeProgram(PLAIN);
    this.#exports = exports;
    for (const message of this.#told) this.#receive(message);
    const token = reader.whole();
    this.#queue.shift();
    readings.fail(error, token);
    if (kind !== PRESENT) return;
    this.#queue.unshift({ bytes: new Writer().byte(FORGET).whole(token).bytes, time: now(), answers: [] });
    tellProblem(error);
    alerts.get(token)?.fail();
  }

  /** The program is in an unknown state: what was up is over, and the next alert gets a new one. */
  #fail(error) {
    if (this.isLost) return;
    this.isLost = true;
    this.#queue = [];
    if (engine === this) engine = loading = null;
    tellProblem(error);
    for (const alert of [...alerts.values()]) alert.fail();
  }
}
