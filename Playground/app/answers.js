// What came back when the alert was tried, the newest first.

import { find, make } from "./dom.js";

const mostKept = 20;
const reasons = {
  action: "An action was chosen.", outsideTap: "A tap outside.", swipe: "A swipe.",
  escape: "Escape.", timeout: "The time was over.", withdrawn: "It was closed by the page.",
  replaced: "Another alert took its place.", interrupted: "It was interrupted.",
  unavailable: "It could not be shown.",
};

/** Makes the panel. */
export function makeAnswers() {
  find("panel-answer").replaceChildren(
    make("p", { class: "empty" }, make("strong", {}, "No answer yet."),
      " Try the alert in this page or in the preview; what it gives to the app is shown here."),
    make("ol", { class: "answers", reversed: true }));
}

/** Adds an answer, or an event while the alert was up. */
export function addAnswer(where, answer) {
  const panel = find("panel-answer");
  panel.querySelector(".empty").hidden = true;
  const list = panel.querySelector(".answers");
  list.prepend(make("li", {},
    make("p", { class: "answer" },
      make("strong", {}, answer.action ?? "no action"), " ",
      make("span", { class: "quiet" }, `${reasons[answer.reason] ?? answer.reason} ${where}.`)),
    make("pre", { tabindex: "0", "aria-label": "Answer" }, JSON.stringify(answer, null, 2))));
  while (list.children.length > mostKept) list.lastElementChild.remove();
}

/** Adds what happened while the alert was up. */
export function addEvent(sentence) {
  const panel = find("panel-answer");
  panel.querySelector(".empty").hidden = true;
  panel.querySelector(".answers").prepend(make("li", {}, make("p", { class: "quiet" }, sentence)));
}
