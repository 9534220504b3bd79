// Heed in a browser: shows alerts that a page describes, and gives back exactly one answer for each.
//
// Everything is decided in heed.wasm, which this file loads from beside itself; here are only the
// elements of the page. Texts of documents are never read as HTML, and no style stands in an attribute.

import { configure } from "./src/engine.js";
import "./src/elements.js";

export { show, lane } from "./src/alert.js";
export { ActionError, check, DocumentError } from "./src/documents.js";
export { configure, preload } from "./src/engine.js";

configure({ base: new URL(".", import.meta.url).href });
