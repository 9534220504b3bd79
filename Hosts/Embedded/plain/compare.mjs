// Compares the plain program with the whole one, message by message: it says the same or stops, and
// where it stops, the whole one goes on that is told the same from the beginning.
//
// node compare.mjs PLAIN.wasm WHOLE.wasm DOCUMENT…      HEED_SEED is the number the courses begin with

import { readFileSync } from "node:fs";
import { documentBy, runAll } from "./courses.mjs";
import { Program } from "./page.mjs";

const [plain, whole] = process.argv.slice(2, 4).map((path) => new WebAssembly.Module(readFileSync(path)));
const documents = process.argv.slice(4).map((path) => readFileSync(path, "utf8"));
const seed = Number(process.env.HEED_SEED ?? 1 + Math.floor(Date.now() / 1000) % 1_000_000);

const count = { messages: 0, stops: 0, different: 0 };

/** Both at once. */
class Pair {
  #whole = new Program(whole);
  #other = new Program(plain);
  #isPlain = true;
  #told = [];

  receive(message, time) {
    const expected = this.#whole.receive(message, time);
    const actual = this.#receive(message, time);
    count.messages += 1;
    if (Buffer.compare(expected, actual) !== 0) {
      count.different += 1;
      if (count.different < 4) console.error(`after ${this.#told.length} messages: ${message.slice(0, 40)}`);
    }
    return expected;
  }

  #receive(message, time) {
    if (!this.#isPlain) return this.#other.receive(message, time);
    // The room for a message is used again.
    this.#told.push([message.slice(), time]);
    try {
      return this.#other.receive(message, time);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    }
    count.stops += 1;
    this.#isPlain = false;
    this.#other = new Program(whole);
    return this.#told.map((message) => this.#other.receive(...message)).at(-1);
  }

  reset() {
    const isNew = this.#whole.reset();
    if (isNew !== this.#other.reset()) count.different += 1;
    if (isNew) this.#told = [];
    // The next alert begins with the plain program again.
    if (isNew && !this.#isPlain) [this.#other, this.#isPlain] = [new Program(plain), true];
    return isNew;
  }
}

const TYPED = ["", "a", "a@b.cd", "12345678"];

/** What more is done with documents of any kind, where they have what it is done with. */
const more = {
  type: (page, token, dice) =>
    page.fields.length > 0 && page.type(token, dice.of(page.fields), dice.of(TYPED)),
  leaveField: (page, token, dice) =>
    page.fields.length > 0 && page.leaveField(token, dice.of(page.fields)),
  scroll: (page, token, dice) =>
    page.areas.length > 0 && page.scroll(token, dice.of(page.areas), dice.below(300)),
  activateAny: (page, token, dice) =>
    page.handles.length > 0 && page.activate(token, dice.of(page.handles)),
  swipe: (page, token, dice) => page.swipe(token, dice.below(400) - 200),
  update: (page, token, dice) => page.update(token, anyDocument(dice)),
};

/** A document as it is, a plain one, or one with a mistake in it. */
function anyDocument(dice) {
  const document = dice.often() && documents.length > 0 ? dice.of(documents) : documentBy(dice);
  if (dice.often()) return document;
  const place = dice.below(document.length);
  const start = document.slice(0, place);
  if (!dice.often()) return start;
  return start + dice.of([",", "}", '"', "0", "x"]) + document.slice(place + 1);
}

console.log(`plain: courses from HEED_SEED=${seed}.`);
const failures = [];
const makeProgram = () => new Pair();
const answers = runAll(makeProgram, { rounds: 30, seed });
console.log(`plain: ${answers} plain alerts, ${count.messages} messages, ${count.stops} stops.`);
// New plain documents may come to a block that no other did, but hardly ever.
if (count.stops * 50 > answers) failures.push("it stops at plain alerts too often");
const stops = count.stops;
const others = runAll(makeProgram, { rounds: 20, seed, document: anyDocument, more });
console.log(`plain: ${others} alerts of any kind, ${count.messages} messages, ${count.stops - stops} stops.`);
if (count.stops === stops) failures.push("it never stops, so the courses do not try it");
if (count.different > 0) failures.push(`it says something else than the whole program ${count.different} times`);
for (const failure of failures) console.error(`plain: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
