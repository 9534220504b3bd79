// Devices: each is a page of its own size in which heed.js shows the alert, smaller or larger.

import { make } from "./dom.js";

const names = { phone: "Phone", tablet: "Tablet", desktop: "Desktop" };
// Side by side, a desktop's letters may be smaller than a phone's.
const weights = { phone: 1, tablet: 0.8, desktop: 0.72 };
const gap = 24;
// Points of the app's screen, like the style sheet's.
const shell = { phone: 17, tablet: 28, desktop: 2 };
// The height of a line beneath a device, with the space before it.
const caption = 28;

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
        const following = this.#devices.slice(index + 1)
          .find((next) => next.figure.parentElement !== null);
        this.#stage.insertBefore(figure, following?.figure ?? null);
      }
    }
    this.#fit();
  }

  /** Shows an alert at a moment of its way. */
  async show(text, look, way, seconds) {
    await Promise.all(this.#devices.map(async (device) => {
      const page = await device.page;
      const environment = this.#environment(device, look);
      device.scene = await page.still(text, environment, this.#images, way, seconds);
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

  /** Draws frames over the devices: the focus order, and a node that is pointed at. */
  draw(showsFocus, pointed) {
    for (const { overlay, scene } of this.#devices) {
      const marks = [];
      for (const node of scene?.nodes ?? []) {
        const stop = scene.focusOrder.indexOf(node.id);
        const isPointed = node.id === pointed;
        if (!isPointed && (!showsFocus || stop < 0)) continue;
        const mark = make("div", { class: isPointed ? "mark pointed" : "mark" });
        for (const [index, side] of ["left", "top", "width", "height"].entries()) {
          mark.style.setProperty(side, `${node.frame[index]}px`);
        }
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
    return { ...look, size, safeArea, scale };
  }

  #fit() {
    if (this.#devices.length === 0) return;
    const style = getComputedStyle(this.#stage);
    // The space around is the same at all sides.
    const space = 2 * parseFloat(style.paddingLeft);
    const width = this.#stage.clientWidth - space;
    const height = this.#stage.clientHeight - space;
    const best = rowsOf(this.#devices.map(({ surface }) => surface))
      .map((rows) => ({ rows, scale: scaleOf(rows, width, height) }))
      .sort((one, two) => two.scale - one.scale)[0];
    this.#stage.classList.toggle("two-rows", best.rows.length > 1);
    for (const { surface, figure } of this.#devices) {
      const own = best.scale * weightOf(surface, this.#devices.length);
      const [points, lines] = surface.size;
      figure.style.setProperty("--scale", String(own));
      figure.style.setProperty("--width", `${points}px`);
      figure.style.setProperty("--height", `${lines}px`);
    }
  }
}

function weightOf({ device }, count) {
  return count > 1 ? weights[device] : 1;
}

// In one row, or with the last in a row of its own.
function rowsOf(surfaces) {
  if (surfaces.length < 3) return [[surfaces]];
  return [[surfaces], [surfaces.slice(0, -1), surfaces.slice(-1)]];
}

/** The scale at which rows of devices fit into the stage, with their shells and captions. */
function scaleOf(rows, width, height) {
  const count = rows.flat().length;
  let scale = 1;
  let lines = 0;
  for (const row of rows) {
    const widths = row.map((surface) => outer(surface, 0) * weightOf(surface, count));
    const wide = widths.reduce((sum, width) => sum + width, 0);
    scale = Math.min(scale, (width - gap * (row.length - 1)) / wide);
    lines += Math.max(...row.map((surface) => outer(surface, 1) * weightOf(surface, count)));
  }
  const room = height - caption * rows.length - gap * (rows.length - 1);
  return Math.max(0.08, Math.min(scale, room / lines));
}

function outer({ device, size }, side) {
  return size[side] + 2 * shell[device];
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
      const take = () => resolve(contentWindow.heedFrame);
      if (contentWindow.heedFrame !== undefined) take();
      else contentWindow.addEventListener("heedframe", take, { once: true });
    });
  });
  return { surface, figure, frame, overlay, caption, page };
}
