// Puts the parts of the playground together.

import { showAccess } from "./access.js";
import { addAnswer, addEvent, makeAnswers } from "./answers.js";
import { makeCode, showCode } from "./code.js";
import { copy, find, say } from "./dom.js";
import { Editor } from "./editor.js";
import { handlersFor } from "./handlers.js";
import { Picker, pictures, titleOf } from "./picker.js";
import { Preview } from "./preview.js";
import { problemsOf, showProblems, summary } from "./problems.js";
import { Reader } from "./reader.js";
import { Settings } from "./settings.js";
import { AddressError, fragmentFor, fragmentOf, readFragment, textOf } from "./sharing.js";
import { makeTabs } from "./tabs.js";
import { themed } from "./themed.js";
import { show } from "../heed.js";

const first = "quick-alert";
const storageKey = "heed-playground";
const reading = 120;
const speaking = 900;

const editor = new Editor(find("source"), find("lines"), () => textChanged());
const settings = new Settings(find("settings"), (name) => settingsChanged(name));
const preview = new Preview(find("stage"), pictures);
const reader = new Reader();
const picker = new Picker((name, text) => open(name, text));
const chooseTab = makeTabs(document.querySelector('[role="tablist"]'));
const motion = find("motion");
const moment = find("moment");

// The document of the gallery that is in the editor as it was, and the last text without errors.
let example;
let good;
let report;
let playing;
let trying = false;
let written = "";
const timers = {};

function later(name, delay, action) {
  clearTimeout(timers[name]);
  timers[name] = setTimeout(action, delay);
}

// MARK: Reading

function textChanged() {
  if (example !== undefined && editor.text !== example.text) {
    example = undefined;
    find("document-name").textContent = "Edited";
  }
  later("read", reading, read);
  later("keep", 400, keep);
}

function settingsChanged(name) {
  if (name === "showFocus") drawMarks();
  else {
    preview.setSurfaces(settings.surfaces);
    read();
  }
  later("keep", 400, keep);
}

async function read() {
  clearTimeout(timers.read);
  const { text } = editor;
  const [{ size, safeArea, scale }] = settings.surfaces;
  let next;
  try {
    const { look, theme } = settings;
    next = await reader.report(text, { ...look, theme, size, safeArea, scale });
  } catch (error) {
    const { message } = error;
    const issue = { severity: "error", line: 1, column: 1, path: "", message };
    next = { issues: [issue], findings: [] };
  }
  if (next === undefined) return;
  report = next;
  const problems = problemsOf(report);
  editor.mark(problems);
  showProblems(problems, editor);
  showCode(report);
  showAccess(report.scene, drawMarks);
  later("speak", speaking, () => (find("editor-state").textContent = summary(problems)));
  const hasErrors = problems.some(({ severity }) => severity === "error");
  find("editor-state").dataset.severity = hasErrors ? "error" : "";
  find("stale").hidden = report.scene !== undefined || good === undefined;
  find("stage").classList.toggle("old", report.scene === undefined);
  for (const id of ["try-page", "try-frame", "play"]) {
    find(id).disabled = report.scene === undefined;
  }
  if (report.scene === undefined) return;
  good = text;
  showMoment();
  await showPreview();
}

async function showPreview() {
  if (trying || good === undefined) return;
  const { way, seconds } = momentNow();
  try {
    await preview.show(themed(good, settings.theme), settings.look, way, seconds);
  } catch (error) {
    say(`The preview cannot show this: ${error.message}`);
  }
  const [dialog] = report?.scene?.nodes ?? [];
  preview.describe(dialog?.label || "an alert");
  drawMarks();
}

function drawMarks(pointed) {
  preview.draw(settings.showsFocus, pointed);
}

// MARK: Motion

function momentNow() {
  const way = motion.elements.way.value;
  const length = report?.scene?.[way] ?? 0;
  return { way, length, seconds: (Number(moment.value) / 1000) * length };
}

function showMoment() {
  const { seconds, length } = momentNow();
  const words = `${seconds.toFixed(2)} of ${length.toFixed(2)} s`;
  find("moment-text").value = words;
  moment.setAttribute("aria-valuetext", words);
}

function move() {
  showMoment();
  const { way, seconds } = momentNow();
  preview.seek(way, seconds);
}

function stop() {
  cancelAnimationFrame(playing);
  playing = undefined;
}

