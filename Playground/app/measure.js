// Breaks texts into lines by the widths that the browser's own fonts have, beside the page.
//
// A line ends after a word, after a hyphen, and between the letters of languages without spaces; what
// the preview shows is broken by the browser itself.

// As heed.js has them.
const families = [
  '-apple-system, "Segoe UI", Roboto, Inter, system-ui, "Noto Sans", sans-serif',
  'ui-serif, "New York", Georgia, "Noto Serif", serif',
  'ui-rounded, "SF Pro Rounded", -apple-system, "Segoe UI", Roboto, Inter, system-ui, sans-serif',
  'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace',
];
const breaksBeside = new RegExp(
  "[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Myanmar}"
    + "\\p{scx=Khmer}\uff01-\uffee]", "u");
const neverFirst = new RegExp(
  "^[\\p{Pe}\\p{Pf}\\p{M}!,.:;?%…、。，．：；？！・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]", "u");
const neverLast = /[\p{Ps}\p{Pi}]$/u;
const encoder = new TextEncoder();

/** Answers questions about texts as numbers, in the order that the program expects. */
export class Ruler {
  #canvas = new OffscreenCanvas(1, 1).getContext("2d");
  #segmenters = new Map();

  answer({ width = Infinity, limit, rtl, language, runs }) {
    this.#canvas.direction = rtl ? "rtl" : "ltr";
    // Fonts depend on the language where browsers know of it here.
    this.#canvas.lang = language;
    const text = runs.map((run) => run.text).join("");
    const pieces = this.#pieces(text, language);
    const starts = [];
    let length = 0;
    for (const run of runs) {
      starts.push(length);
      length += run.text.length;
    }
    const widthOf = (from, to) => {
      let sum = 0;
      for (const [index, run] of runs.entries()) {
        const [first, last] = [from - starts[index], to - starts[index]];
        const words = run.text.slice(Math.max(0, first), Math.max(0, last));
        if (words !== "") sum += this.#width(words, run);
      }
      return sum;
    };
    const lines = [];
    const links = [];
    let bytes = 0;
    let isTruncated = false;
    const add = (from, to) => {
      const words = text.slice(from, to);
      const size = encoder.encode(words).length;
      const seen = from + words.trimEnd().length;
      lines.push(bytes, bytes + size, widthOf(from, seen));
      for (const [index, run] of runs.entries()) {
        const first = Math.max(from, starts[index]);
        const last = Math.min(seen, starts[index] + run.text.length);
        if (run.link && first < last) {
          links.push(index, lines.length / 3 - 1, widthOf(from, first), widthOf(first, last));
        }
      }
      bytes += size;
      if (limit > 0 && lines.length / 3 === limit && to < text.length) {
        isTruncated = true;
        if (Number.isFinite(width)) lines[lines.length - 1] = width;
      }
      return !isTruncated;
    };
    this.#fill(text, pieces, width, widthOf, add);
    if (lines.length === 0 || (!isTruncated && text.endsWith("\n"))) lines.push(bytes, bytes, 0);
    return [isTruncated ? 1 : 0, lines.length / 3, ...lines, ...links];
  }

  /** Puts pieces into lines until there are no more or a line is refused. */
  #fill(text, pieces, width, widthOf, add) {
    const most = width + 0.01;
    let start = 0;
    let end = 0;
    let used = 0;
    for (const piece of pieces) {
      const stop = end + piece.length;
      const seen = end + piece.trimEnd().length;
      const own = widthOf(end, seen);
      if (end > start && used + own > most) {
        if (!add(start, end)) return;
        start = end;
        used = 0;
      }
      if (end === start && own > most) {
        // A word that is wider than a line breaks where it has to.
        const ends = [];
        let at = end;
        for (const letter of piece.trimEnd().match(/\P{M}\p{M}*|\p{M}/gsu) ?? []) {
          ends.push((at += letter.length));
        }
        for (let first = 0; first < ends.length; ) {
          const last = lastThatFits(ends, first, (place) => widthOf(start, place) <= most);
          first = last + 1;
          end = ends[last];
          if (first === ends.length) break;
          if (!add(start, end)) return;
          start = end;
        }
        end = stop;
        used = widthOf(start, end);
      } else {
        used += widthOf(end, stop);
        end = stop;
      }
      if (piece.endsWith("\n")) {
        if (!add(start, end)) return;
        start = end;
        used = 0;
      }
    }
    if (end > start) add(start, end);
  }

  /** The stretches of a text between which a line may end. */
  #pieces(text, language) {
    const pieces = [];
    for (const { segment } of this.#segmenter(language).segment(text)) {
      const before = pieces.at(-1);
      if (before === undefined || mayBreak(before, segment)) pieces.push(segment);
      else pieces[pieces.length - 1] += segment;
    }
    return pieces;
  }

  #segmenter(language) {
    let segmenter = this.#segmenters.get(language);
    if (segmenter === undefined) {
      try {
        segmenter = new Intl.Segmenter(language, { granularity: "word" });
      } catch {
        segmenter = new Intl.Segmenter("en", { granularity: "word" });
      }
      this.#segmenters.set(language, segmenter);
    }
    return segmenter;
  }

  #width(words, { size, weight, italic, design, family }) {
    const own = family === undefined ? "" : `${JSON.stringify(family)}, `;
    const slant = italic ? "italic" : "normal";
    this.#canvas.font = `${slant} ${weight} ${size}px ${own}${families[design] ?? families[0]}`;
    return this.#canvas.measureText(words.replaceAll("\n", "")).width;
  }
}

/** The last of growing numbers that fits, at least the first; found by doubling and halving. */
function lastThatFits(numbers, first, fits) {
  const end = numbers.length - 1;
  let low = first;
  let high = Math.min(end, first + 16);
  while (high < end && fits(numbers[high])) {
    low = high;
    high = Math.min(end, first + 2 * (high - first));
  }
  if (fits(numbers[high])) return high;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(numbers[middle])) low = middle;
    else high = middle;
  }
  return low;
}

function mayBreak(before, after) {
  if (before.endsWith("\n")) return true;
  if (/^\s/.test(after)) return false;
  if (/[ \t\u3000]$/.test(before)) return true;
  if (neverFirst.test(after) || neverLast.test(before)) return false;
  if (/[-\u2010\u2013\u2014]$/.test(before)) return /^[\p{L}]/u.test(after);
  return breaksBeside.test(before.slice(-1)) || breaksBeside.test(after.slice(0, 1));
}
