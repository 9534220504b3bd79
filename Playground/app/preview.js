// Devices: each is a page of its own size in which heed.js shows the alert, smaller or larger.

import { make } from "./dom.js";

const names = { phone: "Phone", tablet: "Tablet", desktop: "Desktop" };
// Side by side, a desktop's letters may be smaller than a phone's.
const weights = { phone: 1, tablet: 0.8, desktop: 0.72 };
const gap = 28;
const shell = { phone: 12, tablet: 14, desktop: 1 };

/** The devices of the stage. */
export class Preview {
  #stage;
  #devices = [];
  #images;

  constructor(stage, images) {
    this.#stage = stage;
    this.#images = images;
    new ResizeObserver(() => this.#fit()).observe(stage);
  }

  /** Shows these surfaces; a device that stays keeps its page. */
  setSurfaces(surfaces) {
    const old = this.#devices;
    this.#devices = surfaces.map((surface) => {
      const same = old.find((device) => device.surface.device === surface.device);
      if (same === undefined) return makeDevice(surface);
      same.surface = surface;
      return same;
    });
    for (const device of old) if (!this.#devices.includes(device)) device.figure.remove();
    for (const [index, device] of this.#devices.entries()) {
      const { surface, figure, frame, caption } = device;
      const title = `${names[surface.device]}, ${surface.name}`;
      frame.title = title;
      caption.textContent = title;
      // A page in a document that is put elsewhere loads anew.
      if (figure.parentElement === null) {
        const following = this.#devices.slice(index + 1).find((next) => next.figure.parentElement !== null);
        this.#stage.insertBefore(figure, following?.figure ?? null);
      }
    }
    this.#fit();
  }

  /** Shows an alert at a moment of its way. */
  async show(text, look, way, seconds) {
    await Promise.all(this.#devices.map(async (device) => {
      const page = await device.page;
      await page.still(text, this.#environment(device, look), this.#images, way, seconds);
    }));
  }

  /** Moves to another moment. */
  async seek(way, seconds) {
    for (const { page } of this.#devices) (await page).seek(way, seconds);
  }

  /** Lets the person use the alert on the first device, and gives the answer. */
  async try(text, look, handlers) {
    const [device] = this.#devices;
    const page = await device.page;
    device.frame.inert = false;
    device.figure.classList.add("live");
    device.overlay.hidden = true;
    try {
      device.frame.focus({ preventScroll: true });
      return await page.try(text, this.#environment(device, look), this.#images, handlers);
    } finally {
      device.frame.inert = true;
      device.overlay.hidden = false;
      device.figure.classList.remove("live");
    }
  }

  /** Draws frames over the first device: the places in the focus order, and one that is pointed at. */
  draw(scene, showsFocus, pointed) {
    for (const [index, { overlay }] of this.#devices.entries()) {
      if (index > 0 || scene === undefined) {
        overlay.replaceChildren();
        continue;
      }
      const marks = [];
      for (const node of scene.nodes) {
        const stop = scene.focusOrder.indexOf(node.id);
        const isPointed = node.id === pointed;
        if (!isPointed && (!showsFocus || stop < 0)) continue;
        const mark = make("div", { class: isPointed ? "mark pointed" : "mark" });
        const [x, y, width, height] = node.frame;
        mark.style.left = `${x}px`;
        mark.style.top = `${y}px`;
        mark.style.width = `${width}px`;
        mark.style.height = `${height}px`;
        if (showsFocus && stop >= 0) mark.append(make("span", {}, String(stop + 1)));
        marks.push(mark);
      }
      overlay.replaceChildren(...marks);
    }
  }

  /** What is read out of the figure, whose page is for the eyes alone. */
  describe(words) {
    for (const { figure, surface } of this.#devices) {
      figure.setAttribute("aria-label", `${names[surface.device]}, ${surface.name}: ${words}`);
    }
  }

  #environment({ surface }, look) {
    const { size, safeArea, scale } = surface;
    const [top, right, bottom, left] = safeArea;
    return { ...look, size: { width: size[0], height: size[1] }, safeArea: { top, right, bottom, left }, scale };
  }

  #fit() {
    if (this.#devices.length === 0) return;
    const style = getComputedStyle(this.#stage);
    const width = this.#stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const height = this.#stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom) - 32;
    const weight = ({ device }) => (this.#devices.length > 1 ? weights[device] : 1);
    const border = ({ device }) => 2 * shell[device];
    let wide = 0;
    let high = 0;
    for (const { surface } of this.#devices) {
      wide += surface.size[0] * weight(surface);
      high = Math.max(high, surface.size[1] * weight(surface));
    }
    const edges = this.#devices.reduce((sum, { surface }) => sum + border(surface), 0);
    const room = width - gap * (this.#devices.length - 1) - edges;
    const scale = Math.max(0.1, Math.min(1, room / wide, (height - 28) / high));
    for (const { surface, holder, screen } of this.#devices) {
      const own = scale * weight(surface);
      const [points, rows] = surface.size;
      holder.style.width = `${points * own}px`;
      holder.style.height = `${rows * own}px`;
      screen.style.width = `${points}px`;
      screen.style.height = `${rows}px`;
      screen.style.transform = `scale(${own})`;
      holder.style.setProperty("--scale", String(own));
    }
  }
}

function makeDevice(surface) {
  const frame = make("iframe", { src: "frame.html", inert: true });
  const overlay = make("div", { class: "overlay", "aria-hidden": "true" });
  const screen = make("div", { class: "screen" }, frame, overlay);
  const holder = make("div", { class: "holder" }, screen);
  const caption = make("figcaption");
  const figure = make("figure", { class: `device ${surface.device}`, role: "group" },
    make("div", { class: "shell" }, holder), caption);
  const page = new Promise((resolve) => {
    frame.addEventListener("load", () => {
      const { contentWindow } = frame;
      if (contentWindow.heedFrame !== undefined) resolve(contentWindow.heedFrame);
      else contentWindow.addEventListener("heedframe", () => resolve(contentWindow.heedFrame), { once: true });
    });
  });
  return { surface, figure, frame, overlay, screen, holder, caption, page };
}
