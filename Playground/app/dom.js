// Elements with attributes and children. Text is only ever text.

/** Makes an element; attributes that are nothing or false are left out. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** The element of an id, which the page has. */
export function find(id) {
  return document.getElementById(id);
}

let clearing;

/** Shows a sentence for a moment, and has it read out. */
export function say(sentence) {
  const said = find("said");
  said.textContent = sentence;
  clearTimeout(clearing);
  clearing = setTimeout(() => (said.textContent = ""), 5_000);
}

/** Copies a text, and says so. */
export async function copy(text, name) {
  try {
    await navigator.clipboard.writeText(text);
    say(`${name} copied.`);
  } catch {
    const area = make("textarea", { class: "unseen", "aria-hidden": "true" });
    area.value = text;
    document.body.append(area);
    const before = document.activeElement;
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    before?.focus?.();
    say(done ? `${name} copied.` : `${name} cannot be copied by this browser.`);
  }
}
