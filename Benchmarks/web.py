"""Alerts on a page: heed.js beside a plain dialog, in one Chromium and the same run."""

import gzip
import http.server
import os
import sys
import threading
import time

import chromium

HERE = os.path.dirname(os.path.abspath(__file__))
WEB = os.path.join(os.path.dirname(HERE), "bin", "heed-web")
TYPES = {".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html"}
PAGE = b"<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Alerts</title><body></body></html>"

# What SweetAlert2 11.26.25 took on a machine of this kind, in another run.
RIVAL_PAINTED = "SweetAlert2 11.26.25 took 33.4 ms in another run on such a machine"
RIVAL_SCRIPT = "SweetAlert2 11.26.25 took 8.4 ms in another run on such a machine; its first 31 to 140"
RIVAL_SIZE = "SweetAlert2 11.26.25, script and styles: 20,320 bytes"

QUESTION = """({ heed: 1, title: "Delete the file?", message: "It cannot be brought back.",
  actions: [{ id: "delete", title: "Delete", role: "destructive" },
    { id: "no", title: "Cancel", role: "cancel" }] })"""

# Each gives what closes it again.
OURS = f"""async () => {{ const handle = heed.show({QUESTION}); await handle.shown;
  return async () => {{ handle.dismiss("withdrawn"); await handle; }}; }}"""
PLAIN = """async () => { const dialog = document.createElement("dialog");
  const title = document.createElement("h2"); title.textContent = "Delete the file?";
  const message = document.createElement("p"); message.textContent = "It cannot be brought back.";
  const buttons = ["Delete", "Cancel"].map((text) => { const one = document.createElement("button");
    one.textContent = text; return one; });
  dialog.append(title, message, ...buttons); document.body.append(dialog); dialog.showModal();
  return async () => dialog.remove(); }"""

ONCE = """async (ask) => {{
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  const start = performance.now();
  const shown = ask();
  const returned = performance.now();
  const close = await shown;
  await frame(); await frame();
  const painted = performance.now();
  await new Promise((done) => setTimeout(done, {wait}));
  await close();
  return [returned - start, painted - start];
}}"""


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        name = os.path.basename(self.path)
        path = os.path.join(WEB, name)
        body = PAGE
        if name and os.path.isfile(path):
            with open(path, "rb") as file:
                body = file.read()
        self.send_response(200)
        self.send_header("Content-Type", TYPES.get(os.path.splitext(name)[1], "text/html"))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def measure(table, browser, rounds):
    group = "An alert on a page (Chromium, 390 × 844 at 2 pixels a point, two actions)"
    payload(table)
    if not browser or not os.path.isfile(os.path.join(WEB, "heed.js")):
        table.missing(group, "heed.js", "time", "not built" if browser else "no Chromium")
        return
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    rival = None
    try:
        rival = chromium.Browser(browser)
        times(table, group, rival, address, rounds)
    except (OSError, RuntimeError) as error:
        print(f"bench: Chromium: {error}", file=sys.stderr)
    finally:
        if rival:
            rival.close()
        server.shutdown()


def payload(table):
    group = "What a page loads (gzip -9)"
    if not os.path.isdir(WEB):
        table.missing(group, "heed.js", "size", "not built")
        return
    sizes = {}
    for name in sorted(os.listdir(WEB)):
        with open(os.path.join(WEB, name), "rb") as file:
            raw = file.read()
        sizes[name] = (len(gzip.compress(raw, 9)), len(raw))
    if "heed-plain.wasm" in sizes:
        table.add(group, "the engine for a plain alert", "size", [sizes["heed-plain.wasm"][0] / 1000], "kB",
                  "≤ 45 kB")
        first = sum(sizes[name][0] for name in ("heed.js", "heed-plain.wasm"))
        table.add(group, "all for a plain alert", "size", [first / 1000], "kB", notes=[RIVAL_SIZE])
    for name, (packed, raw) in sizes.items():
        table.add(group, name, "size", [packed / 1000], "kB", notes=[f"{raw:,} bytes before"])


def evaluate(page, code):
    result = page.call("Runtime.evaluate", expression=code, awaitPromise=True, returnByValue=True)
    if "exceptionDetails" in result:
        raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", "error"))
    return result["result"].get("value")


def metrics(page):
    return {one["name"]: one["value"] for one in page.call("Performance.getMetrics")["metrics"]}


