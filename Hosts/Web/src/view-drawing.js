// How the elements of an alert look.

import { drawText, FITS, px } from "./items.js";
import { setFont } from "./measuring.js";
import { drawSymbol } from "./pictures.js";

export function paint({ element, item }, { alert, cover }) {
  const { style } = element;
  const { fill, border, shadow } = item;
  style.backgroundColor = fill?.color ?? fill?.tint ?? "";
  style.backgroundImage = fill?.gradient ?? "";
  style.borderImage = "";
  if (fill?.picture) {
    const picture = alert.pictures[fill.picture.place];
    const address = picture?.url ? `url(${JSON.stringify(picture.url)})` : "";
    if (address && fill.insets.some((inset) => inset > 0)) {
      style.borderImage = `${address} ${fill.insets.join(" ")} fill / ${fill.insets.map(px).join(" ")}`;
    } else {
      style.backgroundImage = address;
      style.backgroundSize = FITS[fill.picture.fit];
    }
  }
  let blur = fill?.blur ? `blur(${px(fill.blur)})` : "";
  // A material shows the page as it was before the backdrop darkened it.
  const darkness = blur && fill.isBare ? /^rgb\(0,0,0,([\d.]+)\)$/.exec(cover.color)?.[1] : 0;
  if (darkness > 0 && darkness < 0.9) blur += ` brightness(${(1 / (1 - darkness)).toFixed(4)})`;
  style.setProperty("backdrop-filter", blur);
  style.setProperty("-webkit-backdrop-filter", blur);
  const shadows = [];
  if (border) shadows.push(`inset 0 0 0 ${px(border.width)} ${border.color}`);
  if (shadow) {
    const { offset, radius, color } = shadow;
    shadows.push(`${px(offset.x)} ${px(offset.y)} ${px(radius * 2)} ${color}`);
  }
  style.boxShadow = shadows.join(", ");
}

export function drawPicture(entry, { alert, isRightToLeft }) {
  const { element, item } = entry;
  if (!item.picture) {
    entry.picture?.remove();
    entry.picture = null;
    return;
  }
  const { place, fit, hasTint, tint } = item.picture;
  const picture = alert.pictures[place] ?? {};
  let part;
  if (picture.symbol) {
    part = document.createElement("i");
    part.append(drawSymbol(picture.symbol, hasTint ? tint : "#8E8E93", isRightToLeft));
    const aspect = ["xMidYMid slice", "xMidYMid meet", "none"][fit];
    part.firstChild.setAttribute("preserveAspectRatio", aspect);
  } else {
    part = document.createElement("i");
    if (picture.url) {
      const address = `url(${JSON.stringify(picture.url)})`;
      const shape = `${address} center / ${FITS[fit]} no-repeat`;
      if (hasTint) {
        part.style.setProperty("-webkit-mask", shape);
        part.style.setProperty("mask", shape);
        part.style.backgroundColor = tint;
      } else {
        part.style.background = shape;
      }
    }
  }
  part.className = "picture own";
  part.setAttribute("aria-hidden", "true");
  if (entry.picture) entry.picture.replaceWith(part);
  else element.prepend(part);
  entry.picture = part;
}

export function write(entry, old) {
  const { element, item } = entry;
  if (!item.text) {
    entry.text?.remove();
    entry.text = null;
    return;
  }
  if (entry.text && isSame(old?.text?.bytes, item.text.bytes)) return;
  if (!entry.text) {
    entry.text = document.createElement("span");
    entry.text.className = "text own";
    element.append(entry.text);
  }
  drawText(entry.text, item.text);
}

function isSame(one, other) {
  if (!one || !other || one.length !== other.length) return false;
  return one.every((byte, place) => byte === other[place]);
}

export function cut({ element, item }) {
  if (!item.cut) {
    element.style.clipPath = "";
    return;
  }
  const { frame, corners } = item.cut;
  const sides = [
    frame.y, item.frame.width - frame.x - frame.width,
    item.frame.height - frame.y - frame.height, frame.x,
  ];
  element.style.clipPath = `inset(${sides.map(px).join(" ")} round ${corners.map(px).join(" ")})`;
}

export function drawField({ element, item }, old, items) {
  const { field } = item;
  const set = (name, value) => {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
  if (field.input !== 2) element.type = field.input === 1 ? "password" : "text";
  set("inputmode", [null, null, null, "decimal", "email"][field.input]);
  set("autocomplete", ["on", "current-password", "on", "off", "email"][field.input]);
  set("autocapitalize", field.input === 4 || field.input === 1 ? "none" : null);
  element.placeholder = field.placeholder;
  // What the person types is here first; the engine only says it where it is something else.
  if (element.value !== field.value && old?.field?.value !== field.value) element.value = field.value;
  set("aria-label", item.told?.label ?? field.placeholder);
  set("aria-required", field.isRequired ? "true" : null);
  set("aria-invalid", field.isWrong ? "true" : null);
  const error = [...items.values()].find(({ item: { id } }) => id === `${item.id}/error`);
  set("aria-describedby", field.isWrong && error ? error.element.id : null);
  setFont(element.style, field.font);
  element.style.color = field.color;
  element.style.caretColor = field.tint;
  element.style.setProperty("--faint", field.faint);
  element.style.paddingInline = px(field.padding);
  element.style.paddingBlock = field.input === 2 ? px(field.padding) : "0";
}
