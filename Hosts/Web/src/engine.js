// The program, and what goes in and out of it.

import { decoder, now, Reader } from "./bytes.js";
import { alerts, perform } from "./commands.js";
import { loadMarkup } from "./documents.js";
import { measure } from "./measuring.js";

// The first byte of a message.
export const SURFACE = 1, READ = 2, PRESENT = 3, UPDATE = 5, CLOSE = 6, EVENT = 7, TICK = 8,
  WORK = 9, VERDICT = 10, PROGRESS = 11, GONE = 12, SEEK = 13, PICTURE = 14;
// The second part of an event.
export const PRESENTED = 0, FAILED = 1, LOST = 2, TOUCH = 3, TOUCH_CANCEL = 6, POINTER = 7, SCROLLED = 8,
  SWIPE = 9, SWIPE_MOVE = 10, SWIPE_END = 11, SWIPE_CANCEL = 12, KEY = 13, ACTIVATED = 14,
  FOCUSED = 15, TYPED = 16, LEFT = 17, PAUSE = 18, RESIZED = 19;
export const KEYS = {
  ArrowUp: 2, ArrowDown: 3, ArrowLeft: 4, ArrowRight: 5, Enter: 6, " ": 7, Escape: 8,
};

export const settings = { base: "", onProblem: (error) => reportError(error) };

/** Changes where the program's files are, and what is told of its own faults. */
export function configure(changes) {
  Object.assign(settings, changes);
}

export let engine = null;
let loading = null;

/** Loads the program, so that the first alert need not wait for it. */
export async function preload({ markup = false } = {}) {
  await loadEngine();
  if (markup) await loadMarkup();
}

export async function compile(name) {
  const response = await fetch(new URL(name, settings.base));
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

let module = null;

export function loadEngine() {
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
