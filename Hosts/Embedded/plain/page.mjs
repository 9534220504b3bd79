// A page without a browser, for programs that are run by themselves.

import { Reader, Writer } from "../../Web/src/bytes.js";
import {
  ACTIVATED, CLOSE, EVENT, FOCUSED, GONE, KEY, LEFT, LOST, PAUSE, POINTER, PRESENT, PRESENTED, READ,
  SCROLLED, SURFACE, SWIPE, SWIPE_END, SWIPE_MOVE, TICK, TOUCH, TOUCH_CANCEL, TYPED, UPDATE,
} from "../../Web/src/engine.js";
import { AREA, BUTTON, readItem } from "../../Web/src/items.js";
import { readFont } from "../../Web/src/measuring.js";

/** A program at work. */
export class Program {
  #exports;

  /** What else it imports is for programs that tell more of themselves. */
  constructor(module, more = {}) {
    const { exports } = new WebAssembly.Instance(module, {
      env: {
        strtod: (start, length) => Number(new TextDecoder().decode(this.#bytes(start, length))),
        measure: (start, length) => {
          const answer = measure(new Reader(this.#bytes(start, length)));
          const room = exports.answer_room(answer.length);
          new Float64Array(exports.memory.buffer, room, answer.length).set(answer);
          return answer.length;
        },
        ...more,
      },
    });
    this.#exports = exports;
  }

  #bytes(start, length) {
    return new Uint8Array(this.#exports.memory.buffer, start, length).slice();
  }

  receive(message, time) {
    const room = this.#exports.message_room(message.length);
    new Uint8Array(this.#exports.memory.buffer, room, message.length).set(message);
    const length = this.#exports.receive(time);
    return this.#bytes(this.#exports.commands(), length);
  }

  reset() {
    return this.#exports.reset();
  }
}

/** Letters are half as wide as their size, and lines break anywhere. */
function measure(question) {
  if (question.byte() === 1) return [0];
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
  return [
    end < letters ? 1 : 0, lines.length,
    ...lines.flatMap(([start, end]) => [start, end, (end - start) * each]),
  ];
}

/** A page that does what a program says, as far as the program can tell. */
export class Page {
  #time = 0;
  #token = 0;
  buttons = [];
  /** The handles of all elements, of scroll areas, and the names of fields. */
  handles = [];
  areas = [];
  fields = [];
  answers = new Map();

  constructor(program) {
    this.program = program;
  }

  tell(writer) {
    this.#perform(new Reader(this.program.receive(writer.bytes, this.#time)));
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
        case 7: case 13: reader.whole(); break;
        case 8: case 16: break;
        case 9: case 11: case 15: reader.text(); break;
        case 10: reader.whole(); reader.number(); break;
        case 12: reader.whole(); reader.text(); reader.values(); reader.selections(); break;
        case 14: reader.whole(); reader.text(); reader.text(); reader.values(); break;
        case 17:
          this.answers.set(token, [reader.flag(), reader.text(), reader.text(), reader.flag()]);
          reader.values();
          reader.selections();
          break;
        case 18: reader.whole(); reader.byte(); reader.part(); break;
        default: throw new Error(`there is no command ${kind}`);
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
    const items = [];
    for (let count = reader.whole(); count > 0; count--) {
      const handle = reader.whole();
      const bytes = reader.part();
      if (bytes.length > 0) items.push(readItem(new Reader(bytes), handle));
    }
    // What is only moved is not told again.
    if (!items.some(({ kind }) => kind === BUTTON)) return;
    this.buttons = items.filter(({ kind }) => kind === BUTTON);
    this.handles = items.map(({ handle }) => handle);
    this.areas = items.filter(({ kind }) => kind === AREA).map(({ handle }) => handle);
    this.fields = items.filter(({ field }) => field).map(({ field }) => field.id);
  }

  surface(number, surrounding) {
    const { size, scale = 2, isDark = false, still = false, hasNewFonts = false } = surrounding;
    this.tell(
      new Writer().byte(SURFACE).whole(number).byte(hasNewFonts ? 2 : 0)
        .number(size[0]).number(size[1]).number(0).number(0).number(0).number(0).number(0).number(scale)
        .flag(isDark).flag(surrounding.isHigh).flag(surrounding.isRightToLeft).byte(255)
        .number(surrounding.letterScale ?? 1).flag(false)
        .flag(still).flag(surrounding.isOpaque).flag(false).text("en"));
  }

  /** Shows a document; gives the alert's number, or nothing where it cannot be read. */
  present(surface, document, working = []) {
    const token = ++this.#token;
    this.tell(new Writer().byte(READ).whole(token).flag(false).text(document));
    if (!this.isRead) return null;
    this.tell(
      new Writer().byte(PRESENT).whole(token).whole(surface).byte(0).number(0).flag(false).text("")
        .number(0).number(0).number(NaN).texts(working).texts([]).whole(0));
    return token;
  }
  update(token, document) {
    this.tell(new Writer().byte(UPDATE).whole(token).flag(false).text(document));
  }
  close(token) {
    this.tell(new Writer().byte(CLOSE).whole(token));
  }
  leave(surface) {
    this.tell(new Writer().byte(GONE).whole(surface));
    this.program.reset();
  }
  /** Lets seconds go by. */
  pass(surface, seconds) {
    for (let step = 0; step < seconds * 60; step++) {
      this.#time += 1 / 60;
      this.tell(new Writer().byte(TICK).whole(surface));
    }
  }

  #event(token, kind, add = (writer) => writer) {
    this.tell(add(new Writer().byte(EVENT).whole(token).byte(kind)));
  }
  activate(token, handle) {
    this.#event(token, ACTIVATED, (writer) => writer.whole(handle));
  }
  focus(token, handle) {
    this.#event(token, FOCUSED, (writer) => writer.whole(handle ?? 0));
  }
  key(token, code, isRepeat = false) {
    this.#event(token, KEY, (writer) => writer.flag(isRepeat).byte(code));
  }
  letter(token, letter, isCommand) {
    this.#event(token, KEY, (writer) => writer.flag(false).byte(9).flag(isCommand).text(letter));
  }
  point(token, [x, y]) {
    this.#event(token, POINTER, (writer) => writer.number(x).number(y));
  }
  touch(token, step, [x, y]) {
    this.#event(token, TOUCH + step, (writer) => writer.whole(0).number(x).number(y));
  }
  cancelTouch(token) {
    this.#event(token, TOUCH_CANCEL, (writer) => writer.whole(0));
  }
  swipe(token, way) {
    this.#event(token, SWIPE);
    this.#event(token, SWIPE_MOVE, (writer) => writer.number(0).number(way / 2));
    this.#event(token, SWIPE_END, (writer) => writer.number(0).number(way).number(0).number(way * 4));
  }
  scroll(token, handle, offset) {
    this.#event(token, SCROLLED, (writer) => writer.whole(handle).number(offset));
  }
  type(token, field, text) {
    this.#event(token, TYPED, (writer) => writer.text(field).text(text));
  }
  leaveField(token, field) {
    this.#event(token, LEFT, (writer) => writer.text(field));
  }
  pause(token, isPaused) {
    this.#event(token, PAUSE, (writer) => writer.byte(2).flag(isPaused));
  }
  lose(token) {
    this.#event(token, LOST);
  }

  someButton(dice) {
    return this.buttons.length > 0 ? dice.of(this.buttons).handle : 0;
  }
  /** The middle of a button, or a place anywhere. */
  somePlace(dice) {
    if (this.buttons.length === 0 || !dice.often()) return [dice.below(400), dice.below(600)];
    const { x, y, width, height } = dice.of(this.buttons).frame;
    return [x + width / 2, y + height / 2];
  }
  isOver(token) {
    return this.answers.has(token);
  }
}
