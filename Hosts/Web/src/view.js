// One alert on its surface.

import { Reader } from "./bytes.js";
import {
  FAILED, FOCUSED, KEY, LEFT, LOST, POINTER, PRESENTED, SCROLLED, TYPED,
} from "./engine.js";
import {
  AREA, BUTTON, CHECKBOX, FIELD, px, RADIO, readItem, setFrame, SLOT, SWITCH, TAGS,
} from "./items.js";
import { views } from "./keys.js";
import { page, scrollLock } from "./page.js";
import { tellProblem } from "./problems.js";
import { cut, drawField, drawPicture, paint, write } from "./view-drawing.js";
import { FOCUSABLE } from "./view-focus.js";
import { Pointer } from "./view-pointer.js";
import { tell, tellDialog } from "./view-telling.js";

/** One alert on its surface. */
export class View {
  isModal = true;
  endsByEscape = true;
  /** Whether it ever was on the surface. */
  isShown = false;
  /** What the engine described last, with its element, by its number. */
  items = new Map();
  #order = [];
  #isQuiet = false;
  #abort = new AbortController();
  #pointer = new Pointer(this);

  constructor(alert, surface) {
    this.alert = alert;
    this.surface = surface;
  }

  /** The element is known with the first drawing: what interrupts is a dialog. */
  #make() {
    const make = (tag, name, parent) => {
      const element = document.createElement(tag);
      element.className = name;
      parent?.append(element);
      return element;
    };
    this.dialog = make(this.isModal ? "dialog" : "div", "alert");
    this.dialog.tabIndex = -1;
    this.dialog.dataset.token = this.alert.token;
    this.backdrop = make("div", "backdrop", this.dialog);
    this.mover = make("div", "mover", this.dialog);
    this.beneath = make("div", "beneath", this.mover);
    this.content = make("div", "content", this.mover);
    this.live = make("div", "live", this.dialog);
    this.live.setAttribute("aria-live", "polite");
    this.#listen();
  }

  // Drawing

  draw(reader) {
    const isAnimated = reader.flag();
    const size = { width: reader.number(), height: reader.number() };
    this.isRightToLeft = reader.flag();
    const isDark = reader.flag();
    this.size = size;
    this.cover = { color: reader.color(), blur: reader.number() };
    this.passes = reader.flag();
    const center = reader.point();
    const style = ["alert", "sheet", "card", "banner"][reader.byte()];
    this.dragsBetween = reader.flag();
    this.swipeEdge = [null, "top", "bottom"][reader.byte()];
    this.endsByEscape = reader.flag();
    this.endsOutside = reader.flag();
    const hasTimeout = reader.flag();
    const hasControls = reader.flag();
    const label = reader.text();
    const language = reader.text();
    this.style = style;
    if (!this.dialog) {
      this.isModal = !this.passes && style !== "banner";
      this.#make();
    }
    const { dialog } = this;
    dialog.lang = language;
    dialog.style.colorScheme = isDark ? "dark" : "light";
    dialog.classList.toggle("passes", this.passes || !this.isModal);
    dialog.classList.toggle("swipes", this.swipeEdge !== null);
    dialog.classList.toggle("drags", this.dragsBetween);
    dialog.classList.toggle("inside", this.surface.isInside);
    this.mover.style.transformOrigin = `${px(center.x)} ${px(center.y)}`;
    this.backdrop.style.backgroundColor = this.cover.color;
    const soft = this.cover.blur > 0 ? `blur(${px(this.cover.blur)})` : "";
    this.backdrop.style.setProperty("backdrop-filter", soft);
    dialog.dir = this.isRightToLeft ? "rtl" : "ltr";
    const gone = reader.list(() => reader.whole());
    this.#order = reader.list(() => reader.whole());
    const before = isAnimated ? this.#places() : null;
    for (const handle of gone) {
      this.items.get(handle)?.element.remove();
      this.items.delete(handle);
    }
    const held = this.surface.root.activeElement;
    const last = new Map();
    for (let count = reader.whole(); count > 0; count--) {
      const handle = reader.whole();
      const bytes = reader.part();
      if (bytes.length > 0) this.#apply(readItem(new Reader(bytes), handle));
      this.#put(this.items.get(handle), last);
    }
    this.#hold(held);
    tellDialog(this, label, hasControls, hasTimeout);
    if (before) this.#glide(before);
  }

  /** What has the focus loses it where it is moved among the elements, and gets it again. */
  #hold(held) {
    if (!held?.isConnected || this.surface.root.activeElement === held) return;
    this.#isQuiet = true;
    held.focus({ preventScroll: true });
    this.#isQuiet = false;
  }

  #parent(handle) {
    if (handle === 0) return this.content;
    if (handle === 1) return this.beneath;
    return this.items.get(handle).element;
  }

  /** Puts an element after the one that was put into its parent before, if it is not there. */
  #put({ element, item }, last) {
    const parent = this.#parent(item.parent);
    const before = last.get(parent) ?? null;
    const isThere = element.parentNode === parent && (before
      ? before.nextElementSibling === element : this.#first(parent) === element);
    if (!isThere) {
      if (before) before.after(element);
      else parent.insertBefore(element, this.#first(parent));
    }
    last.set(parent, element);
  }

  /** The first element in a parent that is not a part of it. */
  #first(parent) {
    let child = parent.firstElementChild;
    while (child?.classList.contains("own")) child = child.nextElementSibling;
    return child;
  }

  #apply(item) {
    let entry = this.items.get(item.handle);
    const isMultiline = item.field?.input === 2;
    if (entry && (entry.item.kind !== item.kind || entry.isMultiline !== isMultiline)) {
      entry.element.remove();
      entry = null;
    }
    if (!entry) {
      const tag = item.kind === FIELD && isMultiline ? "textarea" : TAGS[item.kind];
      entry = { element: document.createElement(tag), isMultiline };
      this.items.set(item.handle, entry);
      this.#begin(entry, item);
    }
    const old = entry.item;
    entry.item = item;
    const { element } = entry;
    setFrame(element, item.frame);
    element.style.borderRadius = item.corners.map(px).join(" ");
    if (item.kind === AREA) {
      entry.spacer.style.height = px(item.contentHeight);
      return;
    }
    element.style.opacity = item.opacity === 1 ? "" : item.opacity;
    paint(entry, this);
    drawPicture(entry, this);
    write(entry, old);
    cut(entry);
    tell(entry, this);
    if (item.kind === FIELD) drawField(entry, old, this.items);
  }

  /** What an element has from the beginning. */
  #begin(entry, { kind, handle, id, role }) {
    const { element } = entry;
    element.className = kind === AREA ? "area" : `node ${role}`;
    element.dataset.handle = handle;
    element.dataset.node = id;
    element.id = `n${handle}`;
    const own = (tag, name) => {
      const part = document.createElement(tag);
      part.className = `${name} own`;
      element.append(part);
      return part;
    };
    if (kind === BUTTON) element.type = "button";
    if (kind === CHECKBOX || kind === RADIO || kind === SWITCH) {
      entry.control = own("input", "cover");
      entry.control.type = kind === RADIO ? "radio" : "checkbox";
      if (kind === RADIO) entry.control.name = id.split("/", 2).join("/");
      if (kind === SWITCH) entry.control.setAttribute("role", "switch");
      entry.control.dataset.handle = handle;
    }
    if (kind === AREA) {
      entry.spacer = own("div", "spacer");
      element.addEventListener("scroll", () => {
        this.alert.event(SCROLLED, (writer) => writer.whole(handle).number(element.scrollTop));
      }, { passive: true });
    }
    if (kind === SLOT) {
      const slot = own("slot", "room");
      slot.name = `heed-${this.alert.token}-${handle}`;
      entry.slot = slot;
    }
    entry.focusTarget = entry.control ?? element;
  }

  // Motion

  move({ opacity, scale, offset, backdrop }) {
    const isAtRest = scale === 1 && offset.x === 0 && offset.y === 0;
    this.mover.style.transform = isAtRest
      ? "" : `translate(${offset.x}px, ${offset.y}px) scale(${scale})`;
    this.content.style.opacity = opacity === 1 ? "" : opacity;
    for (const { element, item } of this.items.values()) {
      // What shows the page softly must not be inside of something that fades.
      if (item.parent === 1) element.style.opacity = item.opacity * opacity;
    }
    this.backdrop.style.opacity = backdrop;
    this.moment = { opacity, scale, offset, backdropOpacity: backdrop };
  }

  #places() {
    return new Map([...this.items].map(([handle, { item }]) => [handle, item.frame]));
  }

  /** What stands elsewhere than before moves there, unless the person wants no motion. */
  #glide(before) {
    const reduces = this.surface.overrides.reduceMotion ?? page.media.reducesMotion?.matches;
    if (reduces || this.surface.isManual) return;
    for (const [handle, { element, item }] of this.items) {
      const old = before.get(handle);
      const timing = { duration: 250, easing: "ease-out" };
      if (!old) {
        element.animate([{ opacity: 0 }, { opacity: item.opacity }], timing);
        continue;
      }
      const x = old.x - item.frame.x;
      const y = old.y - item.frame.y;
      if (x || y) {
        element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], timing);
      }
    }
  }

  // Coming and going

  async show() {
    const { alert, surface, dialog } = this;
    const pending = alert.pictures.filter(({ state }) => state === "loading");
    if (pending.length > 0) {
      const late = new Promise((resolve) => setTimeout(resolve, 1000));
      await Promise.race([late, Promise.all(pending.map(({ ready }) => ready))]);
    }
    if (alert.view !== this) return;
    if (!surface.host.isConnected) {
      // Whoever asks first and puts the container into the page then has still done both at once.
      await null;
      if (alert.view !== this) return;
      surface.tellEnvironment();
    }
    if (!surface.host.isConnected) {
      tellProblem(new Error("The container of an alert is not in the page"));
      return alert.event(FAILED);
    }
    surface.keepFocus(alert);
    surface.root.append(dialog);
    this.#isQuiet = true;
    try {
      if (surface.isInside) {
        if (this.isModal) {
          dialog.show();
          this.#makeInert();
        }
      } else if (this.isModal) {
        dialog.showModal();
      } else {
        dialog.popover = "manual";
        dialog.showPopover();
      }
    } catch (error) {
      this.#isQuiet = false;
      tellProblem(error);
      return alert.event(FAILED);
    }
    this.#isQuiet = false;
    views.push(this);
    if (this.isModal && !surface.isInside) scrollLock.take(this);
    this.isShown = true;
    alert.event(PRESENTED);
    alert.tellPause();
    alert.wasShown();
  }

  #makeInert() {
    const parent = this.surface.host.parentNode;
    this.inert = [...parent.children].filter((child) => child !== this.surface.host && !child.inert);
    for (const child of this.inert) child.inert = true;
  }

  remove() {
    this.#abort.abort();
    const place = views.indexOf(this);
    if (place >= 0) views.splice(place, 1);
    this.#isQuiet = true;
    for (const child of this.inert ?? []) child.inert = false;
    if (this.dialog?.open) this.dialog.close();
    this.dialog?.remove();
    this.alert.giveBackSlots();
    scrollLock.give(this);
  }

  pictureCame(place) {
    for (const entry of this.items.values()) {
      const { item } = entry;
      if (item.picture?.place === place) drawPicture(entry, this);
      if (item.fill?.picture?.place === place) paint(entry, this);
    }
  }

  focus(handle) {
    const target = this.items.get(handle)?.focusTarget;
    if (!target || !this.dialog.isConnected) return;
    const slot = this.items.get(handle).slot;
    const inner = slot?.assignedElements()[0];
    const wanted = inner?.querySelector(FOCUSABLE) ?? inner ?? target;
    this.#isQuiet = true;
    wanted.focus({ preventScroll: true });
    this.#isQuiet = false;
  }

  scroll(handle, offset) {
    const element = this.items.get(handle)?.element;
    if (element) element.scrollTop = offset;
  }

  announce(text) {
    // A banner is read as a whole when it comes.
    if (!this.isModal && !this.moment) return;
    this.live.textContent = this.live.textContent === text ? `${text}\u00a0` : text;
  }

  scene() {
    const nodes = [...this.items.values()].map(({ item }) => {
      const origin = this.#origin(item);
      const { x, y, width, height } = item.frame;
      const frame = [x + origin.x, y + origin.y, width, height];
      return {
        id: item.id, role: item.role, frame, opacity: item.opacity,
        text: item.text?.runs.map(({ text }) => text).join("") ?? null,
        accessibility: item.told ?? null,
      };
    });
    return {
      size: [this.size.width, this.size.height], direction: this.isRightToLeft ? "rtl" : "ltr",
      style: this.style, moment: this.moment ?? null, nodes,
      focusOrder: this.#order.map((handle) => this.items.get(handle)?.item.id),
      focus: this.#focusedItem()?.item.id ?? null,
    };
  }

  #origin(item) {
    const parent = this.items.get(item.parent)?.item;
    if (!parent) return { x: 0, y: 0 };
    const { x, y } = this.#origin(parent);
    return { x: x + parent.frame.x, y: y + parent.frame.y };
  }

  #focusedItem() {
    const handle = this.surface.root.activeElement?.closest("[data-handle]")?.dataset.handle;
    return this.items.get(Number(handle));
  }

  // Input

  #listen() {
    const { signal } = this.#abort;
    const listen = (name, run) => this.dialog.addEventListener(name, run, { signal });
    const { alert } = this;
    const pointer = this.#pointer;
    listen("cancel", (event) => {
      event.preventDefault();
      if (event.target === this.dialog) this.key((writer) => writer.byte(8), false);
    });
    listen("close", () => {
      if (!this.#isQuiet) alert.event(LOST);
    });
    listen("focusin", (event) => {
      if (this.#isQuiet) return;
      const handle = this.handleOf(event);
      if (handle) alert.event(FOCUSED, (writer) => writer.whole(handle));
    });
    listen("focusout", (event) => {
      const handle = this.handleOf(event);
      const field = this.items.get(handle)?.item.field;
      if (this.#isQuiet) return;
      if (field) alert.event(LEFT, (writer) => writer.text(field.id));
      const isOut = !event.relatedTarget || !this.dialog.contains(event.relatedTarget);
      if (!this.isModal && isOut) alert.event(FOCUSED, (writer) => writer.whole(0));
    });
    listen("input", (event) => {
      const entry = this.items.get(this.handleOf(event));
      if (!entry?.item.field || event.isComposing) return;
      this.#type(entry);
    });
    listen("compositionend", (event) => {
      const entry = this.items.get(this.handleOf(event));
      if (entry?.item.field) this.#type(entry);
    });
    listen("click", (event) => pointer.click(event));
    listen("pointerdown", (event) => pointer.press(event));
    listen("pointermove", (event) => pointer.drag(event));
    listen("pointerup", (event) => pointer.release(event));
    listen("pointercancel", () => pointer.cancel());
    listen("pointerleave", () => alert.event(POINTER, (writer) => writer.number().number()));
  }

  #type({ element, item }) {
    item.field.value = element.value;
    this.alert.event(TYPED, (writer) => writer.text(item.field.id).text(element.value));
  }

  /** The number of what an event is about; 0 where it is about nothing. */
  handleOf(event) {
    for (const element of event.composedPath()) {
      if (element === this.dialog) return 0;
      const handle = Number(element.dataset?.handle);
      // An element of the page may have a number for something else.
      if (this.items.get(handle)?.element.contains(element)) return handle;
    }
    return 0;
  }

  /** Whether an event comes from an element of the page in a slot. */
  slotted(event) {
    return event.composedPath().some((element) => element.localName === "slot");
  }

  key(add, isRepeat) {
    this.alert.event(KEY, (writer) => add(writer.flag(isRepeat)));
  }}
