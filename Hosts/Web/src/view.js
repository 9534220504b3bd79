// One alert on its surface.

import { Reader } from "./bytes.js";
import {
  ACTIVATED, FAILED, FOCUSED, KEY, LEFT, LOST, POINTER, PRESENTED, SCROLLED, settings, SWIPE,
  SWIPE_CANCEL, SWIPE_END, SWIPE_MOVE, TOUCH, TOUCH_CANCEL, TYPED,
} from "./engine.js";
import {
  AREA, BUTTON, CHECKBOX, drawText, FIELD, FITS, HEADING, PARAGRAPH, PICTURE_BOX, PROGRESS_BAR,
  px, RADIO, readItem, setFrame, SLOT, SWITCH, TAGS,
} from "./items.js";
import { views } from "./keys.js";
import { setFont } from "./measuring.js";
import { page, scrollLock } from "./page.js";
import { drawSymbol } from "./pictures.js";

/** Milliseconds within which a browser makes a click of a pointer that was let go of. */
const CLICK_DELAY = 700;
/** When one was let go of last, on any alert. */
let released = -Infinity;

/** One alert on its surface. */
export class View {
  isModal = true;
  endsByEscape = true;
  /** Whether it ever was on the surface. */
  isShown = false;
  #items = new Map();
  #order = [];
  #isQuiet = false;
  #abort = new AbortController();
  #pointer = null;

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
      this.#items.get(handle)?.element.remove();
      this.#items.delete(handle);
    }
    const last = new Map();
    for (let count = reader.whole(); count > 0; count--) {
      const handle = reader.whole();
      const bytes = reader.part();
      if (bytes.length > 0) this.#apply(readItem(new Reader(bytes), handle));
      this.#put(this.#items.get(handle), last);
    }
    this.#tellDialog(style, label, hasControls, hasTimeout);
    if (before) this.#glide(before);
  }

  #parent(handle) {
    if (handle === 0) return this.content;
    if (handle === 1) return this.beneath;
    return this.#items.get(handle).element;
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
    let entry = this.#items.get(item.handle);
    const isMultiline = item.field?.input === 2;
    if (entry && (entry.item.kind !== item.kind || entry.isMultiline !== isMultiline)) {
      entry.element.remove();
      entry = null;
    }
    if (!entry) {
      const tag = item.kind === FIELD && isMultiline ? "textarea" : TAGS[item.kind];
      entry = { element: document.createElement(tag), isMultiline };
      this.#items.set(item.handle, entry);
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
    this.#paint(entry);
    this.#drawPicture(entry);
    this.#write(entry, old);
    this.#cut(entry);
    this.#tell(entry);
    if (item.kind === FIELD) this.#drawField(entry, old);
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

  #paint({ element, item }) {
    const { style } = element;
    const { fill, border, shadow } = item;
    style.backgroundColor = fill?.color ?? fill?.tint ?? "";
    style.backgroundImage = fill?.gradient ?? "";
    style.borderImage = "";
    if (fill?.picture) {
      const picture = this.alert.pictures[fill.picture.place];
      const address = picture?.url ? `url(${JSON.stringify(picture.url)})` : "";
      if (address && fill.insets.some((inset) => inset > 0)) {
        style.borderImage = `${address} ${fill.insets.join(" ")} fill / ${fill.insets.map(px).join(" ")}`;
      } else {
        style.backgroundImage = address;
        style.backgroundSize = FITS[fill.picture.fit];
      }
    }
    let blur = fill?.blur ? `blur(${px(fill.blur)})` : "";
    // A material shows the page as it was before the backdrop darkened it.
    const darkness = blur && fill.isBare ? /^rgb\(0,0,0,([\d.]+)\)$/.exec(this.cover.color)?.[1] : 0;
    if (darkness > 0 && darkness < 0.9) blur += ` brightness(${(1 / (1 - darkness)).toFixed(4)})`;
    style.setProperty("backdrop-filter", blur);
    style.setProperty("-webkit-backdrop-filter", blur);
    const shadows = [];
    if (border) shadows.push(`inset 0 0 0 ${px(border.width)} ${border.color}`);
    if (shadow) {
      const { offset, radius, color } = shadow;
      shadows.push(`${px(offset.x)} ${px(offset.y)} ${px(radius * 2)} ${color}`);
    }
    style.boxShadow = shadows.join(", ");
  }

  #drawPicture(entry) {
    const { element, item } = entry;
    if (!item.picture) {
      entry.picture?.remove();
      entry.picture = null;
      return;
    }
    const { place, fit, hasTint, tint } = item.picture;
    const picture = this.alert.pictures[place] ?? {};
    let part;
    if (picture.symbol) {
      part = document.createElement("i");
      part.append(drawSymbol(picture.symbol, hasTint ? tint : "#8E8E93", this.isRightToLeft));
      const aspect = ["xMidYMid slice", "xMidYMid meet", "none"][fit];
      part.firstChild.setAttribute("preserveAspectRatio", aspect);
    } else {
      part = document.createElement("i");
      if (picture.url) {
        const address = `url(${JSON.stringify(picture.url)})`;
        const shape = `${address} center / ${FITS[fit]} no-repeat`;
        if (hasTint) {
          part.style.setProperty("-webkit-mask", shape);
          part.style.setProperty("mask", shape);
          part.style.backgroundColor = tint;
        } else {
          part.style.background = shape;
        }
      }
    }
    part.className = "picture own";
    part.setAttribute("aria-hidden", "true");
    if (entry.picture) entry.picture.replaceWith(part);
    else element.prepend(part);
    entry.picture = part;
  }

  #write(entry, old) {
    const { element, item } = entry;
    if (!item.text) {
      entry.text?.remove();
      entry.text = null;
      return;
    }
    if (entry.text && isSame(old?.text?.bytes, item.text.bytes)) return;
    if (!entry.text) {
      entry.text = document.createElement("span");
      entry.text.className = "text own";
      element.append(entry.text);
    }
    drawText(entry.text, item.text);
  }

  #cut({ element, item }) {
    if (!item.cut) {
      element.style.clipPath = "";
      return;
    }
    const { frame, corners } = item.cut;
    const sides = [
      frame.y, item.frame.width - frame.x - frame.width,
      item.frame.height - frame.y - frame.height, frame.x,
    ];
    element.style.clipPath = `inset(${sides.map(px).join(" ")} round ${corners.map(px).join(" ")})`;
  }

  // Assistive technology

  #tell({ element, item, control, slot, text }) {
    const { told, kind } = item;
    const set = (target, name, value) => {
      if (value === null || value === false || value === "") target.removeAttribute(name);
      else target.setAttribute(name, value);
    };
    const parent = this.#items.get(item.parent)?.item;
    const isSpoken = parent && parent.kind !== AREA && parent.kind !== BUTTON
      && parent.kind !== HEADING && parent.kind !== PARAGRAPH;
    if (!told) {
      const hides = isSpoken || (!text && kind !== PICTURE_BOX && kind !== SLOT) || kind === PICTURE_BOX;
      set(element, "aria-hidden", hides ? "true" : null);
      return;
    }
    if (item.role === "panel") return set(element, "aria-hidden", "true");
    if (kind === BUTTON) {
      // What is seen on it is its name, unless the alert says something else.
      set(element, "aria-disabled", told.isEnabled ? null : "true");
      set(element, "aria-label", told.label);
      set(element, "aria-busy", told.hint ? "true" : null);
      set(element, "aria-description", told.hint);
    }
    if (control) {
      set(control, "aria-label", told.label);
      control.checked = told.isSelected;
    }
    if (kind === PROGRESS_BAR) {
      set(element, "role", "progressbar");
      set(element, "aria-label", told.label || "Progress");
      set(element, "aria-valuetext", told.value);
      set(element, "aria-valuenow", told.value === null ? null : parseFloat(told.value));
      set(element, "aria-valuemin", told.value === null ? null : "0");
      set(element, "aria-valuemax", told.value === null ? null : "100");
      element.classList.toggle("unknown", told.value === null);
    }
    if (kind === PICTURE_BOX) {
      set(element, "role", "img");
      set(element, "aria-label", told.label);
    }
    if (kind === SLOT) {
      set(element, "role", "group");
      set(element, "aria-label", told.label);
      this.alert.fillSlot(item.slot, slot.name);
    }
  }

  #drawField({ element, item }, old) {
    const { field } = item;
    const set = (name, value) => {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    };
    if (field.input !== 2) element.type = field.input === 1 ? "password" : "text";
    set("inputmode", [null, null, null, "decimal", "email"][field.input]);
    set("autocomplete", ["on", "current-password", "on", "off", "email"][field.input]);
    set("autocapitalize", field.input === 4 || field.input === 1 ? "none" : null);
    element.placeholder = field.placeholder;
    // What the person types is here first; the engine only says it where it is something else.
    if (element.value !== field.value && old?.field?.value !== field.value) element.value = field.value;
    set("aria-label", item.told?.label ?? field.placeholder);
    set("aria-required", field.isRequired ? "true" : null);
    set("aria-invalid", field.isWrong ? "true" : null);
    const error = [...this.#items.values()].find(({ item: { id } }) => id === `${item.id}/error`);
    set("aria-describedby", field.isWrong && error ? error.element.id : null);
    this.describesLater ||= field.isWrong && !error;
    setFont(element.style, field.font);
    element.style.color = field.color;
    element.style.caretColor = field.tint;
    element.style.setProperty("--faint", field.faint);
    element.style.paddingInline = px(field.padding);
    element.style.paddingBlock = field.input === 2 ? px(field.padding) : "0";
  }

  #tellDialog(style, label, hasControls, hasTimeout) {
    const ids = (role) =>
      [...this.#items.values()].filter(({ item }) => item.role === role).map(({ element }) => element.id);
    const titles = ids("title");
    const messages = ids("message");
    const { dialog } = this;
    const set = (name, value) => (value ? dialog.setAttribute(name, value) : dialog.removeAttribute(name));
    let role = hasControls ? "dialog" : "alertdialog";
    if (!this.isModal) role = hasTimeout ? "status" : "alert";
    dialog.setAttribute("role", role);
    set("aria-modal", this.isModal && !this.surface.isInside ? "true" : null);
    const names = titles.length > 0 ? titles : messages;
    set("aria-labelledby", names.join(" "));
    set("aria-label", names.length > 0 ? null : label || "Alert");
    set("aria-describedby", messages.join(" "));
    for (const { element, item } of this.#items.values()) {
      if (item.kind === AREA) this.#tellArea(element, item);
      if (item.kind === FIELD && item.field.isWrong) {
        const error = [...this.#items.values()].find(({ item: { id } }) => id === `${item.id}/error`);
        if (error) element.setAttribute("aria-describedby", error.element.id);
      }
    }
  }

  /** A part that scrolls can be reached by the keyboard where nothing in it can. */
  #tellArea(element, item) {
    const holdsFocus = element.querySelector("button, input, textarea, a, slot") !== null;
    const { role, label } = holdsFocus ? {} : { role: "group", label: "Text" };
    element.tabIndex = holdsFocus ? -1 : 0;
    if (role) element.setAttribute("role", role);
    else element.removeAttribute("role");
    if (label) element.setAttribute("aria-label", label);
    else element.removeAttribute("aria-label");
    element.dataset.area = item.id;
  }

  // Motion

  move({ opacity, scale, offset, backdrop }) {
    const isAtRest = scale === 1 && offset.x === 0 && offset.y === 0;
    this.mover.style.transform = isAtRest
      ? "" : `translate(${offset.x}px, ${offset.y}px) scale(${scale})`;
    this.content.style.opacity = opacity === 1 ? "" : opacity;
    for (const { element, item } of this.#items.values()) {
      // What shows the page softly must not be inside of something that fades.
      if (item.parent === 1) element.style.opacity = item.opacity * opacity;
    }
    this.backdrop.style.opacity = backdrop;
    this.moment = { opacity, scale, offset, backdropOpacity: backdrop };
  }

  #places() {
    return new Map([...this.#items].map(([handle, { item }]) => [handle, item.frame]));
  }

  /** What stands elsewhere than before moves there, unless the person wants no motion. */
  #glide(before) {
    const reduces = this.surface.overrides.reduceMotion ?? page.media.reducesMotion?.matches;
    if (reduces || this.surface.isManual) return;
    for (const [handle, { element, item }] of this.#items) {
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
      settings.onProblem(new Error("The container of an alert is not in the page"));
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
      settings.onProblem(error);
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
    for (const entry of this.#items.values()) {
      const { item } = entry;
      if (item.picture?.place === place) this.#drawPicture(entry);
      if (item.fill?.picture?.place === place) this.#paint(entry);
    }
  }

  focus(handle) {
    const target = this.#items.get(handle)?.focusTarget;
    if (!target || !this.dialog.isConnected) return;
    const slot = this.#items.get(handle).slot;
    const inner = slot?.assignedElements()[0];
    const wanted = inner?.querySelector(FOCUSABLE) ?? inner ?? target;
    this.#isQuiet = true;
    wanted.focus({ preventScroll: true });
    this.#isQuiet = false;
  }

  scroll(handle, offset) {
    const element = this.#items.get(handle)?.element;
    if (element) element.scrollTop = offset;
  }

  announce(text) {
    // A banner is read as a whole when it comes.
    if (!this.isModal && !this.moment) return;
    this.live.textContent = this.live.textContent === text ? `${text}\u00a0` : text;
  }

  scene() {
    const nodes = [...this.#items.values()].map(({ item }) => {
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
      focusOrder: this.#order.map((handle) => this.#items.get(handle)?.item.id),
      focus: this.#focusedItem()?.item.id ?? null,
    };
  }

  #origin(item) {
    const parent = this.#items.get(item.parent)?.item;
    if (!parent) return { x: 0, y: 0 };
    const { x, y } = this.#origin(parent);
    return { x: x + parent.frame.x, y: y + parent.frame.y };
  }

  #focusedItem() {
    const handle = this.surface.root.activeElement?.closest("[data-handle]")?.dataset.handle;
    return this.#items.get(Number(handle));
  }

  // Input

  #listen() {
    const { signal } = this.#abort;
    const listen = (name, run) => this.dialog.addEventListener(name, run, { signal });
    const { alert } = this;
    listen("cancel", (event) => {
      event.preventDefault();
      if (event.target === this.dialog) this.key((writer) => writer.byte(8), false);
    });
    listen("close", () => {
      if (!this.#isQuiet) alert.event(LOST);
    });
    listen("focusin", (event) => {
      if (this.#isQuiet) return;
      const handle = this.#handle(event);
      if (handle) alert.event(FOCUSED, (writer) => writer.whole(handle));
    });
    listen("focusout", (event) => {
      const handle = this.#handle(event);
      const field = this.#items.get(handle)?.item.field;
      if (this.#isQuiet) return;
      if (field) alert.event(LEFT, (writer) => writer.text(field.id));
      const isOut = !event.relatedTarget || !this.dialog.contains(event.relatedTarget);
      if (!this.isModal && isOut) alert.event(FOCUSED, (writer) => writer.whole(0));
    });
    listen("input", (event) => {
      const entry = this.#items.get(this.#handle(event));
      if (!entry?.item.field || event.isComposing) return;
      this.#type(entry);
    });
    listen("compositionend", (event) => {
      const entry = this.#items.get(this.#handle(event));
      if (entry?.item.field) this.#type(entry);
    });
    listen("click", (event) => this.#click(event));
    listen("pointerdown", (event) => this.#press(event));
    listen("pointermove", (event) => this.#drag(event));
    listen("pointerup", (event) => this.#release(event));
    listen("pointercancel", () => this.#cancelPointer());
    listen("pointerleave", () => alert.event(POINTER, (writer) => writer.number().number()));
  }

  #type({ element, item }) {
    item.field.value = element.value;
    this.alert.event(TYPED, (writer) => writer.text(item.field.id).text(element.value));
  }

  #handle(event) {
    const path = event.composedPath();
    for (const element of path) {
      if (element === this.dialog) return 0;
      const handle = element.dataset?.handle;
      if (handle) return Number(handle);
    }
    return 0;
  }

  /** Whether an event comes from an element of the page in a slot. */
  slotted(event) {
    return event.composedPath().some((element) => element.localName === "slot");
  }

  key(add, isRepeat) {
    this.alert.event(KEY, (writer) => add(writer.flag(isRepeat)));
  }

  /** The browser moves the focus itself, but at the ends it would leave the alert. */
  tab(event, target) {
    if (!this.isModal || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = this.#stops();
    if (stops.length === 0) return event.preventDefault();
    const end = event.shiftKey ? 0 : stops.length - 1;
    const isInside = stops.includes(target);
    if (isInside && stops[end] !== target) return;
    if (!isInside && target !== this.dialog && this.dialog.contains(target)) return;
    event.preventDefault();
    stops[event.shiftKey ? stops.length - 1 : 0].focus();
  }

  #stops() {
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
    for (const element of this.mover.querySelectorAll("*")) add(element);
    // Of radio buttons that belong together, one is a stop.
    return stops.filter((stop) => stop.type !== "radio" || stop === this.#stopOf(stop));
  }

  /** The radio buttons that belong together, by one of them. */
  #group({ name }) {
    return [...this.content.querySelectorAll("input[type=radio]")].filter((one) => one.name === name);
  }

  #stopOf(radio) {
    const group = this.#group(radio);
    const held = this.surface.root.activeElement;
    return group.find((one) => one === held) ?? group.find((one) => one.checked) ?? group[0];
  }

  /** Arrows pick the radio button before or after, round and round. */
  picks(key, target) {
    const forwards = this.isRightToLeft ? "ArrowLeft" : "ArrowRight";
    const backwards = this.isRightToLeft ? "ArrowRight" : "ArrowLeft";
    const step = { ArrowDown: 1, [forwards]: 1, ArrowUp: -1, [backwards]: -1 }[key];
    if (!step) return false;
    const group = this.#group(target);
    const next = group[(group.indexOf(target) + step + group.length) % group.length];
    next.focus();
    this.alert.event(ACTIVATED, (writer) => writer.whole(Number(next.dataset.handle)));
    return true;
  }

  /** Keys that move by pages scroll the content, wherever the focus is; says whether one did. */
  scrolls(key, target) {
    const area = target.closest?.(".area") ?? this.content.querySelector(".area");
    if (!area) return false;
    const page = Math.max(20, area.clientHeight - 40);
    const top = {
      PageDown: area.scrollTop + page, PageUp: area.scrollTop - page, Home: 0, End: area.scrollHeight,
    }[key];
    if (top === undefined) return false;
    area.scrollTop = top;
    return true;
  }

  #point(event) {
    const origin = this.surface.origin;
    return { x: event.clientX - origin.x, y: event.clientY - origin.y };
  }

  #touch(step, event) {
    const { x, y } = this.#point(event);
    this.alert.event(TOUCH + step, (writer) => writer.whole(0).number(x).number(y));
  }

  /** What the browser does better itself: typing, the page's own elements, links. */
  #isNative(event) {
    const target = event.composedPath()[0];
    const tag = target.localName;
    if (this.slotted(event)) return true;
    return tag === "textarea" || tag === "a" || (tag === "input" && !target.classList.contains("cover"));
  }

  #press(event) {
    if (event.button !== 0 || this.#pointer || this.#isNative(event)) return;
    const onText = event.pointerType === "mouse" && event.composedPath()[0].closest(".text");
    this.#pointer = {
      id: event.pointerId, start: this.#point(event), canSwipe: this.swipeEdge && !onText,
      onAction: event.composedPath().some((element) => element.classList?.contains("action")),
      inArea: event.composedPath().some((element) => element.classList?.contains("area")),
      moves: [],
    };
    this.#touch(0, event);
  }

  #drag(event) {
    const pointer = this.#pointer;
    const { x, y } = this.#point(event);
    if (!pointer) {
      if (event.pointerType === "mouse") {
        this.alert.event(POINTER, (writer) => writer.number(x).number(y));
      }
      return;
    }
    if (event.pointerId !== pointer.id) return;
    const way = { x: x - pointer.start.x, y: y - pointer.start.y };
    pointer.moves.push({ y, time: event.timeStamp });
    if (pointer.moves.length > 6) pointer.moves.shift();
    if (pointer.isSwiping) {
      this.alert.event(SWIPE_MOVE, (writer) => writer.number(way.x).number(way.y));
      return;
    }
    const towards = this.swipeEdge === "top" ? -way.y : way.y;
    const mayBegin = pointer.canSwipe && !pointer.inArea && !(pointer.onAction && this.dragsBetween);
    if (mayBegin && towards > 8 && Math.abs(way.y) > Math.abs(way.x)) {
      this.dialog.setPointerCapture(pointer.id);
      pointer.isSwiping = true;
      this.alert.event(TOUCH_CANCEL, (writer) => writer.whole(0));
      this.alert.event(SWIPE);
      this.alert.event(SWIPE_MOVE, (writer) => writer.number(way.x).number(way.y));
      return;
    }
    this.#touch(1, event);
  }

  #release(event) {
    const pointer = this.#pointer;
    if (!pointer || event.pointerId !== pointer.id) return;
    this.#pointer = null;
    released = event.timeStamp;
    if (!pointer.isSwiping) return this.#touch(2, event);
    const { x, y } = this.#point(event);
    const recent = pointer.moves.find(({ time }) => event.timeStamp - time < 100);
    const speed = recent && event.timeStamp > recent.time
      ? ((y - recent.y) / (event.timeStamp - recent.time)) * 1000 : 0;
    this.alert.event(SWIPE_END, (writer) =>
      writer.number(x - pointer.start.x).number(y - pointer.start.y).number(0).number(speed));
  }

  #cancelPointer() {
    const pointer = this.#pointer;
    if (!pointer) return;
    this.#pointer = null;
    if (pointer.isSwiping) this.alert.event(SWIPE_CANCEL);
    else this.alert.event(TOUCH_CANCEL, (writer) => writer.whole(0));
  }

  /** A click without a pointer comes from assistive technology or from code. */
  #click(event) {
    const target = event.composedPath()[0];
    const link = target.closest?.("a");
    if (link && this.dialog.contains(link)) {
      if (!this.alert.handlers.onLink) return;
      event.preventDefault();
      return this.alert.open(link.getAttribute("href"));
    }
    const handle = this.#handle(event);
    const entry = this.#items.get(handle);
    // After a touch it comes late, and may land on what is there by then.
    const isRelease = event.detail > 0 && event.timeStamp - released < CLICK_DELAY;
    if (!isRelease && handle && !this.slotted(event) && entry.item.kind !== FIELD) {
      if (entry.focusTarget.matches("button, .cover")) {
        this.alert.event(ACTIVATED, (writer) => writer.whole(handle));
      }
    }
    // The browser has changed it already; the alert says what it is.
    if (entry?.control) entry.control.checked = entry.item.told.isSelected;
  }
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), '
  + 'select:not([disabled]), [tabindex]:not([tabindex="-1"])';

export function isSame(one, other) {
  if (!one || !other || one.length !== other.length) return false;
  return one.every((byte, place) => byte === other[place]);
}
