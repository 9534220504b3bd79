// Elements as the engine describes them.

import { readFont, setFont } from "./measuring.js";

export const BOX = 0, BUTTON = 1, FIELD = 2, CHECKBOX = 3, RADIO = 4, SWITCH = 5, PROGRESS_BAR = 6, SLOT = 7,
  AREA = 8, HEADING = 9, PARAGRAPH = 10, PICTURE_BOX = 11;
export const TAGS = [
  "div", "button", "input", "div", "div", "div", "div", "div", "div", "h2", "p", "div",
];
const ROLES = [
  "panel", "header", "title", "message", "text", "image", "action", "close", "field", "choice",
  "toggle", "progress", "badge", "separator", "slot", "dismiss", "decoration",
];
const TOLD = [
  "dialog", "heading", "text", "image", "button", "link", "textField", "secureField", "checkbox",
  "radio", "toggle", "progress", "group",
];
export const FITS = ["cover", "contain", "100% 100%"];
const ALIGNMENTS = ["left", "center", "right", "justify"];

export function readItem(reader, handle) {
  const item = { handle, kind: reader.byte(), parent: reader.whole(), frame: reader.frame() };
  item.id = reader.text();
  item.corners = reader.corners();
  if (item.kind === AREA) return { ...item, contentHeight: reader.number(), role: "area" };
  item.role = ROLES[reader.byte()];
  const parts = reader.whole();
  item.opacity = reader.number();
  if (parts & 1) item.fill = readFill(reader);
  if (parts & 2) item.border = { width: reader.number(), color: reader.color() };
  if (parts & 4) {
    item.shadow = { color: reader.color(), radius: reader.number(), offset: reader.point() };
  }
  if (parts & 8) {
    item.picture = { place: reader.whole(), fit: reader.byte(), hasTint: reader.flag() };
    item.picture.tint = reader.color();
  }
  if (parts & 16) {
    const start = reader.place;
    item.text = readText(reader);
    item.text.bytes = reader.bytes.slice(start, reader.place);
  }
  if (parts & 32) {
    item.told = { role: TOLD[reader.byte()], label: reader.text() };
    const hasValue = reader.flag();
    const value = reader.text();
    item.told.value = hasValue ? value : null;
    item.told.hint = reader.text();
    item.told.isEnabled = reader.flag();
    item.told.isSelected = reader.flag();
  }
  if (parts & 64) item.cut = { frame: reader.frame(), corners: reader.corners() };
  if (item.kind === SLOT) item.slot = reader.text();
  if (item.kind === FIELD) {
    item.field = {
      id: reader.text(), input: reader.byte(), placeholder: reader.text(), value: reader.text(),
      isRequired: reader.flag(), isWrong: reader.flag(), padding: reader.number(),
      font: readFont(reader), color: reader.color(), faint: reader.color(), tint: reader.color(),
    };
  }
  return item;
}

function readFill(reader) {
  const kind = reader.byte();
  if (kind === 0) return { color: reader.color() };
  if (kind === 1) {
    const angle = reader.number();
    const stops = reader.list(() => `${reader.color()} ${reader.number() * 100}%`);
    return { gradient: `linear-gradient(${angle}deg, ${stops.join(", ")})` };
  }
  if (kind === 2) {
    const picture = { place: reader.whole(), fit: reader.byte() };
    return { picture, insets: [reader.number(), reader.number(), reader.number(), reader.number()] };
  }
  return { blur: reader.number(), tint: reader.color(), isBare: reader.flag() };
}

function readText(reader) {
  const text = {
    x: reader.number(), y: reader.number(), width: reader.number(), alignment: reader.byte(),
    isRightToLeft: reader.flag(), language: reader.text(), lines: reader.whole(),
    cutsMiddle: reader.flag(), lineHeight: reader.number(),
  };
  text.runs = reader.list(() => {
    const run = { text: reader.text(), font: readFont(reader), color: reader.color() };
    const parts = reader.byte();
    run.background = parts & 1 ? reader.color() : null;
    run.isUnderlined = (parts & 2) !== 0;
    run.isStruck = (parts & 4) !== 0;
    run.link = parts & 8 ? reader.text() : null;
    run.rise = reader.number();
    run.height = reader.number();
    return run;
  });
  return text;
}

export const px = (value) => `${+value.toFixed(4)}px`;

export function setFrame(element, { x, y, width, height }) {
  const { style } = element;
  style.left = px(x);
  style.top = px(y);
  style.width = px(width);
  style.height = px(height);
}

export function drawText(element, text) {
  const { style } = element;
  element.dir = text.isRightToLeft ? "rtl" : "ltr";
  element.lang = text.language;
  style.left = px(text.x);
  style.top = px(text.y);
  style.width = Number.isNaN(text.width) ? "max-content" : px(text.width);
  style.whiteSpace = Number.isNaN(text.width) ? "pre" : "pre-wrap";
  style.textAlign = ALIGNMENTS[text.alignment];
  style.lineHeight = Number.isNaN(text.lineHeight) ? "0" : px(text.lineHeight);
  const isCut = text.lines > 0;
  element.classList.toggle("cut", isCut);
  style.setProperty("-webkit-line-clamp", isCut ? text.lines : "");
  const runs = text.runs.map((run) => {
    const span = document.createElement(run.link ? "a" : "span");
    span.textContent = run.text;
    setFont(span.style, run.font);
    span.style.color = run.color;
    if (run.background) span.style.backgroundColor = run.background;
    const lines = [run.isUnderlined ? "underline" : "", run.isStruck ? "line-through" : ""];
    span.style.textDecorationLine = lines.join(" ").trim() || "none";
    if (run.rise) span.style.verticalAlign = px(run.rise);
    if (!Number.isNaN(run.height)) span.style.lineHeight = px(run.height);
    if (run.link) {
      span.href = run.link;
      span.target = "_blank";
      span.rel = "noopener noreferrer";
    }
    return span;
  });
  // The line box is as high as the letters of the first run ask, and no higher.
  if (text.runs.length > 0) setFont(style, text.runs[0].font);
  element.replaceChildren(...runs);
  if (isCut && text.cutsMiddle && runs.length === 1) cutMiddle(element, runs[0]);
}

/** Leaves out the middle of a line that is too long, as much as it has to. */
function cutMiddle(element, span) {
  const letters = [...span.textContent];
  element.classList.remove("cut");
  element.style.whiteSpace = "pre";
  const fits = (count) => {
    const head = Math.ceil(count / 2);
    const tail = letters.slice(letters.length - (count - head)).join("");
    span.textContent = `${letters.slice(0, head).join("")}\u2026${count > head ? tail : ""}`;
    return span.getBoundingClientRect().width <= element.clientWidth;
  };
  let low = 1;
  let high = letters.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  fits(low);
}
