// A device's page: shows what the playground asks for.

import { show } from "../heed.js";

let shown;
let isStill = true;

// A picture of an alert takes the focus from nobody, least of all from the editor: even in a page
// that is inert, a dialog that opens would.
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
  const [top] = safeArea;
  const root = document.documentElement;
  root.dataset.appearance = appearance;
  root.dir = direction;
  root.style.setProperty("--top", `${top}px`);
  root.classList.toggle("notched", top >= 40);
}

window.heedFrame = {
  /** Shows an alert at a moment, without a clock; gives what is on the surface. */
  async still(text, environment, images, way, seconds) {
    dress(environment);
    isStill = true;
    const before = shown;
    const next = show(text, {}, { environment, images, clock: "manual" });
    shown = next;
    const settled = next.then(() => {}, (error) => error);
    const error = await Promise.race([next.shown, settled]);
    next.seek(seconds, way);
    // The old picture goes when the new one is there, so that nothing flickers.
    before?.dismiss();
    if (shown !== next) next.dismiss();
    if (error instanceof Error) throw error;
    return next.scene();
  },

  seek(way, seconds) {
    shown?.seek(seconds, way);
  },

  /** Shows an alert to be used, and gives its answer. */
  async try(text, environment, images, handlers) {
    dress(environment);
    shown?.dismiss();
    shown = undefined;
    isStill = false;
    return await show(text, handlers, { environment, images });
  },
};

window.dispatchEvent(new Event("heedframe"));