// Motion that was asked for is shown to everybody; nothing starts by itself.
function play() {
  stop();
  const { length } = momentNow();
  const begin = performance.now();
  const step = (now) => {
    const part = length === 0 ? 1 : Math.min(1, Math.max(0, (now - begin) / 1000 / length));
    moment.value = String(Math.round(part * 1000));
    move();
    playing = part < 1 ? requestAnimationFrame(step) : undefined;
  };
  moment.value = "0";
  move();
  playing = requestAnimationFrame(step);
}

motion.addEventListener("submit", (event) => event.preventDefault());
motion.addEventListener("input", (event) => {
  stop();
  if (event.target.name === "way") moment.value = event.target.value === "enter" ? "1000" : "0";
  move();
});
find("play").addEventListener("click", play);

// MARK: Trying

async function attempt(where, ask) {
  if (trying || good === undefined) return;
  trying = true;
  stop();
  try {
    const answer = await ask(handlersFor(good, addEvent));
    addAnswer(where, answer);
    say(answer.action == null ? `No action: ${answer.reason}.` : `Answer: ${answer.action}.`);
    chooseTab("tab-answer");
  } catch (error) {
    say(`It cannot be shown: ${error.message}`);
  } finally {
    trying = false;
    moment.value = motion.elements.way.value === "enter" ? "1000" : "0";
    await showPreview();
  }
}

function tryInPage() {
  const options = { environment: settings.look, images: pictures, opener: find("try-page") };
  attempt("In this page", (handlers) => show(themed(good, settings.theme), handlers, options));
}

find("try-page").addEventListener("click", tryInPage);
find("try-frame").addEventListener("click", async () => {
  await attempt("In the preview", (handlers) =>
    preview.try(themed(good, settings.theme), settings.look, handlers));
  find("try-frame").focus();
});

// MARK: Keeping and sharing

async function keep() {
  const { text } = editor;
  const { entries } = settings;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ text, example: example?.name, entries }));
  } catch {
    // The address keeps it as well, unless it is long.
  }
  const fragment = await addressOf(text, entries);
  if (text !== editor.text) return;
  written = fragment ?? "";
  history.replaceState(null, "", fragment ?? location.pathname + location.search);
}

async function addressOf(text, entries) {
  if (example !== undefined) return fragmentOf([["example", example.name], ...entries]);
  return await fragmentFor(text, entries);
}

find("share").addEventListener("click", async () => {
  await keep();
  if (written === "") say("This document is too long for an address; copy it as JSON instead.");
  else await copy(location.href, "Link");
});

function open(name, text, { undoable = true } = {}) {
  example = { name, text };
  find("document-name").textContent = titleOf(name);
  editor.replace(text, { undoable });
  read();
  later("keep", 400, keep);
}

/** Takes what the address holds; else what this tab had; else the first document of the gallery. */
async function restore({ isStart }) {
  const fragment = readFragment(location.hash);
  try {
    const text = await textOf(fragment);
    if (text !== undefined) return take(text, fragment);
    const name = fragment.get("example");
    const known = name === undefined ? undefined : await picker.text(name);
    if (known !== undefined) return take(known, fragment, name);
    if (name !== undefined) say("There is no document of that name.");
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    say(error.message);
  }
  if (!isStart) return;
  const kept = stored();
  if (kept !== undefined) take(kept.text, new Map(kept.entries), kept.example);
  else take((await picker.text(first)) ?? "{}", new Map(fragment), first);
}

function take(text, fragment, name) {
  settings.take(fragment);
  preview.setSurfaces(settings.surfaces);
  if (name === undefined) {
    example = undefined;
    find("document-name").textContent = "From a link";
    editor.replace(text, { undoable: false });
    read();
  } else {
    open(name, text, { undoable: false });
  }
}

function stored() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey));
    return typeof kept?.text === "string" && Array.isArray(kept.entries) ? kept : undefined;
  } catch {
    return undefined;
  }
}

window.addEventListener("hashchange", () => {
  if (location.hash !== written) restore({ isStart: false });
});

// MARK: Keys and the rest

find("format").addEventListener("click", () => {
  if (report?.formatted === undefined) say("A document with errors cannot be put into form.");
  else editor.replace(report.formatted);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "F8") {
    event.preventDefault();
    const problem = editor.goToNext(event.shiftKey ? -1 : 1);
    say(problem === undefined ? "No problems." : `Line ${problem.line}: ${problem.message}`);
  } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.isComposing) {
    event.preventDefault();
    tryInPage();
  }
});

find("needs-server").remove();
makeCode();
makeAnswers();
preview.setSurfaces(settings.surfaces);
await restore({ isStart: true });
