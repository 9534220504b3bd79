// A device's page: shows what the playground asks for.

import { show } from "../heed.js";

let shown;

function dress({ appearance, direction, safeArea }) {
  const root = document.documentElement;
  root.dataset.appearance = appearance;
  root.dir = direction;
  root.style.setProperty("--top", `${safeArea.top}px`);
  root.classList.toggle("notched", safeArea.top >= 40);
}

window.heedFrame = {
  /** Shows an alert at a moment, without a clock. */
  async still(text, environment, images, way, seconds) {
    dress(environment);
    const before = shown;
    shown = show(text, {}, { environment, images, clock: "manual", policy: "replace" });
    shown.then(() => {}, () => {});
    shown.seek(seconds, way);
    void before;
  },

  seek(way, seconds) {
    shown?.seek(seconds, way);
  },

  /** Shows an alert to be used, and gives its answer. */
  async try(text, environment, images, handlers) {
    dress(environment);
    shown = show(text, handlers, { environment, images, policy: "replace" });
    return await shown;
  },
};

window.dispatchEvent(new Event("heedframe"));
