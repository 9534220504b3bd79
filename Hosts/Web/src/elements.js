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
  #handle = null;

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
  async show() {
    if (this.#handle) return this.#handle;
    const abort = new AbortController();
    this.#handle = { dismiss: () => abort.abort() };
    // The attribute asks to show it as well, and finds that it is.
    this.open = true;
    try {
      const document = await this.#document(abort.signal);
      this.#handle = show(document, this.handlers ?? {}, { ...this.options, signal: abort.signal });
      const answer = await this.#handle;
      this.#end();
      this.dispatchEvent(new CustomEvent("answer", { detail: answer }));
      return answer;
    } catch (error) {
      this.#end();
      this.dispatchEvent(new CustomEvent("error", { detail: error }));
      return null;
    }
  }
  #end() {
    this.#handle = null;
    this.open = false;
  }
  async #document(signal) {
    const source = this.getAttribute("src");
    if (source === null) {
      return this.querySelector('script[type="application/json"]')?.textContent ?? "";
    }
    const response = await fetch(source, { signal });
    if (!response.ok) throw new Error(`${source} could not be loaded: ${response.status}`);
    return response.text();
  }
  close() {
    this.#handle?.dismiss();
  }
}

if (globalThis.customElements && !customElements.get("heed-alert")) {
  customElements.define("heed-alert", HeedAlert);
}
