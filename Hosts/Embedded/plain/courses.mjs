// What plain alerts are, and all that is done with them from the call to the answer: the program that a
// page loads first has what this needs, and no more.

import { Page } from "./page.mjs";

/** Numbers that are the same on every machine, so that the program is too. */
class Dice {
  #state;
  constructor(seed) {
    this.#state = seed >>> 0;
  }
  /** A whole number from 0 to below a limit. */
  below(limit) {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }
  of(list) {
    return list[this.below(list.length)];
  }
  often() {
    return this.below(4) > 0;
  }
}

const WORDS = [
  "Delete", "the draft?", "OK", "Keep", "Later", "It cannot be brought back.", "Größe", "“quoted”", "日本語の文",
  "a\nline", "\"so\"", "1,000", "\t", "🙂", "Cancel", "Unbelievablylongandunbreakable".repeat(4),
];

/** A document as pages show them most often: texts and actions, as an alert or a sheet. */
export function documentBy(dice) {
  const text = (most) => Array.from({ length: 1 + dice.below(most) }, () => dice.of(WORDS)).join(" ");
  const ids = ["ok", "keep", "delete", "later", "cancel", "a longer name of an action"];
  const actions = Array.from({ length: 1 + dice.below(5) }, (_, place) => {
    const parts = [["title", dice.often() ? dice.of(["OK", "Cancel", "Delete", "Keep it"]) : text(3)]];
    if (dice.often()) parts.unshift(["id", ids[place]]);
    const role = dice.of(["", "default", "cancel", "destructive"]);
    if (role && !(role === "cancel" && place < 1)) parts.push(["role", role]);
    if (!dice.often()) parts.push(["color", dice.of(["red", "#3366ff", "secondaryLabel"])]);
    return Object.fromEntries(dice.often() ? parts : parts.reverse());
  });
  // Only one may cancel.
  const cancels = actions.filter(({ role }) => role === "cancel");
  for (const action of cancels.slice(1)) action.role = "destructive";
  const parts = [["heed", 1], ["actions", actions]];
  const isShort = dice.below(8) === 0;
  if (dice.often() || isShort) parts.splice(1, 0, ["message", text(dice.of([4, 4, 40]))]);
  if (!isShort) parts.splice(1, 0, ["title", text(4)]);
  const style = dice.of(["", "", "alert", "sheet"]);
  if (style) parts.splice(1, 0, ["style", style]);
  if (!dice.often()) parts.push(["id", "question"]);
  if (!dice.often() && actions[0].id) parts.push(["preferred", actions[0].id]);
  if (!dice.often()) parts.push(["dismiss", { outsideTap: dice.often(), escape: dice.often() }]);
  if (!dice.often()) {
    parts.push(
      ["language", dice.of(["de", "he"])], ["direction", dice.of(["ltr", "rtl"])],
      ["appearance", dice.of(["dark", "light"])]);
  }
  // As code writes it, or as people do.
  const json = JSON.stringify(Object.fromEntries(parts), null, dice.often() ? 0 : 2);
  if (dice.often()) return json;
  return json.replace(/[^ -~\n]/g, (unit) => `\\u${unit.charCodeAt().toString(16).padStart(4, "0")}`);
}

function surroundingBy(dice) {
  return {
    size: dice.of([[390, 844], [844, 390], [320, 256], [320, 568], [800, 600], [1280, 720], [1920, 969.5]]),
    scale: dice.of([1, 1.25, 2, 3]), isDark: dice.below(2) === 1, still: dice.below(3) === 1,
    isHigh: !dice.often(), isOpaque: !dice.often(), isRightToLeft: !dice.often(),
    letterScale: dice.of([1, 1, 1, 0.9, 1.25, 2]),
  };
}

/** What a page or a person does with an alert that is up. */
const steps = {
  point: (page, token, dice) => page.point(token, dice.often() ? page.somePlace(dice) : [NaN, NaN]),
  press(page, token, dice) {
    const first = page.somePlace(dice);
    page.touch(token, 0, first);
    if (dice.often()) page.focus(token, page.someButton(dice));
    for (let move = dice.below(4); move > 0; move--) page.touch(token, 1, page.somePlace(dice));
    if (dice.often()) page.touch(token, 2, dice.often() ? first : page.somePlace(dice));
    else page.cancelTouch(token);
  },
  activate: (page, token, dice) => page.activate(token, page.someButton(dice)),
  focus: (page, token, dice) => page.focus(token, dice.often() ? page.someButton(dice) : null),
  key: (page, token, dice) => page.key(token, dice.below(9), !dice.often()),
  letter: (page, token, dice) => page.letter(token, dice.of(["a", "1", "ß", "Meta"]), !dice.often()),
  hide(page, token, dice, surface) {
    page.pause(token, true);
    page.pass(surface, 0.05);
    page.pause(token, false);
  },
  change(page, token, dice, surface) {
    const surrounding = surroundingBy(dice);
    page.surface(surface, surrounding);
    page.pass(surface, 0.05);
    page.surface(surface, { ...surrounding, hasNewFonts: true });
  },
  pass: (page, token, dice, surface) => page.pass(surface, 0.3),
  close: (page, token) => page.close(token),
  interrupt: (page, token) => page.lose(token),
  leave: (page, token, dice, surface) => page.leave(surface),
};
const ends = ["close", "interrupt", "leave"];

/** Goes many ways with many documents; gives how many answers there were. */
export function runAll(makeProgram, { rounds = 200, seed = 1, document = documentBy, more = {} } = {}) {
  const dice = new Dice(seed);
  const all = { ...steps, ...more };
  let answers = 0;
  for (let round = 0; round < rounds; round++) {
    const page = new Page(makeProgram());
    for (let surface = 1; surface <= 10; surface++) {
      page.surface(surface, surroundingBy(dice));
      const tokens = [];
      do tokens.push(page.present(surface, document(dice)));
      while (dice.below(3) === 0);
      if (dice.below(3) === 0) page.close(dice.of(tokens));
      for (const token of tokens.filter((token) => token !== null)) {
        // Some are chosen from before they have come.
        page.pass(surface, dice.of([0, 0.02, 0.1, 0.5, 0.5]));
        while (!page.isOver(token)) {
          const name = dice.of(Object.keys(all));
          if (ends.includes(name) && dice.often()) continue;
          all[name](page, token, dice, surface);
          if (dice.often()) page.pass(surface, 0.02);
        }
        page.pass(surface, 0.5);
      }
      page.leave(surface);
    }
    answers += page.answers.size;
  }
  return answers;
}
