// Where alerts are shown.

import { now, Writer } from "./bytes.js";
import { newNumber, surfaces } from "./commands.js";
import { defineElements } from "./elements.js";
import { engine, GONE, SURFACE, TICK } from "./engine.js";
import { px } from "./items.js";
import { CATEGORIES, focused, page } from "./page.js";
import { sheet } from "./styles.js";

/** A place where alerts are shown one at a time. */
export class Surface {
  static of(options, passes) {
    const { container = null, lane = passes ? "banner" : "main", clock } = options;
    if (clock !== "manual") {
      for (const surface of surfaces.values()) {
        if (surface.container === container && surface.lane === lane && !surface.isManual) {
          return surface;
        }
      }
    }
    return new Surface(container, lane, clock === "manual");
  }

  id = newNumber();
  alerts = new Set();
  overrides = {};
  opener = null;

  constructor(container, lane, isManual) {
    Object.assign(this, { container, lane, isManual });
    surfaces.set(this.id, this);
    page.begin();
  }

  add(alert) {
    this.alerts.add(alert);
    Object.assign(this.overrides, alert.options.environment);
    this.root ??= this.#makeRoot();
    this.tellEnvironment();
  }

  delete(alert) {
    this.alerts.delete(alert);
    if (this.alerts.size > 0) return;
    // A new alert may follow at once; then the place is still there.
    queueMicrotask(() => {
      if (this.alerts.size > 0 || !surfaces.delete(this.id)) return;
      engine?.send(new Writer().byte(GONE).whole(this.id));
      this.#end();
    });
  }

  /** Something took the surface away: every alert on it is over. */
  lose() {
    if (!surfaces.delete(this.id)) return;
    engine?.send(new Writer().byte(GONE).whole(this.id));
    // While the engine waits for the rest of its program it cannot say how they ended.
    for (const alert of [...this.alerts]) alert.fail();
    this.#end();
  }

  #end() {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.host?.remove();
    page.end();
  }

  #makeRoot() {
    defineElements();
    this.host = document.createElement("heed-surface");
    this.host.surface = this;
    this.host.toggleAttribute("inside", this.isInside);
    const root = this.host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet()];
    const parent = this.container ?? document.body;
    parent.append(this.host);
    return root;
  }

  /** The height that an element of the page has at a width. */
  heightOf(element, width) {
    if (!this.gauge) {
      this.gauge = document.createElement("div");
      this.gauge.className = "gauge";
      const slot = document.createElement("slot");
      slot.name = "heed-gauge";
      this.gauge.append(slot);
      this.root.append(this.gauge);
    }
    this.gauge.style.width = px(width);
    const before = element.slot;
    element.slot = "heed-gauge";
    const { height } = this.gauge.getBoundingClientRect();
    element.slot = before;
    return height;
  }

  get isInside() {
    return this.container !== null;
  }

  /** The place of the surface's left top on the page's. */
  get origin() {
    if (!this.isInside) return { x: 0, y: 0 };
    const { left, top } = this.host.getBoundingClientRect();
    return { x: left, y: top };
  }

  #size() {
    if (this.overrides.size) return this.overrides.size;
    if (this.isInside) {
      const element = this.container.host ?? this.container;
      return [element.clientWidth, element.clientHeight];
    }
    return [document.documentElement.clientWidth, innerHeight];
  }

  tellEnvironment(flags = 0) {
    const own = this.overrides;
    const { media } = page;
    const [width, height] = this.#size();
    const safe = own.safeArea ?? (this.isInside ? [0, 0, 0, 0] : page.ruler.safeArea);
    const view = visualViewport;
    // A keyboard makes what is seen lower; pinching makes it smaller, which is no reason to move.
    const hasKeyboard = view && Math.abs(view.scale - 1) < 0.01 && !this.isInside;
    const keyboard = hasKeyboard ? Math.max(0, height - view.height - view.offsetTop) : 0;
    const root = document.documentElement;
    const style = getComputedStyle(this.container instanceof Element ? this.container : root);
    const isDark = own.appearance ? own.appearance === "dark" : media.isDark.matches;
    const isHigh = own.contrast ? own.contrast === "high" : media.isHighContrast.matches;
    const size = CATEGORIES.indexOf(String(own.textSize ?? "").toUpperCase());
    engine?.send(
      new Writer().byte(SURFACE).whole(this.id).byte((this.isManual ? 1 : 0) | flags)
        .number(width).number(height).number(safe[0]).number(safe[1]).number(safe[2])
        .number(safe[3]).number(keyboard).number(own.scale ?? devicePixelRatio)
        .flag(isDark).flag(isHigh).flag((own.direction ?? style.direction) === "rtl")
        .byte(size < 0 ? 255 : size).number(page.ruler.letterScale).flag(own.boldText)
        .flag(own.reduceMotion ?? media.reducesMotion.matches)
        .flag(own.reduceTransparency ?? media.reducesTransparency.matches)
        .flag(own.assistiveTechnology).text(own.locale ?? (root.lang || navigator.language || "en")));
  }

  // Time

  wake(time) {
    clearTimeout(this.timer);
    if (Number.isNaN(time)) return;
    const wait = Math.min(Math.max(0, (time - now()) * 1000), 2 ** 31 - 1);
    this.timer = setTimeout(() => this.tick(), wait);
  }

  tick() {
    if (surfaces.has(this.id)) engine?.send(new Writer().byte(TICK).whole(this.id));
  }

  /** The panel is on its way until a time. */
  play(alert, end) {
    if (this.isManual) {
      alert.duration = end;
      return;
    }
    this.until = end;
    this.frame ??= requestAnimationFrame(() => this.#step());
  }

  #step() {
    this.frame = null;
    if (!surfaces.has(this.id)) return;
    this.tick();
    if (now() < this.until) this.frame = requestAnimationFrame(() => this.#step());
  }

  // Focus

  /** What had the focus before the first of the alerts that follow each other. */
  keepFocus(alert) {
    const element = focused();
    const isOwn = element && this.root.contains(element);
    if (element && !isOwn) this.opener = element;
    if (alert.opener) this.opener = alert.opener;
  }

  restoreFocus() {
    const opener = this.opener;
    if (!opener) return;
    if (opener.isConnected) {
      opener.focus({ preventScroll: true });
      if (focused() === opener) return;
    }
    // It is gone or cannot have the focus: where the page's content begins.
    const place = document.querySelector("main, [role=main], h1") ?? document.body;
    const had = place.getAttribute("tabindex");
    if (had === null) place.setAttribute("tabindex", "-1");
    place.focus({ preventScroll: true });
    if (had === null) {
      place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
    }
  }
}
