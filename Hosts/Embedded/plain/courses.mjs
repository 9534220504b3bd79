// What plain alerts are, and all that is done with them from the call to the answer: the program that a
// page loads first has what this needs, and no more.

import { KEYS } from "../../Web/src/engine.js";
import { PlainPage } from "./page.mjs";

const { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter, Escape } = KEYS;
const TAB = 0, BACK_TAB = 1, SPACE = KEYS[" "];

const remove = { title: "Delete", id: "delete", role: "destructive" };
const cancel = { title: "Cancel", role: "cancel" };
const later = { title: "Later", id: "later", role: "default" };
const long = "What was said before is said once more, so that the text has many lines. ".repeat(4);

/** Documents that pages show most often. */
export const documents = {
  alert: {
    heed: 1, style: "alert", id: "draft", title: "Delete the draft?",
    message: "It cannot be brought back.", actions: [remove, cancel],
  },
  notice: { heed: 1, title: "Saved", actions: [{ title: "OK" }] },
  three: { heed: 1, title: "Keep it?", message: long, actions: [later, remove, cancel] },
  sheet: { heed: 1, style: "sheet", title: "Move it?", message: "It can be put back.", actions: [later, remove, cancel] },
};

/** What page and person do with an alert that is up, each until it has an answer. */
export const ways = {
  activate(page, token) {
    page.activate(token, 0);
  },
  press(page, token) {
    page.point(token, page.middle(0));
    for (let step = 0; step < 3; step++) page.touch(token, step, page.middle(0));
  },
  slide(page, token) {
    page.touch(token, 0, page.middle(0));
    page.touch(token, 1, page.middle(page.buttons.length - 1));
    page.touch(token, 2, page.middle(page.buttons.length - 1));
  },
  letGo(page, token) {
    page.touch(token, 0, page.middle(0));
    page.touch(token, 1, [5, 5]);
    page.cancelTouch(token);
    page.point(token, [NaN, NaN]);
    page.close(token);
  },
  outside(page, token) {
    for (let step = 0; step < 3; step += 2) page.touch(token, step, [5, 5]);
    page.close(token);
  },
  byKeys(page, token) {
    page.focus(token, 0);
    for (const key of [TAB, BACK_TAB, ArrowDown, ArrowUp, ArrowRight, ArrowLeft, TAB, SPACE]) {
      page.key(token, key);
    }
  },
  enter(page, token) {
    page.key(token, TAB);
    page.key(token, Enter);
    page.close(token);
  },
  escape(page, token) {
    page.key(token, Escape);
    page.close(token);
  },
  close(page, token) {
    page.close(token);
  },
  interrupt(page, token) {
    page.lose(token);
  },
  leave(page, token, surface) {
    page.leave(surface);
  },
  hide(page, token) {
    page.pause(token, true);
    page.pause(token, false);
    page.activate(token, 0);
  },
  turn(page, token, surface) {
    page.surface(surface, { size: [844, 390] });
    page.pass(surface, 0.1);
    page.activate(token, 0);
  },
  wait(page, token, surface, document) {
    const next = page.present(surface, document);
    page.activate(token, 0);
    page.pass(surface, 1);
    page.activate(next, 0);
  },
};

/** Surfaces on which alerts are shown. */
const surroundings = {
  phone: {},
  small: { size: [320, 300] },
  desktop: { size: [1280, 800], scale: 1 },
  dark: { isDark: true },
  still: { still: true },
};

/** Goes every way with every document; gives how many answers there were. */
export function runAll(start) {
  let answers = 0;
  for (const document of Object.values(documents)) {
    for (const surrounding of Object.values(surroundings)) {
      const page = new PlainPage(start);
      let surface = 0;
      for (const way of Object.values(ways)) {
        page.surface(++surface, surrounding);
        const token = page.present(surface, document);
        way(page, token, surface, document);
        page.pass(surface, 1);
        page.leave(surface);
      }
      answers += page.answers.length;
      if (page.answers.length !== Object.keys(ways).length + 1) {
        throw new Error(`there were ${page.answers.length} answers`);
      }
    }
  }
  return answers;
}
