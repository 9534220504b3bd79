// Keys.

import { KEYS } from "./engine.js";
import { picks, scrolls, tab } from "./view-focus.js";

/** The views on the page, the one on top last. */
export const views = [];

function viewOf(event) {
  const path = event.composedPath();
  for (let place = views.length - 1; place >= 0; place--) {
    const view = views[place];
    if (path.includes(view.dialog)) return view;
    if (!view.isModal) continue;
    // Whatever has the focus behind it, keys are meant for what is on top.
    const target = path[0];
    return target === document.body || target === document.documentElement ? view : null;
  }
  return null;
}

export function keyDown(event) {
  if (event.isComposing || event.keyCode === 229) return;
  const view = viewOf(event);
  if (!view || event.defaultPrevented) return;
  const target = event.composedPath()[0];
  if (event.key === "Tab") return tab(view, event, target);
  const isSlotted = view.slotted(event);
  const tag = target.localName;
  const isTyped = tag === "textarea" || (tag === "input" && !target.classList.contains("cover"));
  const isCommand = event.altKey || event.ctrlKey || event.metaKey;
  let code = KEYS[event.key];
  if (code !== 8 && isSlotted) return;
  if (code === 8 && !view.endsByEscape) {
    // Nothing else may close it either.
    if (view.isModal) event.preventDefault();
    return;
  }
  if (isTyped && (code === 4 || code === 5 || code === 7)) return;
  if (tag === "textarea" && code !== 8) return;
  if (tag === "a" && (code === 6 || code === 7)) return;
  if (!isCommand && !isTyped && scrolls(view, event.key, target)) return event.preventDefault();
  if (target.type === "radio" && !isCommand && picks(view, event.key, target)) {
    return event.preventDefault();
  }
  if (target.classList?.contains("area") && (code === 2 || code === 3 || code === 7)) return;
  if (code !== undefined && code !== 8 && isCommand) return;
  if (code === undefined) {
    if (event.key.length > 2 || event.ctrlKey || event.metaKey || (isTyped && !event.altKey)) return;
    view.key((writer) => writer.byte(9).flag(event.altKey).text(event.key), event.repeat);
    return;
  }
  event.preventDefault();
  if (code === 8) event.stopPropagation();
  view.key((writer) => writer.byte(code), event.repeat);
}

export function keyUp(event) {
  // A button would be pressed once more.
  if (event.key !== " ") return;
  const target = event.composedPath()[0];
  const isControl = target.localName === "button" || target.classList?.contains("cover");
  if (isControl && viewOf(event)?.slotted(event) === false) event.preventDefault();
}
