"""A real Chromium, and pages under a strict Content-Security-Policy that ask by heed.js."""
import contextlib
import copy
import http.server
import json
import os
import signal
import threading

from playwright.sync_api import sync_playwright

from promises import Failed, expect, expect_equal, wait_for

POLICY = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
          "connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; base-uri 'none'; "
          "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
          "report-uri /report")
FOLDER = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(FOLDER))
TYPES = {".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css",
         ".wasm": "application/wasm", ".json": "application/json", ".png": "image/png",
         ".otf": "font/otf"}
INTER = "/usr/share/fonts/opentype/inter"

# Makes the next call of a program stop by a fault, after which every call of the same one does.
TRAP = """(file) => {
  const compile = WebAssembly.compileStreaming;
  const instantiate = WebAssembly.instantiate;
  const names = new Map();
  window.made = 0;
  window.traps = false;
  WebAssembly.compileStreaming = async (source) => {
    const response = await source;
    const module = await compile(response);
    names.set(module, response.url);
    return module;
  };
  WebAssembly.instantiate = async (module, ...words) => {
    const made = await instantiate(module, ...words);
    if (!names.get(module)?.endsWith(file)) return made;
    window.made += 1;
    let isBroken = false;
    const receive = (...words) => {
      isBroken ||= window.traps;
      window.traps = false;
      if (isBroken) throw new WebAssembly.RuntimeError("unreachable");
      return made.exports.receive(...words);
    };
    return { exports: { ...made.exports, receive } };
  }; }"""


class Server:
    """Serves heed.js, the pages of the tests and the gallery's files on a port of its own."""

    def __init__(self, web):
        self.reports = []
        self.asked = []
        folders = {"/web/": os.path.abspath(web), "/pages/": os.path.join(FOLDER, "pages"),
                   "/examples/": os.path.join(ROOT, "Examples"), "/fonts/": INTER}
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                path = self.path.partition("?")[0]
                server.asked.append(path)
                for prefix, folder in folders.items():
                    file = os.path.join(folder, path.removeprefix(prefix))
                    if path.startswith(prefix) and ".." not in path and os.path.isfile(file):
                        with open(file, "rb") as opened:
                            return self.send(200, opened.read(), os.path.splitext(file)[1])
                return self.send(404, b"", "")

            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                if self.path == "/report":
                    server.reports.append(body.decode())
                self.send(204, b"", "")

            def send(self, status, body, ending):
                self.send_response(status)
                self.send_header("Content-Type", TYPES.get(ending, "text/plain"))
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Content-Security-Policy", POLICY)
                self.send_header("X-Content-Type-Options", "nosniff")
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Quiet(http.server.ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_):
                """A page that was closed while it was written to is no error."""

        self.http = Quiet(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.http.server_address[1]}"


class Web:
    """One server and one browser; each page has a context of its own."""

    def __init__(self, web, executable="/usr/bin/chromium"):
        self.folder = os.path.abspath(web)
        self.server = Server(web)
        self.playwright = sync_playwright().start()
        self.executable = executable
        self.launch()

    def launch(self, *more):
        # A browser in a container has neither a sandbox nor much shared memory.
        self.browser = self.playwright.chromium.launch(
            executable_path=self.executable,
            args=["--no-sandbox", "--disable-dev-shm-usage", "--js-flags=--expose-gc",
                  "--enable-precise-memory-info", *more])

    @contextlib.contextmanager
    def another(self, *more):
        """The same with another browser, which has more words on its command line."""
        other = copy.copy(self)
        other.launch(*more)
        try:
            yield other
        finally:
            other.browser.close()

    def kill(self):
        """Ends the browser from another thread: whatever waits for it is told so."""
        parents = {}
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                    words = file.read().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(name)] = int(words[1])

        def is_ours(number):
            while number in parents:
                number = parents[number]
                if number == os.getpid():
                    return True
            return False

        for number in filter(is_ours, parents):
            try:
                if "chrom" in os.path.basename(os.readlink(f"/proc/{number}/exe")):
                    os.kill(number, signal.SIGKILL)
            except OSError:
                continue

    def close(self):
        self.browser.close()
        self.playwright.stop()
        self.server.http.shutdown()

    def context(self, **more):
        """Cookies, settings and tabs of their own."""
        if not self.browser.is_connected():
            self.launch()
        return self.browser.new_context(**more)

    @contextlib.contextmanager
    def page(self, path="/pages/plain.html", still=True, allows=(), **context):
        """A page, on which nothing may go wrong that is not allowed."""
        context.setdefault("viewport", {"width": 800, "height": 600})
        if still:
            context.setdefault("reduced_motion", "reduce")
        self.server.reports.clear()
        opened = self.context(**context)
        try:
            page = Page(self, opened, path)
            yield page
            page.check(allows)
        finally:
            opened.close()


