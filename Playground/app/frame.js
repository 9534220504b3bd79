// A device's page: shows what the playground asks for.

import { show } from "../heed.js";

let shown;
let isStill = true;

// A picture of an alert takes the focus from nobody, least of all from the editor: even in a page that
// is inert, a dialog that opens would.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  if (!isStill) focus.call(this, options);
};
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function () {
  this.inert = isStill;
  showModal.call(this);
};

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
    isStill = true;
    shown = show(text, {}, { environment, images, clock: "manual", policy: "replace" });
    shown.then(() => {}, () => {});
    shown.seek(seconds, way);
  },

  seek(way, seconds) {
    shown?.seek(seconds, way);
  },

  /** Shows an alert to be used, and gives its answer. */
  async try(text, environment, images, handlers) {
    dress(environment);
    isStill = false;
    shown = show(text, handlers, { environment, images, policy: "replace" });
    return await shown;
  },
};

window.dispatchEvent(new Event("heedframe"));
