// What a screen reader is told, and where Tab goes.

import { find, make } from "./dom.js";

const roles = {
  dialog: "dialog", heading: "heading", text: "text", image: "image", button: "button",
  link: "link", textField: "text field", secureField: "secure text field", checkbox: "checkbox",
  radio: "radio button", toggle: "switch", progress: "progress", group: "group",
};

/** Fills the panel of a scene; `point` shows a node's place in the preview, or none. */
export function showAccess(scene, point) {
  const panel = find("panel-access");
  if (scene === undefined) {
    const words = "There is nothing to read out yet; the document has errors.";
    panel.replaceChildren(make("p", { class: "empty" }, words));
    return;
  }
  const stops = new Map(scene.focusOrder.map((id, index) => [id, index + 1]));
  const labels = new Map(scene.nodes.map((node) => [node.id, node]));
  const tree = make("ul", { class: "tree" });
  let inside = tree;
  for (const node of scene.nodes) {
    const entry = make("li", {}, words(node, stops.get(node.id), scene, point));
    if (node.role === "dialog" && inside === tree) {
      tree.append(entry);
      inside = make("ul", { class: "tree" });
      entry.append(inside);
    } else {
      inside.append(entry);
    }
  }
  const focus = make("ol", { class: "stops" });
  for (const id of scene.focusOrder) {
    const node = labels.get(id);
    focus.append(make("li", {},
      pointing(id, point, make("span", {}, node?.label || id),
        node && make("span", { class: "role" }, roles[node.role] ?? node.role),
        id === scene.initialFocus ? make("span", { class: "tag" }, "first") : undefined)));
  }
  panel.replaceChildren(
    make("h3", {}, "What is read out"), tree,
    make("h3", {}, "Focus order"),
    scene.focusOrder.length === 0
      ? make("p", { class: "hint" }, "Nothing can have the focus.") : focus,
    ...(scene.concessions.length === 0 ? [] : [
      make("h3", {}, "What gave way"),
      make("ul", { class: "plain" }, ...scene.concessions.map((words) => make("li", {}, words))),
    ]));
}

function words(node, stop, scene, point) {
  const states = [
    node.disabled ? "dimmed" : undefined, node.selected ? "selected" : undefined,
    node.scrolls ? "scrolls" : undefined,
  ].filter((state) => state !== undefined);
  return pointing(node.id, point,
    make("span", { class: "role" }, roles[node.role] ?? node.role),
    make("span", { class: node.label === "" ? "label missing" : "label" },
      node.label === "" ? "nothing" : node.label),
    node.value === undefined ? undefined : make("span", { class: "value" }, node.value || "empty"),
    node.hint === undefined ? undefined : make("span", { class: "value" }, node.hint),
    ...states.map((state) => make("span", { class: "tag" }, state)),
    stop && make("span", { class: "stop", title: "Place in the focus order" }, String(stop)));
}

function pointing(id, point, ...children) {
  return make("button", {
    type: "button", class: "node",
    onpointerenter: () => point(id), onpointerleave: () => point(undefined),
    onfocus: () => point(id), onblur: () => point(undefined),
  }, ...children);
}