class Page:
    def __init__(self, web, context, path):
        self.web = web
        self.context = context
        self.faults = []
        self.asked = []
        self.page = context.new_page()
        self.page.set_default_timeout(5_000)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("console", lambda message: message.type in ("error", "warning")
                     and self.faults.append(f"{message.type}: {message.text}"))
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.goto(web.server.origin + path)
        self.wait_for("window.isReady", 10)

    def wait_for(self, expression, seconds=5):
        """Waits until an expression of JavaScript is true; Playwright's own waiting breaks the policy."""
        wait_for(lambda: self.page.evaluate(f"() => !!({expression})"), seconds,
                 f"{expression} never came")

    # What is asked

    def start(self, document, handlers="{}", options="{}", key="0", arguments=None):
        """Shows a document; handlers and options are JavaScript, where `$` is the arguments."""
        text = document if isinstance(document, str) else None
        self.page.evaluate(
            f"""([plain, text, key, $]) => {{
              const entry = {{ answers: [], errors: [] }};
              (window.asked ??= {{}})[key] = entry;
              const handle = heed.show(text ?? plain, ({handlers}), ({options}));
              entry.handle = handle;
              handle.then((answer) => entry.answers.push(answer),
                (error) => entry.errors.push({{ name: error.name, message: error.message,
                  issues: error.issues, text: String(error) }}));
            }}""", [None if text else document, text, key, arguments])

    def show(self, document, handlers="{}", options="{}", key="0", arguments=None):
        """Shows a document and waits until it is up."""
        before = self.page.locator("dialog[open]").count()
        self.start(document, handlers, options, key, arguments)
        wait_for(lambda: self.page.locator("dialog[open], [popover]").count() > before
                 or self.errors(key) or self.answers(key), 5, "nothing was shown")
        expect(self.is_up(key), f"it is over: {self.errors(key)} {self.answers(key)} {self.faults[:2]}")
        self.settle()

    def show_example(self, name, **more):
        with open(os.path.join(ROOT, "Examples", name + ".json"), encoding="utf-8") as file:
            document = json.load(file)
        more.setdefault("options", "{ images: new URL('/examples/', location.href).href }")
        self.show(document, **more)
        return document

    def forget(self, key="0"):
        """Takes an alert back, and waits until it has gone."""
        self.page.evaluate("(key) => { asked[key].handle.dismiss(); }", key)
        self.answer(key)
        self.page.evaluate("(key) => { delete asked[key]; }", key)

    def settle(self):
        """Waits for two frames."""
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def answers(self, key="0"):
        return self.page.evaluate("(key) => window.asked?.[key]?.answers ?? []", key)

    def errors(self, key="0"):
        return self.page.evaluate("(key) => window.asked?.[key]?.errors ?? []", key)

    def answer(self, key="0", seconds=5):
        """Waits for the answer, of which there is one."""
        wait_for(lambda: self.answers(key) or self.errors(key), seconds,
                 "there was no answer")
        expect(not self.errors(key), f"{self.errors(key)}")
        return self.answers(key)[0]

    def expect_answer(self, action, reason="action", key="0"):
        answer = self.answer(key)
        expect_equal((answer["action"], answer["reason"]), (action, reason), "the answer")
        return answer

    def is_up(self, key="0"):
        return not self.answers(key) and not self.errors(key)

    # What there is

    @property
    def dialog(self):
        return self.page.locator("dialog[open]").last

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def see(self, text):
        """Waits until a text can be seen; a region that is only read out does not count."""
        self.page.get_by_text(text).locator("visible=true").first.wait_for()

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self):
        """The text or label of what has the focus, through shadow trees."""
        return self.page.evaluate("""() => {
          let one = document.activeElement;
          while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
          if (!one || one === document.body) return "BODY";
          return one.getAttribute("aria-label") ?? (one.innerText || one.id || one.name || one.tagName).trim();
        }""")

    def focus_is_inside(self):
        return self.page.evaluate("""() => {
          let one = document.activeElement;
          while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
          return !!one?.closest("dialog, [popover]");
        }""")

    def expect_focus(self, name):
        wait_for(lambda: self.focused() == name, 2,
                 lambda: f"the focus is on {self.focused()!r} and not on {name!r}")

    def box(self, locator):
        # An element may be drawn anew just then.
        return wait_for(locator.bounding_box, 2, "it has no place")

    # What may not happen

    def check(self, allows=()):
        faults = [fault for fault in self.faults if not any(word in fault for word in allows)]
        expect(not faults, f"the page complains: {faults[:3]}")
        blocked = self.page.evaluate("() => window.violations") if not self.page.is_closed() else []
        expect(not blocked and not self.web.server.reports,
               f"the policy was broken: {blocked} {self.web.server.reports[:1]}")
        foreign = [url for url in self.asked
                   if not url.startswith((self.web.server.origin, "data:", "blob:"))]
        expect(not foreign, f"others were asked: {foreign}")


def contrast(one, other):
    """The contrast of two colours of three parts from 0 to 255, by WCAG 2."""
    def light(color):
        parts = [part / 255 for part in color[:3]]
        parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
                 for part in parts]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    light_one, light_other = sorted([light(one), light(other)], reverse=True)
    return (light_one + 0.05) / (light_other + 0.05)


__all__ = ["Failed", "Page", "Server", "TRAP", "Web", "contrast"]