def blank(rival, address):
    """An empty page in front, on which nothing has been loaded."""
    target = rival.control.call("Target.createTarget", url=address)["targetId"]
    page = chromium.Connection(rival.port, f"/devtools/page/{target}")
    page.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2,
              mobile=True)
    # Only the page in front is drawn.
    page.call("Page.bringToFront")
    page.call("Performance.enable")
    end = time.monotonic() + 30
    while not evaluate(page, "document.readyState === 'complete' && location.protocol === 'http:'"):
        if time.monotonic() > end:
            raise RuntimeError("the page is not loaded")
        time.sleep(0.02)
    return page


def opened(rival, address):
    page = blank(rival, address)
    evaluate(page, "import('./heed.js').then((all) => { window.heed = all; })")
    return page


def times(table, group, rival, address, rounds):
    once = ONCE.format(wait=0)
    first = {"heed.js": [], "plain dialog": []}
    for _ in range(max(3, rounds // 4)):
        for name, ask in [("heed.js", OURS), ("plain dialog", PLAIN)]:
            first[name].append(evaluate(opened(rival, address), f"({once})({ask})")[1])
    later = {"heed.js": [], "plain dialog": []}
    script = {"heed.js": [], "plain dialog": []}
    page = opened(rival, address)
    for turn in range(rounds + 3):
        for name, ask in [("heed.js", OURS), ("plain dialog", PLAIN)]:
            before = metrics(page)["ScriptDuration"]
            painted = evaluate(page, f"({once})({ask})")[1]
            spent = (metrics(page)["ScriptDuration"] - before) * 1000
            if turn >= 3:
                later[name].append(painted)
                script[name].append(spent)
    frames = moving(page, rounds)
    heap = held(rival, address)

    def row(name, what, values, unit, target=None, notes=()):
        mine = values["heed.js"]
        median = sorted(mine)[len(mine) // 2]
        table.add(group, name, what, mine, unit, target, notes=notes)
        rivals = values["plain dialog"]
        table.add(group, "  a plain dialog", what, rivals, unit,
                  ratio=sorted(rivals)[len(rivals) // 2] / median if median else None)

    row("heed.js, first call to painted", "time", first, "ms",
        notes=["loads and compiles the engine, from this machine"])
    row("heed.js, later calls to painted", "time", later, "ms", notes=[RIVAL_PAINTED])
    row("heed.js, script of a later call and its end", "script", script, "ms", notes=[RIVAL_SCRIPT])
    table.add(group, "heed.js, script of a frame of the entry", "script", frames, "ms", "≤ 1 ms")
    row("heed.js, memory with one alert up", "heap", heap, "kB")


def moving(page, rounds):
    """Milliseconds of script a frame while an alert enters, by the browser's own trace."""
    values = []
    for _ in range(max(3, rounds // 2)):
        evaluate(page, f"""(async () => {{ window.close_ = await ({OURS})();
          await new Promise((done) => requestAnimationFrame(done)); }})()""")
        before = metrics(page)
        frames = evaluate(page, """new Promise((done) => { let count = 0;
          const step = () => { count += 1; if (count < 15) requestAnimationFrame(step); else done(count); };
          requestAnimationFrame(step); })""")
        after = metrics(page)
        values.append((after["ScriptDuration"] - before["ScriptDuration"]) * 1000 / frames)
        evaluate(page, "window.close_()")
    return values


def held(rival, address):
    """Kilobytes of heap and WebAssembly that a page has more with an alert up."""
    values = {}
    for name, ask in [("heed.js", OURS), ("plain dialog", PLAIN)]:
        page = blank(rival, address)
        page.call("HeapProfiler.collectGarbage")
        before = metrics(page)["JSHeapUsedSize"]
        memory = 0
        if name == "heed.js":
            evaluate(page, """(async () => { const make = WebAssembly.instantiate;
              WebAssembly.instantiate = async (...words) => { const made = await make(...words);
                window.wasm = (made.instance ?? made).exports.memory; return made; };
              window.heed = await import("./heed.js"); })()""")
        evaluate(page, f"({ask})().then((close) => {{ window.close_ = close; }})")
        page.call("HeapProfiler.collectGarbage")
        if name == "heed.js":
            memory = evaluate(page, "wasm.buffer.byteLength")
        values[name] = [(metrics(page)["JSHeapUsedSize"] - before + memory) / 1000]
    return values
