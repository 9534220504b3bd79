// A page without a browser, for programs that are run by themselves.

import { Reader, Writer } from "../../Web/src/bytes.js";
import {
  ACTIVATED, CLOSE, EVENT, FOCUSED, GONE, KEY, LOST, PAUSE, POINTER, PRESENT, PRESENTED, READ, SURFACE,
  TICK, TOUCH, TOUCH_CANCEL, KEYS,
} from "../../Web/src/engine.js";
import { BUTTON, readItem } from "../../Web/src/items.js";
import { readFont } from "../../Web/src/measuring.js";

/** A page without a browser: it answers what it is asked and keeps where the buttons are. */
export class PlainPage {
  #time = 0;
  #token = 0;
  buttons = [];
  answers = [];

  /** `start` makes a program with what it needs to import. */
  constructor(start) {
    this.exports = start({ measure: (from, size) => this.#measure(from, size) });
  }

  #bytes(from, size) {
    return new Uint8Array(this.exports.memory.buffer, from, size).slice();
  }

  /** Each line holds as many letters as are wide half of their size. */
  #measure(from, size) {
    const question = new Reader(this.#bytes(from, size));
    if (question.byte() === 1) return 0;
    const width = question.number();
    const limit = question.whole();
    question.flag();
    question.text();
    let letters = 0;
    let largest = 1;
    question.list(() => {
      letters += question.part().length;
      largest = Math.max(largest, readFont(question).size);
      question.number();
      question.flag();
    });
    const each = largest / 2;
    const most = Math.max(1, Math.floor(width / each));
    const lines = [];
    for (let start = 0; start < letters; start += most) {
      if (limit > 0 && lines.length === limit) break;
      lines.push([start, Math.min(letters, start + most)]);
    }
    const end = lines.at(-1)?.[1] ?? 0;
    const answer = [end < letters ? 1 : 0, lines.length];
    for (const [start, end] of lines) answer.push(start, end, (end - start) * each);
    const room = this.exports.answer_room(answer.length);
    new Float64Array(this.exports.memory.buffer, room, answer.length).set(answer);
    return answer.length;
  }

  tell(writer) {
    const { bytes } = writer;
    const room = this.exports.message_room(bytes.length);
    new Uint8Array(this.exports.memory.buffer, room, bytes.length).set(bytes);
    const length = this.exports.receive(this.#time);
    this.#perform(new Reader(this.#bytes(this.exports.commands(), length)));
  }

  #perform(reader) {
    while (!reader.isAtEnd) {
      const kind = reader.byte();
      const token = reader.whole();
      switch (kind) {
        case 1: this.isRead = reader.flag(); reader.flag(); reader.whole(); break;
        case 2: this.#event(token, PRESENTED); break;
        case 3: this.#draw(new Reader(reader.part())); break;
        case 4: reader.number(); reader.number(); reader.point(); reader.number(); break;
        case 5: case 6: reader.number(); break;
        case 7: reader.whole(); break;
        case 8: case 16: break;
        case 9: reader.text(); break;
        case 10: reader.whole(); reader.number(); break;
        case 17:
          this.answers.push({ token, hasAction: reader.flag(), action: reader.text(), reason: reader.text() });
          reader.flag();
          reader.values();
          reader.selections();
          break;
        default: throw new Error(`a plain alert leads to command ${kind}`);
      }
    }
  }

  #draw(reader) {
    reader.flag();
    reader.point();
    reader.flag();
    reader.flag();
    reader.color();
    reader.number();
    reader.flag();
    reader.point();
    reader.byte();
    reader.flag();
    reader.byte();
    reader.flag();
    reader.flag();
    reader.flag();
    reader.flag();
    reader.text();
    reader.text();
    reader.list(() => reader.whole());
    reader.list(() => reader.whole());
    const buttons = [];
    for (let count = reader.whole(); count > 0; count--) {
      const handle = reader.whole();
      const bytes = reader.part();
      const item = bytes.length > 0 ? readItem(new Reader(bytes), handle) : null;
      if (item?.kind === BUTTON) buttons.push(item);
    }
    if (buttons.length > 0) this.buttons = buttons;
  }

  surface(number, { size = [390, 844], scale = 2, isDark = false, still = false } = {}) {
    this.tell(
      new Writer().byte(SURFACE).whole(number).byte(0).number(size[0]).number(size[1])
        .number(0).number(0).number(0).number(0).number(0).number(scale)
        .flag(isDark).flag(false).flag(false).byte(255).number(1).flag(false)
        .flag(still).flag(false).flag(false).text("en"));
  }

  present(surface, document, { policy = 0 } = {}) {
    const token = ++this.#token;
    this.tell(new Writer().byte(READ).whole(token).flag(false).text(JSON.stringify(document)));
    if (!this.isRead) throw new Error("a plain alert could not be read");
    this.tell(
      new Writer().byte(PRESENT).whole(token).whole(surface).byte(policy).number(0).flag(false).text("")
        .number(0).number(0).number(NaN).texts([]).texts([]).whole(0));
    this.pass(surface, 0.5);
    return token;
  }

  /** Lets seconds go by. */
  pass(surface, seconds) {
    for (let step = 0; step < seconds * 60; step++) {
      this.#time += 1 / 60;
      this.tell(new Writer().byte(TICK).whole(surface));
    }
  }

  #event(token, kind, add = (writer) => writer) {
    const writer = new Writer().byte(EVENT).whole(token).byte(kind);
    add(writer);
    this.tell(writer);
  }
  activate(token, place) {
    this.#event(token, ACTIVATED, (writer) => writer.whole(this.buttons[place].handle));
  }
  focus(token, place) {
    this.#event(token, FOCUSED, (writer) => writer.whole(this.buttons[place].handle));
  }
  key(token, code) {
    this.#event(token, KEY, (writer) => writer.flag(false).byte(code));
  }
  point(token, point) {
    this.#event(token, POINTER, (writer) => writer.number(point[0]).number(point[1]));
  }
  touch(token, step, [x, y]) {
    this.#event(token, TOUCH + step, (writer) => writer.whole(0).number(x).number(y));
  }
  cancelTouch(token) {
    this.#event(token, TOUCH_CANCEL, (writer) => writer.whole(0));
  }
  middle(place) {
    const { x, y, width, height } = this.buttons[place].frame;
    return [x + width / 2, y + height / 2];
  }
  pause(token, isPaused) {
    this.#event(token, PAUSE, (writer) => writer.byte(2).flag(isPaused));
  }
  lose(token) {
    this.#event(token, LOST);
  }
  close(token) {
    this.tell(new Writer().byte(CLOSE).whole(token));
  }
  leave(surface) {
    this.tell(new Writer().byte(GONE).whole(surface));
    this.exports.reset();
  }
}

/** Starts a program, given what it asks of the page besides. */
export function starter(bytes, more = {}) {
  const module = new WebAssembly.Module(bytes);
  return (imports) => {
    let memory;
    const text = (start, length) =>
      new TextDecoder().decode(new Uint8Array(memory.buffer, start, length));
    const { exports } = new WebAssembly.Instance(module, {
      env: { strtod: (start, length) => Number(text(start, length)), ...more, ...imports },
    });
    memory = exports.memory;
    return exports;
  };
}
