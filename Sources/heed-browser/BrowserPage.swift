/// The page on which the question is asked: a frame for what `heed.js` shows.
enum BrowserPage {
  /// The page for one visit.
  static func html(title: String, token: String, reducesMotion: Bool) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="heed-token" content="\(token)">
    <meta name="heed-reduce-motion" content="\(reducesMotion)">
    <title>\(escaped(title.isEmpty ? "heed" : title))</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="page.css">
    <script type="module" src="page.js"></script>
    </head>
    <body>
    <main>
    <h1>heed</h1>
    <p id="state" role="status"></p>
    <noscript><p>This page needs JavaScript to ask.</p></noscript>
    </main>
    </body>
    </html>

    """
  }

  /// A text as it stands in an element.
  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static let style = """
    :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
    body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
    main { padding: 2rem; text-align: center; }
    h1 { margin: 0; font-size: 1rem; font-weight: 600; }
    p { margin: 0.5rem 0 0; }

    """

  /// Asks, tells the answer, and says to the person what became of it.
  static let script = #"""
    const meta = (name) => document.querySelector(`meta[name="${name}"]`).content;
    const token = meta("heed-token");
    const state = document.getElementById("state");
    const say = (text) => { state.textContent = text; };
    const headers = { "Heed-Token": token };
    const post = (path, body, keepalive = false) =>
      fetch(path, { method: "POST", headers, body, keepalive });
    const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
    const over = "This question is over. You can close this page.";
    const farewells = {
      answered: "Thank you. You can close this page.",
      timeout: "The time has run out. You can close this page.",
      withdrawn: "The question was taken back. You can close this page.",
    };

    // Only one page asks at a time; where that one is closed, this one takes over.
    async function listen() {
      for (;;) {
        const response = await fetch("events", { headers });
        if (response.ok) return response.body.getReader();
        if (response.status !== 409) return null;
        say("The question is open in another page.");
        await wait(2);
      }
    }

    // The word that ends the question; none where the connection broke.
    async function ending(reader) {
      const decoder = new TextDecoder();
      let text = "";
      try {
        for (;;) {
          const { value, done } = await reader.read();
          if (done) return null;
          text += decoder.decode(value, { stream: true });
          const lines = text.split("\n");
          text = lines.pop();
          for (const line of lines) if (line) return JSON.parse(line).end;
        }
      } catch {
        return null;
      }
    }

    // The server ends the question too when its time has run out, unless it stands still.
    function reportActivity() {
      let told = 0;
      let before = false;
      let focused = false;
      const tell = () => {
        const paused = document.hidden || focused || !!document.querySelector("heed-surface:hover");
        if (paused === before && performance.now() - told < 1000) return;
        told = performance.now();
        before = paused;
        post("activity", paused ? "paused" : "").catch(() => {});
      };
      for (const kind of ["pointerdown", "pointerover", "pointerout", "visibilitychange", "input"]) {
        document.addEventListener(kind, tell, { passive: true, capture: true });
      }
      document.addEventListener("keydown", () => { focused = true; tell(); }, { capture: true });
    }

    async function ask() {
      const reader = await listen();
      if (!reader) return say(over);
      say("");
      let isLeaving = false;
      addEventListener("pagehide", () => {
        isLeaving = true;
        post("gone", "", true).catch(() => {});
      });
      let farewell = null;
      let handle = null;
      const stop = new AbortController();
      ending(reader).then((word) => {
        if (isLeaving || farewell) return;
        farewell = farewells[word] ?? "The command that asked is gone. You can close this page.";
        say(farewell);
        stop.abort();
      });
      try {
        const source = await (await fetch("document.json", { headers })).text();
        const { show } = await import("./heed.js");
        const options = { signal: stop.signal, images: new URL("files/", location.href).href };
        if (meta("heed-reduce-motion") === "true") options.environment = { reduceMotion: true };
        handle = show(source, {}, options);
        reportActivity();
        // An alert that was over before anybody saw it has no element.
        handle.shown.then(() => handle.element && post("shown", "", true).catch(() => {}));
        const answer = await handle;
        if (isLeaving || farewell) return;
        const response = await post("answer", JSON.stringify(answer));
        if (response.status === 400) throw new Error("its answer is not one of the question's");
        farewell = response.ok ? farewells.answered : over;
        say(farewell);
        close();
      } catch (error) {
        if (isLeaving || farewell) return;
        farewell = "The question cannot be shown.";
        say(farewell);
        const trouble = String(error?.message ?? error);
        await post("answer", JSON.stringify({ reason: "unavailable", trouble, wasShown: false }));
      }
    }

    // A page that comes back from the browser's memory has been left already.
    addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
    ask().catch(() => say("The command that asked is gone. You can close this page."));

    """#
}
