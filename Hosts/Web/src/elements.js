// Elements of our own.

import { show } from "./alert.js";

export function defineElements() {
  if (customElements.get("heed-surface")) return;
  customElements.define("heed-surface", class extends HTMLElement {
    disconnectedCallback() {
      // Moved about in the page it is still there a moment later.
      queueMicrotask(() => {
        if (!this.isConnected) this.surface?.lose();
      });
    }
  });
}

/** `<heed-alert>`: an alert whose document stands in it, or at the address of its `src`. */
class HeedAlert extends HTMLElement {
  static observedAttributes = ["open"];
  #abort = null;
  #answer = null;

  get open() {
    return this.hasAttribute("open");
  }
  set open(value) {
    this.toggleAttribute("open", Boolean(value));
  }
  connectedCallback() {
    this.hidden = true;
    if (this.open) this.show();
  }
  disconnectedCallback() {
    this.close();
  }
  attributeChangedCallback(_name, before, after) {
    if (!this.isConnected || before === after) return;
    if (after === null) this.close();
    else this.show();
  }
  /** Shows the alert, if it is not up; gives the answer, or nothing where there is an error. */
  show() {
    if (!this.#answer) {
      this.#abort = new AbortController();
      this.#answer = this.#ask(this.options, this.#abort.signal);
      // The attribute asks to show it as well, and finds that it is.
      this.open = true;
    }
    return this.#answer;
  }
  async #ask(options, own) {
    const signal = options?.signal ? AbortSignal.any([options.signal, own]) : own;
    let told = null;
    try {
      const document = await this.#document(signal);
      told = ["answer", await show(document, this.handlers ?? {}, { ...options, signal })];
    } catch (error) {
      told = ["error", error];
    }
    this.#answer = null;
    this.open = false;
    const [name, detail] = told;
    this.dispatchEvent(new CustomEvent(name, { detail }));
    return name === "answer" ? detail : null;
  }
  async #document(signal) {
    const source = this.getAttribute("src");
    if (source === null) {
      return this.querySelector('script[type="application/json"]')?.textContent ?? "";
    }
    try {
      const response = await fetch(source, { signal });
      if (!response.ok) throw new Error(`${source} could not be loaded: ${response.status}`);
      return await response.text();
    } catch (error) {
      // An alert that was taken back is never read.
      if (signal.aborted) return "";
      throw error;
    }
  }
  close() {
    this.#abort?.abort();
  }
}

if (globalThis.customElements && !customElements.get("heed-alert")) {
  customElements.define("heed-alert", HeedAlert);
}
