// The gallery's documents, searched by their names and everything they say.

import { find, make } from "./dom.js";

const base = new URL("../examples/", import.meta.url);

/** Where pictures of the gallery's documents are. */
export const pictures = base.href;

/** A dialog with the documents of the gallery; `chosen` is called with a name and a text. */
export class Picker {
  #documents;
  #chosen;

  constructor(chosen) {
    this.#chosen = chosen;
    const dialog = find("picker");
    const search = find("picker-search");
    find("open-picker").addEventListener("click", () => this.open());
    find("close-picker").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    search.addEventListener("input", () => this.#filter(search.value));
    dialog.addEventListener("keydown", (event) => this.#key(event));
  }

  async open() {
    find("picker").showModal();
    const search = find("picker-search");
    search.value = "";
    search.focus();
    await this.#show();
    this.#filter("");
  }

  /** The text of a document of the gallery; nothing where there is none of that name. */
  async text(name) {
    if (!(await this.#names()).includes(name)) return undefined;
    const response = await fetch(new URL(`${encodeURIComponent(name)}.json`, base));
    return response.ok ? await response.text() : undefined;
  }

  async #names() {
    const response = await fetch(new URL("index.json", base));
    if (!response.ok) throw new Error("The documents of the gallery are not there.");
    return await response.json();
  }

  async #show() {
    if (this.#documents !== undefined) return;
    const names = await this.#names();
    this.#documents = await Promise.all(
      names.map(async (name) => ({ name, text: (await this.text(name)) ?? "{}" })),
    );
    for (const document of this.#documents) {
      document.element = this.#item(document);
      const { name, text } = document;
      document.words = `${titleOf(name)}\n${name}\n${text}`.toLowerCase();
    }
    find("documents").replaceChildren(...this.#documents.map(({ element }) => element));
  }

  #item({ name, text }) {
    const { style, theme, words } = about(text);
    return make("li", {},
      make("button", {
        type: "button", onclick: () => {
          find("picker").close();
          this.#chosen(name, text);
        },
      },
      make("strong", {}, titleOf(name)),
      make("span", { class: "tags" }, `${style} · ${theme}`),
      make("span", { class: "words", dir: "auto" }, words)));
  }

  #filter(query) {
    const wanted = query.toLowerCase().split(/\s+/).filter((word) => word !== "");
    let count = 0;
    for (const { element, words } of this.#documents ?? []) {
      element.hidden = !wanted.every((word) => words.includes(word));
      if (!element.hidden) count += 1;
    }
    const words = `${count} ${count === 1 ? "document" : "documents"}`;
    find("picker-count").textContent = count === 0 ? "No document is like that." : words;
  }

  #key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const shown = [...find("documents").querySelectorAll("li:not([hidden]) button")];
    if (event.key === "Enter" && event.target === find("picker-search") && shown.length > 0) {
      event.preventDefault();
      shown[0].click();
    }
    if (step === undefined || shown.length === 0) return;
    event.preventDefault();
    const place = shown.indexOf(document.activeElement) + step;
    if (place < 0) find("picker-search").focus();
    else shown[Math.min(place, shown.length - 1)].focus();
  }
}

/** A document's name as a person reads it. */
export function titleOf(name) {
  if (name === "ios26") return "iOS 26";
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// Only for the list: the documents come with the page.
function about(text) {
  const document = JSON.parse(text);
  const theme = typeof document.theme === "object" ? document.theme.base : document.theme;
  return {
    style: document.style ?? "alert",
    theme: `${theme ?? "ios"} theme`,
    words: [document.title, document.message].map(plain).filter((words) => words !== "").join(" — "),
  };
}

function plain(text) {
  if (typeof text === "string") return text;
  if (text === null || typeof text !== "object") return "";
  if (Array.isArray(text.runs)) return text.runs.map((run) => run.text ?? "").join("");
  return plain(text.text ?? text.markdown ?? text.html?.replace(/<[^>]*>/g, "") ?? "");
}
