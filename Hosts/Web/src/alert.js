// One alert from the call to its answer.

import { Writer } from "./bytes.js";
import { alerts, newNumber, readings } from "./commands.js";
import {
  ActionError, DocumentError, issuesOf, loadMarkup, MARKUP, read, textOf, withoutMarkup,
} from "./documents.js";
import {
  CLOSE, engine, EVENT, FORGET, loadEngine, LOST, PAUSE, PICTURE, PRESENT, PROGRESS, READ, SEEK, UPDATE,
  VERDICT, WORK,
} from "./engine.js";
import { loadPicture } from "./pictures.js";
import { tellProblem } from "./problems.js";
import { Surface } from "./surface.js";
import { View } from "./view.js";

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
  token = newNumber();
  view = null;
  surface = null;
  pictures = [];
  #works = new Map();
  /** What was asked for last and has to be over before the next change. */
  #turn = Promise.resolve();
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
      const presented = this.#present(document);
      this.#turn = presented.catch(() => {});
      await presented;
    } catch (error) {
      if (error instanceof DocumentError) {
        this.#end();
        this.reject(error);
      } else if (!this.#isOver) {
        tellProblem(error);
        this.settle(emptyAnswer("unavailable"));
      }
    }
  }

  async #present(document) {
    const text = textOf(document, this.options);
    // A moment that is sought has to be there when the call returns.
    const whole = this.options.clock === "manual";
    const { actions, validators, slots } = this.handlers;
    const isLikelyMore = MORE.test(text) || [actions, validators, slots].some(hasKeys);
    // Both are on their way at the same time; what goes wrong is told where it is awaited.
    if (MARKUP.test(text)) loadMarkup().catch(() => {});
    if (!engine || whole) await loadEngine({ whole, isLikelyMore });
    const plain = MARKUP.test(text) ? await withoutMarkup(text) : text;
    // Meanwhile the engine may have been lost, or the alert taken back.
    if (!engine) await loadEngine({ whole, isLikelyMore });
    if (this.#isOver) return;
    this.engine = engine;
    alerts.set(this.token, this);
    const { passes, isRead, remarks } = await read(READ, this.token, plain, this.options);
    if (this.#isOver) return this.engine.send(new Writer().byte(FORGET).whole(this.token));
    if (!isRead) throw new DocumentError(await issuesOf(document, this.options));
    this.#tellIssues(remarks, document);
    this.surface = Surface.of(this.options, passes);
    this.surface.add(this);
    const { policy, priority = 0, id = "", unique = false } = this.options;
    const seconds = this.options;
    const texts = Object.entries(this.options.texts ?? {})
      .map(([name, text]) => [TEXTS.indexOf(name), text]).filter(([place]) => place >= 0);
    this.send(PRESENT, (writer) =>
      writer.whole(this.surface.id).byte({ replace: 1, preempt: 2 }[policy] ?? 0).number(priority)
        .flag(unique).text(id).number(seconds.minimumTime ?? 0).number(seconds.delay ?? 0)
        .number(seconds.workTimeout)
        .texts(Object.keys(this.handlers.actions ?? {}))
        .texts(Object.keys(this.handlers.validators ?? {}))
        .list(texts, ([place, text]) => writer.byte(place).text(text)));
  }

  /** Changes follow each other, and all of them the document that was there at first. */
  update(document) {
    const result = this.#turn.then(() => this.#change(document));
    this.#turn = result.catch(() => {});
    return result;
  }

  async #change(document) {
    if (!this.engine || this.#isOver) return;
    const text = await withoutMarkup(textOf(document, this.options));
    if (this.#isOver) return;
    const { isRead, remarks } = await read(UPDATE, this.token, text, this.options);
    if (!isRead) throw new DocumentError(await issuesOf(document, this.options));
    this.#tellIssues(remarks, document);
  }

  #tellIssues(remarks, document) {
    if (remarks === 0 || !this.handlers.onIssues) return;
    later(async () => this.handlers.onIssues(await issuesOf(document, this.options)));
  }

  dismiss(reason) {
    // Until it is presented nobody but the page knows of it.
    if (!this.surface) return this.settle(emptyAnswer("withdrawn"));
    if (reason === "interrupted" && this.view) this.event(LOST);
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
    if (this.handlers.onAnnounce) later(() => this.handlers.onAnnounce(text));
  }

  open(link) {
    if (this.handlers.onLink) return later(() => this.handlers.onLink(link));
    window.open(link, "_blank", "noopener,noreferrer");
  }

  stay(action) {
    if (this.handlers.onKeptOpen) later(() => this.handlers.onKeptOpen(action, this.handle));
  }

  // Elements of the page

  /** The page's element for a slot, taken from where it is in the page until the alert is over. */
  #slotted(id) {
    const given = this.handlers.slots ?? {};
    if (!Object.hasOwn(given, id)) return null;
    this.slots ??= new Map();
    let taken = this.slots.get(id);
    if (!taken) {
      taken = { element: null, slot: null, isTaken: false };
      this.slots.set(id, taken);
      this.#guarded(() => {
        const element = typeof given[id] === "function" ? given[id]() : given[id];
        if (!(element instanceof Element) || element.contains(this.surface.host)) {
          throw new TypeError(`The slot '${id}' needs an element that the alert can take`);
        }
        Object.assign(taken, { element, slot: element.getAttribute("slot") });
      });
    }
    if (taken.element && !taken.isTaken) {
      taken.isTaken = true;
      taken.mark = taken.element.parentNode ? document.createComment("") : null;
      taken.mark && taken.element.replaceWith(taken.mark);
      this.surface.host.append(taken.element);
    }
    return taken.element;
  }

  /** Runs the page's code inside of the engine's, which must not be left by an error. */
  #guarded(run) {
    try {
      run();
    } catch (error) {
      later(() => tellProblem(error));
    }
  }

  fillSlot(id, name) {
    const element = this.#slotted(id);
    if (element && element.slot !== name) element.slot = name;
  }

  slotHeight(id, width) {
    const element = this.#slotted(id);
    return element ? this.surface.heightOf(element, width) : null;
  }

  giveBackSlots() {
    for (const taken of this.slots?.values() ?? []) {
      if (!taken.isTaken) continue;
      taken.isTaken = false;
      if (taken.slot === null) taken.element.removeAttribute("slot");
      else taken.element.setAttribute("slot", taken.slot);
      if (taken.mark) taken.mark.replaceWith(taken.element);
      else taken.element.remove();
    }
  }

  tellPause() {
    this.event(PAUSE, (writer) => writer.byte(2).flag(document.visibilityState === "hidden"));
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
        if (!(error instanceof ActionError) && !abort.signal.aborted) tellProblem(error);
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
        if (!(error instanceof ActionError)) tellProblem(error);
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
    const wasShown = this.view?.isShown ?? false;
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
    // Nobody waits for what becomes of it.
    readings.settle(this.token, { isRead: true, passes: false, remarks: 0 });
    this.unsubscribe?.();
    this.wasShown();
    for (const abort of this.#works.values()) abort.abort();
    this.#works.clear();
    for (const { url } of this.pictures) if (url?.startsWith("blob:")) URL.revokeObjectURL(url);
    this.surface?.delete(this);
  }
}

/** What no plain alert has. This saves a way to the server and decides nothing. */
const MORE = new RegExp('"(content|header|image|runs|html|markdown|theme|arrangement|close|backdrop|'
  + 'keepsOpen|countdown|enabled|frame|enter|exit)"\\s*:|"(card|banner)"');
const hasKeys = (object) => Object.keys(object ?? {}).length > 0;

/** What an alert says by itself; `options.texts` has them in other languages. */
const TEXTS = [
  "required", "tooShort", "tooLong", "notEmail", "notURL", "notNumber", "notDigits", "mismatch",
  "checking", "working", "done", "failed", "timedOut", "unavailable", "counting", "progress",
];

function emptyAnswer(reason, wasShown = false) {
  return { action: null, reason, wasShown, values: {}, selections: {} };
}

/** Runs the page's own code, outside of the engine's. */
function later(run) {
  queueMicrotask(() => {
    try {
      Promise.resolve(run()).catch(tellProblem);
    } catch (error) {
      tellProblem(error);
    }
  });
}
