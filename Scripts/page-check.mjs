// A browser without a screen, for scripts that use a page of Heed's as a person does.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const profile = mkdtempSync(join(tmpdir(), "heed-page-"));
let page;
const browser = spawn(
  process.env.CHROMIUM ?? "chromium",
  ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
    `--user-data-dir=${profile}`, "about:blank"],
  { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
const [, , , input, output] = browser.stdio;

// The debug protocol: messages that end in a zero byte.

const waiting = new Map();
export const complaints = [];
let count = 0;
let text = "";
output.setEncoding("utf8").on("data", (part) => {
  text += part;
  const messages = text.split("\0");
  text = messages.pop();
  for (const message of messages.map((each) => JSON.parse(each))) {
    if (message.id) {
      waiting.get(message.id)(message);
      waiting.delete(message.id);
    } else if (["Runtime.exceptionThrown", "Log.entryAdded"].includes(message.method)) {
      complaints.push(JSON.stringify(message.params).slice(0, 300));
    } else if (message.method === "Network.requestWillBeSent") {
      const { url } = message.params.request;
      if (!/^(file|data|about):/.test(url)) complaints.push(`It asked for ${url}`);
    }
  }
});
let session;
export const send = (method, params = {}) => new Promise((done, fail) => {
  count += 1;
  waiting.set(count, ({ result, error }) => error ? fail(new Error(error.message)) : done(result));
  input.write(`${JSON.stringify({ id: count, method, params, sessionId: session })}\0`);
});

export const run = async (expression) => {
  const { result, exceptionDetails } = await send("Runtime.evaluate", {
    expression, returnByValue: true, awaitPromise: true, userGesture: true,
  });
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception.description}`);
  return result.value;
};
export const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });
export const until = async (expression) => {
  for (let turn = 0; turn < 200; turn += 1) {
    if (await run(expression)) return true;
    await pause(50);
  }
  return false;
};
export const open = async (hash = "") => {
  await send("Page.navigate", { url: "about:blank" });
  await send("Page.navigate", { url: page + hash });
  await until("document.readyState === 'complete' && document.querySelector('.script') !== null");
};
export const press = async (key) => {
  const windowsVirtualKeyCode = {
    Enter: 13, Escape: 27, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40,
  }[key];
  const event = { key, code: key, windowsVirtualKeyCode };
  if (key === "Enter") event.text = "\r";
  await send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
  await send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
};
export const click = async (selector) => {
  const [x, y] = await run(`(() => {
    const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  })()`);
  for (const type of ["mousePressed", "mouseReleased"]) {
    await send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  }
};
export const resize = (width, height) => send("Emulation.setDeviceMetricsOverride", {
  width, height, deviceScaleFactor: 1, mobile: width < 500,
});

let failures = 0;
export const check = (what, isTrue) => {
  if (!isTrue) failures += 1;
  console.log(`${isTrue ? "ok    " : "FAILED"} ${what}`);
};
export const is = async (what, expression) => check(what, await until(expression));

/** Runs checks on the page in a folder, and ends with 1 where one of them fails. */
export const checkPage = async (folder, checkAll) => {
  page = pathToFileURL(join(resolve(folder), "index.html")).href;
  browser.on("error", (error) => {
    console.error(`Cannot start the browser: ${error.message}`);
    process.exit(4);
  });
  try {
    const { targetInfos } = await send("Target.getTargets");
    const { targetId } = targetInfos.find((target) => target.type === "page");
    session = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await send(`${domain}.enable`);
    await send("Emulation.setFocusEmulationEnabled", { enabled: true });
    await resize(1440, 900);

    await checkAll();
  } catch (error) {
    failures += 1;
    console.error(error.message);
  }
  browser.once("exit", () => {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    process.exit(failures > 0 ? 1 : 0);
  });
  browser.kill();
};
