// The document's text: a text area over lines that have numbers, colours and marks.

import { columnOffset, partEnd, parts, splitLines, textOffset } from "./json-text.js";

// Beyond these, colours take longer than anybody would wait for a key.
const longestColored = 200_000;
const longestLine = 4_000;

/** The editor in the page; `changed` is called with the text whenever it is another one. */
export class Editor {
  #area;
  #lines;
  #changed;
  #shown = [];
  #marks = new Map();
  #problems = [];
  #leaves = false;

  constructor(area, lines, changed) {
    this.#area = area;
    this.#lines = lines;
    this.#changed = changed;
    area.addEventListener("input", () => this.#edited());
    area.addEventListener("keydown", (event) => this.#key(event));
    area.addEventListener("blur", () => (this.#leaves = false));
  }

  get text() {
    return this.#area.value;
  }

  /** Puts another text in its place. Undo brings the old one back, if the person was told so. */
  replace(text, { undoable = true } = {}) {
    const area = this.#area;
    if (text === area.value) return;
    if (undoable) {
      const before = document.activeElement;
      area.focus({ preventScroll: true });
      area.select();
      this.#insert(text);
      area.setSelectionRange(0, 0);
      if (before instanceof HTMLElement && before !== area) before.focus({ preventScroll: true });
    } else {
      area.value = text;
      area.setSelectionRange(0, 0);
      this.#edited();
    }
    this.#lines.parentElement.parentElement.scrollTo(0, 0);
  }

  /** Marks the places of problems, each `{ line, column, severity }`. */
  mark(problems) {
    this.#problems = problems;
    this.#marks = new Map();
    for (const problem of problems) {
      const list = this.#marks.get(problem.line) ?? [];
      list.push(problem);
      this.#marks.set(problem.line, list);
    }
    this.#area.setAttribute(
      "aria-invalid",
      String(problems.some((problem) => problem.severity === "error")),
    );
    this.#draw();
  }

  /** Goes to the place of a problem. */
  go({ line, column }) {
    const start = textOffset(this.text, line, column);
    this.#area.focus({ preventScroll: true });
    this.#area.setSelectionRange(start, partEnd(this.text, start));
    this.#lines.children[line - 1]?.scrollIntoView({ block: "center" });
  }

  /** Writes another name where a problem is, as the reader suggested. */
  fix({ line, column, suggestion }) {
    const start = textOffset(this.text, line, column);
    const end = partEnd(this.text, start);
    if (this.text[start] !== '"' || end === start) return false;
    this.#area.focus({ preventScroll: true });
    this.#area.setSelectionRange(start, end);
    this.#insert(JSON.stringify(suggestion));
    return true;
  }

  /** Goes to the first problem behind the caret, or before it; none where there is no problem. */
  goToNext(step) {
    const caret = this.#area.selectionStart;
    const sorted = this.#problems
      .map((problem) => ({ problem, at: textOffset(this.text, problem.line, problem.column) }))
      .sort((one, two) => (one.at - two.at) * step);
    const next = sorted.find(({ at }) => (at - caret) * step > 0) ?? sorted[0];
    if (next !== undefined) this.go(next.problem);
    return next?.problem;
  }

  #edited() {
    this.#draw();
    this.#changed(this.text);
  }

  // The browser's own command keeps what undo needs; where it is gone, undo is too.
  #insert(text) {
    const command = text === "" ? "delete" : "insertText";
    const done = document.execCommand(command, false, text);
    if (done) return;
    const area = this.#area;
    area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
    this.#edited();
  }

  #key(event) {
    if (event.isComposing || event.keyCode === 229) return;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "Escape") {
      this.#leaves = true;
    } else if (event.key === "Tab" && plain && !this.#leaves) {
      event.preventDefault();
      this.#indent(event.shiftKey ? -1 : 1);
    } else if (event.key === "Enter" && plain && !event.shiftKey) {
      event.preventDefault();
      this.#newLine();
    } else if (!["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) {
      this.#leaves = false;
    }
  }

