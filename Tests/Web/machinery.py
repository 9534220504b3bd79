"""Memory, frames and what is loaded."""
from documents_used import DESTRUCTIVE, FORM, PLAIN, QUESTION, SHEET
from promises import expect, expect_equal, promise

# In ten lanes at the same time, so that the ends of their motion do not add up.
ROUNDS = """async ([documents, count]) => {
  const lane = async (name) => {
    for (let one = 0; one < count / 10; one += 1) {
      const handle = heed.show(documents[one % documents.length], {}, { lane: `lane ${name}` });
      await handle.shown;
      if (one % 3) handle.dismiss("withdrawn");
      else for (const button of handle.element.querySelectorAll("button")) button.click();
      await handle;
    }
  };
  await Promise.all([...Array(10).keys()].map(lane));
}"""


@promise
def memory_stays_flat_over_a_thousand_alerts(web):
    with web.page() as page:
        client = page.context.new_cdp_session(page.page)
        client.send("Performance.enable")

        def figures():
            # What the last alerts left goes when the browser has drawn without them.
            for _ in range(4):
                page.page.evaluate("() => { gc(); gc(); }")
                page.page.wait_for_timeout(200)
            found = {one["name"]: one["value"] for one in client.send("Performance.getMetrics")["metrics"]}
            return {name: found[name] for name in ["JSHeapUsedSize", "Nodes", "JSEventListeners"]}

        documents = [QUESTION, SHEET, FORM, DESTRUCTIVE, PLAIN]
        page.page.evaluate(ROUNDS, [documents, 100])
        memory = "() => window.wasmBytes()"
        wasm = page.page.evaluate(memory)
        before = figures()
        page.page.evaluate(ROUNDS, [documents, 1_000])
        after = figures()
        expect(after["Nodes"] <= before["Nodes"] + 20, f"nodes: {before} {after}")
        expect(after["JSEventListeners"] <= before["JSEventListeners"] + 5,
               f"listeners: {before} {after}")
        grown = after["JSHeapUsedSize"] - before["JSHeapUsedSize"]
        expect(grown < 300_000, f"the heap has grown by {grown} bytes")
        expect_equal(page.page.evaluate(memory), wasm, "bytes of WebAssembly")
        return f"heap {grown / 1_000:+.0f} kB"


@promise
def only_its_own_files_are_loaded_and_each_once(web):
    with web.page() as page:
        for key in ["0", "1"]:
            page.show(QUESTION, key=key)
            page.button("Keep").click()
            page.answer(key)
        own = [url.rpartition("/")[2] for url in page.asked if "/web/" in url]
        expect("heed.js" in own and "heed-plain.wasm" in own, f"{own}")
        expect_equal(len(own), len(set(own)), f"loads of {own}")


@promise
def nothing_runs_while_an_alert_is_only_up(web):
    with web.page(still=False) as page:
        page.show(QUESTION)
        page.page.wait_for_timeout(900)
        count = page.page.evaluate("""() => new Promise((done) => {
          const real = window.requestAnimationFrame; let count = 0;
          window.requestAnimationFrame = (...words) => { count += 1; return real(...words); };
          setTimeout(() => { window.requestAnimationFrame = real; done(count); }, 500); })""")
        expect_equal(count, 0, "frames that were asked for")


@promise
def only_transform_and_opacity_change_while_it_moves(web):
    with web.page(still=False) as page:
        page.page.evaluate("""() => { window.changed = new Set();
          const real = CSSStyleDeclaration.prototype.setProperty;
          window.watch = () => { CSSStyleDeclaration.prototype.setProperty = function (name, ...rest) {
            window.changed.add(name); return real.call(this, name, ...rest); }; }; }""")
        page.start(QUESTION)
        page.page.locator("dialog[open]").wait_for()
        page.page.evaluate("""() => new Promise((done) => requestAnimationFrame(() => {
          window.watch(); setTimeout(done, 250); }))""")
        changed = set(page.page.evaluate("() => [...window.changed]"))
        expect(changed <= {"transform", "opacity", "visibility", "will-change"}, f"{changed}")
