// Pictures and symbols.

import { decoder } from "./bytes.js";
import { newNumber } from "./commands.js";
import { settings } from "./engine.js";

/** The types of picture files, by how they begin. */
function typeOf(bytes) {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith("\x89PNG")) return "image/png";
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (start.startsWith("GIF8")) return "image/gif";
  if (start.startsWith("RIFF") && start.endsWith("WEBP")) return "image/webp";
  return null;
}

let symbols = null;

export async function loadPicture(kind, bytes, base) {
  if (kind === 0) {
    symbols ??= import(new URL("heed-symbols.js", settings.base).href).catch(() => ({ default: {} }));
    const name = decoder.decode(bytes);
    const table = (await symbols).default;
    return Object.hasOwn(table, name) ? { symbol: table[name] } : {};
  }
  let url;
  if (kind === 1) {
    // A file is only loaded from where the page allows it.
    if (!base) return {};
    const folder = new URL(base, document.baseURI).href;
    // What means something in an address is a letter of a name like others.
    const name = decoder.decode(bytes).split("/").map(encodeURIComponent).join("/");
    url = new URL(name, folder).href;
    if (!folder.endsWith("/") || !url.startsWith(folder)) return {};
  } else {
    const type = typeOf(bytes);
    if (!type) return {};
    url = URL.createObjectURL(new Blob([bytes], { type }));
  }
  const image = new Image();
  image.src = url;
  await image.decode();
  return { url, width: image.naturalWidth, height: image.naturalHeight };
}

const SVG = "http://www.w3.org/2000/svg";

/** A symbol's layers, each a letter that says what is done with it and its outline. */
export function drawSymbol({ layers, turns }, color, isRightToLeft) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  let group = document.createElementNS(SVG, "g");
  let cuts = null;
  for (const [kind, outline] of layers) {
    const isCut = kind === "c" || kind === "k";
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", outline);
    const isStroke = kind === "s" || kind === "k";
    const ink = isCut ? "#000" : "currentColor";
    path.setAttribute("fill", isStroke ? "none" : ink);
    if (isStroke) {
      for (const [name, value] of Object.entries({
        stroke: ink, "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round",
      })) path.setAttribute(name, value);
    }
    if (isCut && !cuts) {
      cuts = document.createElementNS(SVG, "mask");
      cuts.id = `m${newNumber()}`;
      const paper = document.createElementNS(SVG, "rect");
      for (const [name, value] of Object.entries({
        x: -1, y: -1, width: 26, height: 26, fill: "#fff",
      })) paper.setAttribute(name, value);
      cuts.append(paper);
      group.setAttribute("mask", `url(#${cuts.id})`);
      svg.append(cuts);
    }
    if (isCut) cuts.append(path);
    else {
      if (cuts) {
        // What is drawn after a cut lies over it.
        const outer = document.createElementNS(SVG, "g");
        outer.append(group);
        group = outer;
        cuts = null;
      }
      group.append(path);
    }
  }
  svg.append(group);
  svg.style.color = color;
  if (turns && isRightToLeft) svg.style.transform = "scaleX(-1)";
  return svg;
}
