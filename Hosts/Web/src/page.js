// What all alerts share of the page.

import { alerts, surfaces } from "./commands.js";
import { engine } from "./engine.js";
import { keyDown, keyUp } from "./keys.js";
import { sheet } from "./styles.js";

const QUERIES = {
  isDark: "(prefers-color-scheme: dark)",
  isHighContrast: "(prefers-contrast: more), (forced-colors: active)",
  reducesMotion: "(prefers-reduced-motion: reduce)",
  reducesTransparency: "(prefers-reduced-transparency: reduce), (forced-colors: active)",
};

/** The names of text sizes, smallest first. */
export const CATEGORIES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];

/** What is listened to on the page while an alert is there, once for all of them. */
export const page = {
  abort: null,
  /** Where texts are measured: in the page, so that its fonts are there, but never seen. */
  ruler: null,
  media: {},

  begin() {
    if (this.abort) return;
    this.abort = new AbortController();
    const { signal } = this.abort;
    const changed = () => this.changed();
    for (const [name, query] of Object.entries(QUERIES)) {
      this.media[name] = matchMedia(query);
      this.media[name].addEventListener("change", changed, { signal });
    }
    addEventListener("resize", changed, { signal });
    visualViewport?.addEventListener("resize", changed, { signal });
    document.addEventListener("visibilitychange", () => this.pause(), { signal });
    addEventListener("pagehide", (event) => this.leave(event), { signal });
    document.addEventListener("keydown", keyDown, { signal, capture: true });
    document.addEventListener("keyup", keyUp, { signal, capture: true });
    document.fonts?.addEventListener("loadingdone", () => this.changed(2), { signal });
    this.ruler = new Ruler();
  },

  end() {
    if (surfaces.size > 0 || !this.abort || engine?.isWaiting) return;
    this.abort.abort();
    this.abort = null;
    this.media = {};
    this.ruler?.remove();
    this.ruler = null;
  },

  /** At most once a frame, however many things changed. */
  changed(flags = 0) {
    this.flags |= flags;
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      const flags = this.flags;
      this.flags = 0;
      for (const surface of surfaces.values()) surface.tellEnvironment(flags);
    });
  },
  flags: 0,

  pause() {
    for (const alert of alerts.values()) alert.tellPause();
  },

  /** The page goes away: whoever waits gets an answer, unless it is kept and may come back. */
  leave(event) {
    if (event.persisted) return;
    for (const surface of [...surfaces.values()]) surface.lose();
    // Those that were not on a surface yet.
    for (const alert of [...alerts.values()]) alert.fail();
  },
};

class Ruler {
  constructor() {
    this.host = document.createElement("div");
    const root = this.host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet()];
    this.element = document.createElement("div");
    this.element.className = "ruler";
    // How large letters are that nobody gave a size, and where bars cover the screen.
    this.letters = document.createElement("div");
    this.letters.className = "letters";
    root.append(this.element, this.letters);
    this.host.setAttribute("aria-hidden", "true");
    document.body.append(this.host);
  }
  remove() {
    this.host.remove();
  }
  /** How many times larger letters are than browsers have them at first. */
  get letterScale() {
    // What the person set for the browser, or the page for everything on it.
    const own = parseFloat(getComputedStyle(this.letters).fontSize);
    const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return Math.max(own, root) / 16;
  }
  get safeArea() {
    const style = getComputedStyle(this.letters);
    return ["Top", "Left", "Bottom", "Right"].map((side) => parseFloat(style[`padding${side}`]) || 0);
  }
}

/** Keeps the page where it is while it is covered, without a jump where its scroll bar was. */
export const scrollLock = {
  holders: new Set(),
  kept: null,
  take(holder) {
    this.holders.add(holder);
    if (this.kept) return;
    const { style } = document.documentElement;
    const names = ["overflow", "scrollbar-gutter"];
    this.kept = names.map((name) => [
      name, style.getPropertyValue(name), style.getPropertyPriority(name),
    ]);
    const hasBar = innerWidth > document.documentElement.clientWidth;
    if (hasBar) style.setProperty("scrollbar-gutter", "stable", "important");
    style.setProperty("overflow", "hidden", "important");
  },
  give(holder) {
    if (!this.holders.delete(holder) || this.holders.size > 0 || !this.kept) return;
    const { style } = document.documentElement;
    for (const [name, value, priority] of this.kept) {
      if (value) style.setProperty(name, value, priority);
      else style.removeProperty(name);
    }
    // Read first: until then the attribute may not know that it is empty.
    if (document.documentElement.getAttribute("style") === "") {
      document.documentElement.removeAttribute("style");
    }
    this.kept = null;
  },
};

/** What has the focus, also inside of components. */
export function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body || element === document.documentElement ? null : element;
}
