// Touches, swipes and clicks on an alert.

import {
  ACTIVATED, POINTER, SWIPE, SWIPE_CANCEL, SWIPE_END, SWIPE_MOVE, TOUCH, TOUCH_CANCEL,
} from "./engine.js";
import { FIELD } from "./items.js";

/** Milliseconds within which a browser makes a click of a pointer that was let go of. */
const CLICK_DELAY = 700;
/** When one was let go of last, on any alert. */
let released = -Infinity;

/** The pointer on one alert, of which one counts at a time. */
export class Pointer {
  #view;
  #held = null;

  constructor(view) {
    this.#view = view;
  }

  press(event) {
    if (event.button !== 0 || this.#held || this.#isNative(event)) return;
    const onText = event.pointerType === "mouse" && event.composedPath()[0].closest(".text");
    this.#held = {
      id: event.pointerId, start: this.#point(event), canSwipe: this.#view.swipeEdge && !onText,
      onAction: event.composedPath().some((element) => element.classList?.contains("action")),
      inArea: event.composedPath().some((element) => element.classList?.contains("area")),
      moves: [],
    };
    this.#touch(0, event);
  }

  drag(event) {
    const held = this.#held;
    const { x, y } = this.#point(event);
    if (!held) {
      if (event.pointerType === "mouse") {
        this.#view.alert.event(POINTER, (writer) => writer.number(x).number(y));
      }
      return;
    }
    if (event.pointerId !== held.id) return;
    const way = { x: x - held.start.x, y: y - held.start.y };
    held.moves.push({ y, time: event.timeStamp });
    if (held.moves.length > 6) held.moves.shift();
    if (held.isSwiping) {
      this.#view.alert.event(SWIPE_MOVE, (writer) => writer.number(way.x).number(way.y));
      return;
    }
    const towards = this.#view.swipeEdge === "top" ? -way.y : way.y;
    const mayBegin = held.canSwipe && !held.inArea && !(held.onAction && this.#view.dragsBetween);
    if (mayBegin && towards > 8 && Math.abs(way.y) > Math.abs(way.x)) {
      this.#view.dialog.setPointerCapture(held.id);
      held.isSwiping = true;
      this.#view.alert.event(TOUCH_CANCEL, (writer) => writer.whole(0));
      this.#view.alert.event(SWIPE);
      this.#view.alert.event(SWIPE_MOVE, (writer) => writer.number(way.x).number(way.y));
      return;
    }
    this.#touch(1, event);
  }

  release(event) {
    const held = this.#held;
    if (!held || event.pointerId !== held.id) return;
    this.#held = null;
    released = event.timeStamp;
    if (!held.isSwiping) return this.#touch(2, event);
    const { x, y } = this.#point(event);
    const recent = held.moves.find(({ time }) => event.timeStamp - time < 100);
    const speed = recent && event.timeStamp > recent.time
      ? ((y - recent.y) / (event.timeStamp - recent.time)) * 1000 : 0;
    this.#view.alert.event(SWIPE_END, (writer) =>
      writer.number(x - held.start.x).number(y - held.start.y).number(0).number(speed));
  }

  cancel() {
    const held = this.#held;
    if (!held) return;
    this.#held = null;
    if (held.isSwiping) this.#view.alert.event(SWIPE_CANCEL);
    else this.#view.alert.event(TOUCH_CANCEL, (writer) => writer.whole(0));
  }

  /** A click without a pointer comes from assistive technology or from code. */
  click(event) {
    const target = event.composedPath()[0];
    const link = target.closest?.("a");
    if (link && this.#view.dialog.contains(link)) {
      if (!this.#view.alert.handlers.onLink) return;
      event.preventDefault();
      return this.#view.alert.open(link.getAttribute("href"));
    }
    const handle = this.#view.handleOf(event);
    const entry = this.#view.items.get(handle);
    // After a touch it comes late, and may land on what is there by then.
    const isRelease = event.detail > 0 && event.timeStamp - released < CLICK_DELAY;
    if (!isRelease && handle && !this.#view.slotted(event) && entry.item.kind !== FIELD) {
      if (entry.focusTarget.matches("button, .cover")) {
        this.#view.alert.event(ACTIVATED, (writer) => writer.whole(handle));
      }
    }
    // The browser has changed it already; the alert says what it is.
    if (entry?.control) entry.control.checked = entry.item.told.isSelected;
  }

  #point(event) {
    const origin = this.#view.surface.origin;
    return { x: event.clientX - origin.x, y: event.clientY - origin.y };
  }

  #touch(step, event) {
    const { x, y } = this.#point(event);
    this.#view.alert.event(TOUCH + step, (writer) => writer.whole(0).number(x).number(y));
  }

  /** What the browser does better itself: typing, the page's own elements, links. */
  #isNative(event) {
    const target = event.composedPath()[0];
    const tag = target.localName;
    if (this.#view.slotted(event)) return true;
    return tag === "textarea" || tag === "a" || (tag === "input" && !target.classList.contains("cover"));
  }
}
