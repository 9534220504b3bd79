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
  let largest = 1;
  let text = "";
  const nodes = [];
  const spans = question.list(() => {
    const span = document.createElement("span");
    const words = question.text();
    const font = readFont(question);
    setFont(span.style, font);
    largest = Math.max(largest, font.size);
    const rise = question.number();
    if (rise) span.style.verticalAlign = `${rise}px`;
    const node = document.createTextNode(words);
    span.append(node);
    nodes.push({ node, start: text.length, isLink: question.flag() });
    text += words;
    return span;
  });
  // Lines so far apart that letters of any size are nearer to their own line than to the next.
  const spacing = largest * 4;
  element.style.lineHeight = `${spacing}px`;
  element.replaceChildren(...spans);
  return new LineFinder(text, nodes, spacing).answer(width, limit);
}

class LineFinder {
  #range = document.createRange();

  constructor(text, nodes, spacing) {
    this.text = text;
    this.nodes = nodes.filter(({ node }) => node.length > 0);
    this.all = nodes;
    this.spacing = spacing;
  }

  #place(offset) {
    let low = 0;
    let high = this.nodes.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.nodes[middle].start <= offset) low = middle;
      else high = middle - 1;
    }
    const { node, start } = this.nodes[low];
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

  /** Where the line ends that begins at an offset. */
  #end(start, guess) {
    const line = this.#middle(start);
    const isSame = (offset) => {
      const middle = this.#middle(offset);
      return middle === null || line === null || Math.abs(middle - line) < this.spacing / 2;
    };
    const last = this.text.length - 1;
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
    const lines = [];
    const links = [];
    let bytes = 0;
    let guess = 40;
    let isTruncated = false;
    for (let start = 0; start < this.text.length; ) {
      if (limit > 0 && lines.length === limit) {
        isTruncated = true;
        break;
      }
      const end = this.#end(start, guess);
      guess = Math.max(8, end - start);
      const words = this.text.slice(start, end);
      const size = encoder.encode(words).length;
      const seen = start + words.trimEnd().length;
      const rect = seen > start ? this.#select(start, seen).getBoundingClientRect() : null;
      lines.push(bytes, bytes + size, rect?.width ?? 0);
      if (rect) this.#addLinks(links, lines.length / 3 - 1, start, seen, rect.left);
      bytes += size;
      start = end;
      if (lines.length / 3 === limit && start < this.text.length) {
        isTruncated = true;
        lines[lines.length - 1] = Number.isFinite(width) ? width : rect?.width ?? 0;
        break;
      }
    }
    return [isTruncated ? 1 : 0, lines.length / 3, ...lines, ...links];
  }

  #addLinks(links, line, start, end, left) {
    this.all.forEach(({ node, start: first, isLink }, run) => {
      if (!isLink) return;
      const from = Math.max(start, first);
      const to = Math.min(end, first + node.length);
      if (from >= to) return;
      const rect = this.#select(from, to).getBoundingClientRect();
      links.push(run, line, rect.left - left, rect.width);
    });
  }
}
