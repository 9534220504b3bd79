// Where the keyboard goes in an alert.

import { ACTIVATED } from "./engine.js";

/** What can have the focus. */
export const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), '
  + 'select:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** The browser moves the focus itself, but at the ends it would leave the alert. */
export function tab(view, event, target) {
  if (!view.isModal || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = stopsOf(view);
  if (stops.length === 0) return event.preventDefault();
  const end = event.shiftKey ? 0 : stops.length - 1;
  const isInside = stops.includes(target);
  if (isInside && stops[end] !== target) return;
  if (!isInside && target !== view.dialog && view.dialog.contains(target)) return;
  event.preventDefault();
  stops[event.shiftKey ? stops.length - 1 : 0].focus();
}

function stopsOf(view) {
  const stops = [];
  const add = (element) => {
    if (element.localName === "slot") {
      for (const app of element.assignedElements()) {
        for (const inner of [app, ...app.querySelectorAll(FOCUSABLE)]) {
          if (inner.matches(FOCUSABLE)) stops.push(inner);
        }
      }
    } else if (element.matches(FOCUSABLE)) {
      stops.push(element);
    }
  };
  for (const element of view.mover.querySelectorAll("*")) add(element);
  // Of radio buttons that belong together, one is a stop.
  return stops.filter((stop) => stop.type !== "radio" || stop === stopOf(view, stop));
}

/** The radio buttons that belong together, by one of them. */
function groupOf(view, { name }) {
  return [...view.content.querySelectorAll("input[type=radio]")].filter((one) => one.name === name);
}

function stopOf(view, radio) {
  const group = groupOf(view, radio);
  const held = view.surface.root.activeElement;
  return group.find((one) => one === held) ?? group.find((one) => one.checked) ?? group[0];
}

/** Arrows pick the radio button before or after, round and round. */
export function picks(view, key, target) {
  const forwards = view.isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const backwards = view.isRightToLeft ? "ArrowRight" : "ArrowLeft";
  const step = { ArrowDown: 1, [forwards]: 1, ArrowUp: -1, [backwards]: -1 }[key];
  if (!step) return false;
  const group = groupOf(view, target);
  const next = group[(group.indexOf(target) + step + group.length) % group.length];
  next.focus();
  view.alert.event(ACTIVATED, (writer) => writer.whole(Number(next.dataset.handle)));
  return true;
}

/** Keys that move by pages scroll the content, wherever the focus is; says whether one did. */
export function scrolls(view, key, target) {
  const area = target.closest?.(".area") ?? view.content.querySelector(".area");
  if (!area) return false;
  const page = Math.max(20, area.clientHeight - 40);
  const top = {
    PageDown: area.scrollTop + page, PageUp: area.scrollTop - page, Home: 0, End: area.scrollHeight,
  }[key];
  if (top === undefined) return false;
  area.scrollTop = top;
  return true;
}
