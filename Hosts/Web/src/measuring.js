// How texts break into lines.

import { encoder } from "./bytes.js";
import { alerts } from "./commands.js";
import { settings } from "./engine.js";
import { page } from "./page.js";

const FAMILIES = [
  '-apple-system, "Segoe UI", Roboto, Inter, system-ui, "Noto Sans", sans-serif',
  'ui-serif, "New York", Georgia, "Noto Serif", serif',
  'ui-rounded, "SF Pro Rounded", -apple-system, "Segoe UI", Roboto, Inter, system-ui, sans-serif',
  'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace',
];

export function readFont(reader) {
  const font = { size: reader.number(), weight: reader.byte() * 100, isItalic: reader.flag() };
  font.design = reader.byte();
  font.family = reader.text();
  return font;
}

export function setFont(style, font) {
  style.fontSize = `${font.size}px`;
  style.fontWeight = font.weight;
  style.fontStyle = font.isItalic ? "italic" : "normal";
  const family = font.family ? `${JSON.stringify(font.family)}, ` : "";
  style.fontFamily = family + (settings.fonts?.[font.design] ?? FAMILIES[font.design]);
}

/** Letters that are put up at once: the work for a line grows with what stands in the same element. */
const CHUNK = 1000;

export function measure(question) {
  if (question.byte() === 1) {
    const alert = alerts.get(question.whole());
    const height = alert?.slotHeight(question.text(), question.number());
    return [height ?? 0];
  }
  const width = question.number();
  const limit = question.whole();
  const { element } = page.ruler;
  element.dir = question.flag() ? "rtl" : "ltr";
  element.lang = question.text();
  element.style.width = Number.isFinite(width) ? `${width}px` : "max-content";
  element.style.whiteSpace = Number.isFinite(width) ? "pre-wrap" : "pre";
  let size = 0;
  const runs = question.list(() => {
    const run = {
      text: question.text(), font: readFont(question), rise: question.number(),
      isLink: question.flag(), start: size,
    };
    size += run.text.length;
    return run;
  });
  // Lines so far apart that letters of any size are nearer to their own line than to the next.
  const spacing = Math.max(1, ...runs.map(({ font }) => font.size)) * 4;
  element.style.lineHeight = `${spacing}px`;
  return new LineFinder(element, runs, size, spacing).answer(width, limit);
}

/** Finds the lines into which the browser breaks a text. */
class LineFinder {
  #range = document.createRange();
  /** The text nodes that are put up, with the place at which each begins. */
  #nodes = [];
  #end = 0;

  constructor(element, runs, size, spacing) {
    Object.assign(this, { element, runs, size, spacing });
  }

  /** Puts up a part of the text. */
  #putUp(from, to) {
    this.#nodes = [];
    this.#end = to;
    const spans = [];
    for (const { text, font, rise, start } of this.runs) {
      const first = Math.max(0, from - start);
      const words = text.slice(first, Math.max(0, to - start));
      if (words === "") continue;
      const span = document.createElement("span");
      setFont(span.style, font);
      if (rise) span.style.verticalAlign = `${rise}px`;
      span.textContent = words;
      this.#nodes.push({ node: span.firstChild, start: start + first });
      spans.push(span);
    }
    this.element.replaceChildren(...spans);
  }

  #place(offset) {
    let low = 0;
    let high = this.#nodes.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#nodes[middle].start <= offset) low = middle;
      else high = middle - 1;
    }
    const { node, start } = this.#nodes[low];
    return [node, Math.min(offset - start, node.length)];
  }

  #select(start, end) {
    this.#range.setStart(...this.#place(start));
    const [node, offset] = this.#place(Math.max(start, end - 1));
    this.#range.setEnd(node, Math.min(node.length, offset + 1));
    return this.#range;
  }

  /** The middle of the line in which a character is. */
  #middle(offset) {
    const rects = this.#select(offset, offset + 1).getClientRects();
    const rect = rects[rects.length - 1];
    return rect ? rect.top + rect.height / 2 : null;
  }

  /** Where the line ends that begins at an offset, in what is put up. */
  #lineEnd(start, guess) {
    const line = this.#middle(start);
    const isSame = (offset) => {
      const middle = this.#middle(offset);
      return middle === null || line === null || Math.abs(middle - line) < this.spacing / 2;
    };
    const last = this.#end - 1;
    let low = start;
    let step = guess;
    let high = Math.min(last, start + step);
    while (high < last && isSame(high)) {
      low = high;
      step *= 2;
      high = Math.min(last, high + step);
    }
    if (isSame(high)) return high + 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (isSame(middle)) low = middle;
      else high = middle;
    }
    return high;
  }

  answer(width, limit) {
    const text = this.runs.map((run) => run.text).join("");
    const lines = [];
    const links = [];
    let bytes = 0;
    let guess = 40;
    let isTruncated = false;
    for (let start = 0, chunk = CHUNK; start < this.size && !isTruncated; ) {
      if (start >= this.#end || this.#end === 0) this.#putUp(start, Math.min(this.size, start + chunk));
      const end = this.#lineEnd(start, guess);
      if (end === this.#end && end < this.size) {
        // The line may go on in what is not put up yet.
        chunk = start === this.#nodes[0].start ? chunk * 2 : CHUNK;
        this.#putUp(start, Math.min(this.size, start + chunk));
        continue;
      }
      guess = Math.max(8, end - start);
      const words = text.slice(start, end);
      const count = encoder.encode(words).length;
      const seen = start + words.trimEnd().length;
      const rect = seen > start ? this.#select(start, seen).getBoundingClientRect() : null;
      isTruncated = limit > 0 && lines.length / 3 + 1 === limit && end < this.size;
      const whole = isTruncated && Number.isFinite(width) ? width : rect?.width ?? 0;
      if (rect) this.#addLinks(links, lines.length / 3, start, seen, rect.left);
      lines.push(bytes, bytes + count, whole);
      bytes += count;
      start = end;
    }
    return [isTruncated ? 1 : 0, lines.length / 3, ...lines, ...links];
  }

  #addLinks(links, line, start, end, left) {
    this.runs.forEach(({ text, start: first, isLink }, run) => {
      if (!isLink) return;
      const from = Math.max(start, first);
      const to = Math.min(end, first + text.length);
      if (from >= to) return;
      const rect = this.#select(from, to).getBoundingClientRect();
      links.push(run, line, rect.left - left, rect.width);
    });
  }
}
