// Asks the worker for reports, one at a time, and only for the newest text.

const patience = 10_000;

/** Reports on documents. */
export class Reader {
  #worker;
  #running;
  #waiting;
  #next = 1;

  /** The report on a text; nothing where a newer text was asked about before its turn came. */
  report(text, surface) {
    return new Promise((resolve, reject) => {
      this.#waiting?.resolve(undefined);
      this.#waiting = { id: this.#next++, text, surface, resolve, reject };
      this.#advance();
    });
  }

  #advance() {
    if (this.#running !== undefined || this.#waiting === undefined) return;
    this.#running = this.#waiting;
    this.#waiting = undefined;
    this.#worker ??= this.#start();
    const { id, text, surface } = this.#running;
    this.#worker.postMessage({ id, text, surface });
    this.#wait();
  }

  #start() {
    const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => {
      if (data.ready) {
        // What was sent before the program was there got lost.
        if (this.#running !== undefined) {
          const { id, text, surface } = this.#running;
          worker.postMessage({ id, text, surface });
          this.#wait();
        }
        return;
      }
      if (data.id !== this.#running?.id) return;
      this.#end((running) => running.resolve(JSON.parse(data.report)));
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#drop(new Error("The reader stopped; it starts again with the next change."));
    });
    return worker;
  }

  #wait() {
    clearTimeout(this.#running.timer);
    this.#running.timer = setTimeout(() => {
      this.#drop(new Error("This document takes too long to read."));
    }, patience);
  }

  #drop(error) {
    this.#worker?.terminate();
    this.#worker = undefined;
    if (this.#running !== undefined) this.#end((running) => running.reject(error));
  }

  #end(settle) {
    const running = this.#running;
    clearTimeout(running.timer);
    this.#running = undefined;
    settle(running);
    this.#advance();
  }
}
