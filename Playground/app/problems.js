// The list of what the reader says and of what people would trip over.

import { find, make } from "./dom.js";

const order = { error: 0, warning: 1, skipped: 2, note: 2 };
const names = { error: "Error", warning: "Warning", skipped: "Skipped", note: "Note" };
const mostShown = 200;

/** All problems of a report, in the order of the document. */
export function problemsOf(report) {
  return [...report.issues, ...report.findings].sort(
    (one, two) =>
      one.line - two.line || one.column - two.column || order[one.severity] - order[two.severity],
  );
}

/** How many there are, as a sentence. */
export function summary(problems) {
  if (problems.length === 0) return "No problems.";
  const counts = ["error", "warning", "note"].flatMap((severity) => {
    const count = problems.filter((problem) => order[problem.severity] === order[severity]).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? "" : "s"}`];
  });
  const [first] = problems;
  return `${counts.join(", ")}. Line ${first.line}: ${first.message}`;
}

/** Fills the panel of problems. */
export function showProblems(problems, editor) {
  const count = find("problem-count");
  count.hidden = problems.length === 0;
  count.textContent = String(problems.length);
  count.dataset.severity = ["error", "warning"].find((severity) =>
    problems.some((problem) => problem.severity === severity)) ?? "note";
  const panel = find("panel-problems");
  if (problems.length === 0) {
    panel.replaceChildren(
      make("p", { class: "empty" }, make("strong", {}, "No problems."),
        " The document can be read, and nothing in this alert will trip anybody up on this surface."),
    );
    return;
  }
  const list = make("ol", { class: "problems" });
  for (const problem of problems.slice(0, mostShown)) list.append(item(problem, editor));
  panel.replaceChildren(list);
  if (problems.length > mostShown) {
    panel.append(make("p", { class: "hint" }, `And ${problems.length - mostShown} more.`));
  }
}

function item(problem, editor) {
  const { severity, line, column, path, message, remedy, suggestion, code } = problem;
  const sentence = message.endsWith(".") ? message : `${message}.`;
  return make("li", { "data-severity": severity },
    make("button", { type: "button", class: "problem", onclick: () => editor.go(problem) },
      make("span", { class: "where" },
        make("span", { class: "severity" }, names[severity] ?? severity), " ",
        make("span", {}, `line ${line}, column ${column}`),
        code === undefined ? undefined : make("code", {}, code)),
      path === "" ? undefined : make("code", { class: "path" }, path),
      make("span", { class: "message" }, capital(sentence)),
      remedy ? make("span", { class: "remedy" }, remedy) : undefined),
    suggestion === undefined ? undefined : make(
      "button", { type: "button", class: "fix", onclick: () => editor.fix(problem) },
      "Use ", make("code", {}, suggestion), " instead"));
}

function capital(sentence) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
