// Changes of JSON that leave the rest as it was written: whatever is wrong with it stays in it.

/** Whether a text is JSON at all. */
export function isJSON(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Goes through the objects and lists of a text that is JSON, inner ones first.
 *
 * Each says where it starts and ends, under which key it stands, which keys an object has, as often as
 * they are there, and which texts stand in a list.
 */
export function forEachValue(text, visit) {
  let value = null;
  for (let place = 0; place < text.length; place++) {
    const letter = text[place];
    if (letter === "{" || letter === "[") {
      value = {
        parent: value, isList: letter === "[", start: place, end: 0, key: value?.lastKey ?? null,
        depth: value ? value.depth + 1 : 0, lastKey: null, keys: [], texts: [],
      };
    } else if (letter === "}" || letter === "]") {
      value.end = place + 1;
      visit(value);
      value = value.parent;
    } else if (letter === "," && value) {
      value.lastKey = null;
    } else if (letter === '"') {
      const end = endOfText(text, place);
      if (value?.isList) {
        value.texts.push({ start: place, end });
      } else if (value && value.lastKey === null) {
        value.lastKey = JSON.parse(text.slice(place, end));
        value.keys.push(value.lastKey);
      }
      place = end - 1;
    }
  }
}

function endOfText(text, start) {
  let place = start + 1;
  for (; text[place] !== '"'; place++) if (text[place] === "\\") place++;
  return place + 1;
}

/** Parts of a text that are replaced by others, and none of which is inside of another. */
export class Edits {
  #edits = [];

  /** Replaces a part, with what was to be replaced inside of it. */
  replace(start, end, text) {
    while (this.#edits.length > 0 && this.#edits.at(-1).start > start) this.#edits.pop();
    this.#edits.push({ start, end, text });
  }

  /** Adds a member to an object, unless JSON cannot say its value. */
  add(object, key, value) {
    const text = JSON.stringify(value);
    if (text === undefined || object.keys.includes(key)) return;
    const comma = object.keys.length > 0 ? "," : "";
    const place = object.end - 1;
    this.replace(place, place, `${comma}${JSON.stringify(key)}:${text}`);
    object.keys.push(key);
  }

  /** The text with all of them. */
  of(text) {
    let place = 0;
    let result = "";
    for (const edit of this.#edits) {
      result += text.slice(place, edit.start) + edit.text;
      place = edit.end;
    }
    return result + text.slice(place);
  }
}
