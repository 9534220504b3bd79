// The alert as something to take along.

import { copy, find, make } from "./dom.js";

const forms = [
  { key: "json", name: "JSON", note: "As Heed writes it: only what differs from the usual." },
  { key: "uikit", name: "Swift for UIKit", note: "In a view controller." },
  { key: "swiftui", name: "SwiftUI", note: "A view that asks." },
  { key: "ask", name: "Shell", note: "For a script: the answer is on standard output." },
];
let chosen = "json";
let sources = {};

/** Makes the panel, in which one form at a time is shown. */
export function makeCode() {
  const legend = make("legend", { class: "unseen" }, "Form");
  const choice = make("fieldset", { class: "segments wide" }, legend);
  for (const { key, name } of forms) {
    const checked = key === chosen;
    const input = make("input", { type: "radio", name: "code-form", value: key, checked });
    input.addEventListener("change", () => {
      chosen = key;
      show();
    });
    choice.append(make("label", {}, input, make("span", {}, name)));
  }
  find("panel-code").replaceChildren(
    choice,
    make("div", { class: "code-head" },
      make("p", { class: "hint", id: "code-note" }),
      make("button", { type: "button", id: "copy-code", onclick: () => {
        const { name } = forms.find(({ key }) => key === chosen);
        copy(sources[chosen] ?? "", name);
      } }, "Copy")),
    make("pre", { id: "code", tabindex: "0", "aria-labelledby": "tab-code" }));
  show();
}

/** Shows the sources of a report; of one with errors the old ones stay. */
export function showCode(report) {
  if (report.formatted === undefined) return;
  sources = { json: report.formatted, ...report.sources };
  show();
}

function show() {
  find("code-note").textContent = forms.find(({ key }) => key === chosen).note;
  find("code").textContent = sources[chosen] ?? "";
  find("copy-code").disabled = sources[chosen] === undefined;
}