  /** Begins a line as far in as the one before, and further in behind an opening bracket. */
  #newLine() {
    const { value, selectionStart: start, selectionEnd: end } = this.#area;
    const line = value.slice(value.lastIndexOf("\n", start - 1) + 1, start);
    const indent = /^[ \t]*/.exec(line)[0];
    const opens = /[[{]\s*$/.test(line);
    const closes = opens && /^\s*[\]}]/.test(value.slice(end));
    this.#insert(`\n${indent}${opens ? "  " : ""}${closes ? `\n${indent}` : ""}`);
    if (closes) {
      const caret = this.#area.selectionStart - indent.length - 1;
      this.#area.setSelectionRange(caret, caret);
    }
  }

  #indent(step) {
    const area = this.#area;
    const { value, selectionStart, selectionEnd } = area;
    if (step > 0 && !value.slice(selectionStart, selectionEnd).includes("\n")) {
      this.#insert("  ");
      return;
    }
    const from = value.lastIndexOf("\n", selectionStart - 1) + 1;
    const block = value.slice(from, selectionEnd);
    const moved = block.replace(/^.*$/gm, (line) =>
      step > 0 ? (line === "" ? line : `  ${line}`) : line.replace(/^( {1,2}|\t)/, ""),
    );
    if (moved === block) return;
    area.setSelectionRange(from, selectionEnd);
    this.#insert(moved);
    area.setSelectionRange(from, from + moved.length);
  }

  // Only lines that are not as they were are made again.
  #draw() {
    const text = this.text;
    const colored = text.length <= longestColored;
    const wanted = splitLines(text).map((line, index) => {
      const marks = this.#marks.get(index + 1) ?? [];
      const key = marks.map(({ column, severity }) => `${column} ${severity}`).join();
      return { line, marks, key: `${key}\n${line}` };
    });
    const before = this.#shown;
    let start = 0;
    while (start < before.length && start < wanted.length && before[start] === wanted[start].key) {
      start += 1;
    }
    let same = 0;
    while (
      same < before.length - start &&
      same < wanted.length - start &&
      before[before.length - 1 - same] === wanted[wanted.length - 1 - same].key
    ) {
      same += 1;
    }
    const rows = this.#lines.children;
    const following = rows[before.length - same] ?? null;
    for (let left = before.length - same - start; left > 0; left -= 1) rows[start].remove();
    const made = document.createDocumentFragment();
    for (const { line, marks } of wanted.slice(start, wanted.length - same)) {
      made.append(row(line, marks, colored));
    }
    this.#lines.insertBefore(made, following);
    this.#shown = wanted.map(({ key }) => key);
  }
}

function row(line, marks, colored) {
  const element = document.createElement("div");
  element.className = "line";
  const worst = ["error", "warning", "note", "skipped"].find((severity) =>
    marks.some((mark) => mark.severity === severity),
  );
  if (worst !== undefined) element.dataset.severity = worst;
  const pieces = colored && line.length <= longestLine ? parts(line) : [];
  for (const { column, severity } of marks.slice(0, 8)) {
    const from = Math.min(columnOffset(line, column), Math.max(0, line.length - 1));
    let piece = pieces.find((one) => one.from <= from && from < one.to);
    if (piece === undefined && line !== "") {
      piece = { kind: "sign", from, to: from + 1 };
      pieces.push(piece);
    }
    if (piece !== undefined) piece.severity ??= severity;
  }
  pieces.sort((one, two) => one.from - two.from);
  let end = 0;
  for (const piece of pieces) {
    element.append(line.slice(end, piece.from));
    const span = document.createElement("span");
    span.className = piece.kind;
    if (piece.severity !== undefined) span.dataset.severity = piece.severity;
    span.textContent = line.slice(piece.from, piece.to);
    element.append(span);
    end = piece.to;
  }
  // A line without a character has no height of its own.
  element.append(line.slice(end) || (end === 0 ? "\u200b" : ""));
  return element;
}
