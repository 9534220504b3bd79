"""Documents: errors with their places, the element, checking, markup and pictures."""
import os
import re

from documents_used import PLAIN
from pages import ROOT, TRAP
from promises import expect, expect_equal, promise, wait_for


@promise
def a_bad_document_is_an_error_with_its_place(web):
    with web.page() as page:
        page.start('{"heed": 1,\n "title": "x",\n "actions": [{"title": 3}]}')
        errors = wait_for(page.errors, 5, "there is no error")
        issue = errors[0]["issues"][0]
        expect_equal(errors[0]["name"], "DocumentError")
        expect_equal(issue["line"], 3, "the line")
        expect(issue["column"] > 0 and "title" in issue["path"] and issue["message"], f"{issue}")
        expect_equal(page.page.locator("dialog").count(), 0, "dialogs")


@promise
def text_that_is_no_json_is_an_error(web):
    for text in ["", "{", "null", "[]", "\ufffd", '{"heed": 1, "title": "a'] :
        with web.page() as page:
            page.start(text)
            errors = wait_for(page.errors, 5, f"{text!r} is no error")
            expect(errors[0]["issues"], f"{text!r}: {errors}")


@promise
def an_unknown_key_is_skipped_and_the_alert_shown(web):
    with web.page(allows=["later"]) as page:
        page.show({**PLAIN, "later": 1})
        page.button("OK").click()
        page.expect_answer("ok")


@promise
def a_document_can_be_checked_without_being_shown(web):
    with web.page() as page:
        good = page.page.evaluate("async (one) => await heed.check(JSON.stringify(one))", PLAIN)
        bad = page.page.evaluate("""async (one) => {
          try { return await heed.check(JSON.stringify(one)); } catch (error) { return error.issues; } }""",
                                 {"heed": 1, "title": "x"})
        expect_equal(page.page.locator("dialog").count(), 0)
        issues = bad if isinstance(bad, list) else bad.get("issues")
        expect(any(issue["severity"] == "error" for issue in issues), f"{bad}")
        issues = good if isinstance(good, list) else good.get("issues")
        expect(not any(issue["severity"] == "error" for issue in issues), f"{good}")


@promise
def html_and_markdown_are_read_when_they_are_needed(web):
    with web.page() as page:
        page.show(PLAIN)
        page.button("OK").click()
        page.answer()
        expect(not any("markup" in url for url in page.asked), "the reader came for nothing")
        page.show({**PLAIN, "message": {"html": "Much <b>bolder</b> &amp; <i>finer</i> &hearts;"}},
                  key="1")
        page.see("bolder")
        text = page.page.get_by_role("alertdialog").inner_text()
        expect("Much bolder & finer ♥" in " ".join(text.split()), text)
        expect(any("markup" in url for url in page.asked), "the reader did not come")
        weight = page.page.get_by_text("bolder").last.evaluate(
            "(one) => getComputedStyle(one).fontWeight")
        expect(int(weight) >= 600, weight)
        page.button("OK").click()
        page.expect_answer("ok", key="1")
        page.show({**PLAIN, "message": {"markdown": "Some **strong** words"}}, key="2")
        page.see("strong")


# A document as somebody types it, with markup above what is wrong.
TYPED = """{"heed": 1,
  "title": {"html": "Much <b>bolder</b> words"},
  "message": {"markdown": "Some **strong** ones", "plain": "Strong ones"},
  %s
  "actions": [{"id": "ok", "title": "OK"}]}"""


def issues_of(page, document, options="{}"):
    """What `check` says, whether it throws or not: kind, line, column and path of each."""
    found = page.page.evaluate(
        f"""async (document) => {{
          try {{ return (await heed.check(document, ({options}))).issues; }}
          catch (error) {{ if (!error.issues) throw error; return error.issues; }} }}""", document)
    return [(one["severity"], one["line"], one["column"], one["path"]) for one in found], found


@promise
def places_are_those_of_the_document_as_it_was_given(web):
    typed = TYPED % '"titel": 3, "dismiss": {"escape": true}, "later": 1,'
    wanted = [("error", 4, 3, "titel"), ("error", 4, 44, "later")]
    with web.page() as page:
        for options in ["{}", "{ timeout: 5 }", "{ environment: { theme: 'ios' } }"]:
            found, _ = issues_of(page, typed, options)
            expect_equal(found, wanted, f"with {options} it")
        page.start(typed, options="{ strict: true, timeout: 5 }")
        errors = wait_for(page.errors, 5, "it is no error")
        places = [(one["line"], one["column"], one["path"]) for one in errors[0]["issues"]]
        expect_equal(places, [one[1:] for one in wanted], "of a strict reading")
        page.start(typed, "{ onIssues: (issues) => { window.told = issues; } }", key="1")
        page.wait_for("window.told")
        told = page.page.evaluate("() => told.map((one) => [one.severity, one.line, one.column])")
        expect_equal(told, [["skipped", 4, 3], ["skipped", 4, 44]], "what was passed over")
        page.page.evaluate("""(other) => { delete window.told;
          asked["1"].handle.update(other); }""", "\n" + typed)
        page.wait_for("window.told")
        told = page.page.evaluate("() => told.map((one) => [one.severity, one.line, one.column])")
        expect_equal(told, [["skipped", 5, 3], ["skipped", 5, 44]], "of a change")
        rejected = page.page.evaluate("""async (other) => {
          try { await asked["1"].handle.update(other); } catch (error) {
            return [error.name, error.issues[0].line, error.issues[0].path]; } }""",
                                      TYPED % '"content": 3,')
        expect_equal(rejected, ["DocumentError", 4, "content"], "a change that cannot be read")


@promise
def a_key_that_is_there_twice_is_told(web):
    twice = [('"title": "again",', (4, 3, "title")),
             ('"content": [{"text": {"html": "a", "html": "b"}}],', (4, 38, "content[0].text.html")),
             ('"dismiss": {"escape": true, "escape": false},', (4, 31, "dismiss.escape"))]
    with web.page() as page:
        for number, (text, wanted) in enumerate(twice):
            typed = TYPED % text
            for options in ["{}", "{ timeout: 5, environment: { theme: 'ios' } }"]:
                found, whole = issues_of(page, typed, options)
                expect_equal([one[1:] for one in found], [wanted], f"{text} with {options}")
                expect("already at" in whole[0]["message"], whole[0]["message"])
                key = f"{number}{len(options)}"
                page.start(typed, options=options, key=key)
                errors = wait_for(lambda: page.errors(key), 5, f"{text} with {options} is no error")
                expect_equal(errors[0]["name"], "DocumentError")
                issue = errors[0]["issues"][0]
                expect_equal((issue["line"], issue["column"], issue["path"]), wanted, text)


@promise
def what_the_options_add_counts_and_may_be_wrong(web):
    with web.page() as page:
        stuck = '{"heed": 1, "title": {"html": "<i>Wait</i>"}}'
        expect_equal([one["code"] for one in issues_of(page, stuck)[1]], ["no-way-on"], "without")
        expect_equal(issues_of(page, stuck, "{ timeout: 5 }")[1], [], "with a timeout")
        _, found = issues_of(page, TYPED % "", "{ environment: { theme: { base: 'ios', titel: 3 } } }")
        expect(len(found) == 1 and found[0]["path"].startswith("theme"), f"{found}")
        page.start(TYPED % "", options="{ timeout: -1 }")
        errors = wait_for(page.errors, 5, "it is no error")
        expect(any("timeout" in issue["path"] for issue in errors[0]["issues"]), f"{errors}")


@promise
def a_document_may_require_markup(web):
    typed = TYPED % '"requires": ["html", "markdown", "badge"],'
    with web.page() as page:
        expect_equal(issues_of(page, typed)[0], [])
        page.show(typed)
        page.see("bolder")
        page.button("OK").click()
        page.expect_answer("ok")
        found, _ = issues_of(page, TYPED % '"requires": ["html", "teleport"],')
        expect_equal([one[1:3] for one in found], [(4, 24)])


@promise
def a_program_that_stopped_is_not_used_again(web):
    document = {**PLAIN, "message": {"html": "Much <b>bolder</b>"}}
    with web.page(allows=["could not be read"]) as page:
        page.page.evaluate(TRAP, "heed-words.wasm")
        result = page.page.evaluate("""async () => {
          const bad = '{"heed": 1,\\n "titel": 3}';
          const issues = async () => {
            try { await heed.check(bad); } catch (error) {
              return error.issues?.map(({ line }) => line) ?? String(error.message); } };
          const before = await issues();
          window.traps = true;
          return [before, await issues(), await issues(), window.made]; }""".replace("\\\\", "\\"))
        expect_equal(result[0], result[2], "what is said before and after")
        expect("stopped" in str(result[1]) and "words" in result[1], f"the call says {result[1]!r}")
        expect_equal(result[3], 2, "programs")
    with web.page(allows=["could not be read"]) as page:
        page.page.evaluate(TRAP, "heed-markup.wasm")
        page.page.evaluate("() => heed.preload({ markup: true })")
        page.page.evaluate("() => { window.traps = true; }")
        page.page.evaluate("() => heed.configure({ onProblem: (error) => { window.problem = error.message; } })")
        page.start(document)
        page.expect_answer(None, "unavailable")
        problem = page.page.evaluate("() => window.problem")
        expect("stopped" in problem and "markup" in problem, problem)
        page.show(document, key="1")
        page.see("bolder")
        expect_equal(page.page.evaluate("() => window.made"), 2, "programs")


@promise
def the_element_asks_and_tells_the_answer(web):
    with web.page(path="/pages/element.html") as page:
        page.page.evaluate("""() => { const own = document.getElementById("asker");
          own.addEventListener("answer", (event) => { window.told = event.detail; });
          own.show(); }""")
        page.button("Keep").click()
        page.wait_for("window.told?.action === 'keep'", 3)
        page.page.evaluate("() => { document.getElementById('asker').setAttribute('open', ''); }")
        page.button("Later").click()
        page.wait_for("window.told?.action === 'later'", 3)
        expect(not page.page.evaluate("() => document.getElementById('asker').hasAttribute('open')"),
               "it still says open")


@promise
def the_element_loads_a_document_and_tells_errors(web):
    with web.page() as page:
        page.page.evaluate("""() => { const own = document.createElement("heed-alert");
          own.setAttribute("src", "/examples/quick-alert.json"); document.body.append(own);
          own.setAttribute("open", ""); }""")
        page.page.get_by_role("alertdialog").wait_for()
    with web.page(allows=["404"]) as page:
        page.page.evaluate("""() => { const own = document.createElement("heed-alert");
          own.addEventListener("error", (event) => { window.failed = true; });
          own.setAttribute("src", "/examples/missing.json"); document.body.append(own);
          own.setAttribute("open", ""); }""")
        wait_for(lambda: page.page.evaluate("() => window.failed"), 3, "no event came")


@promise
def an_element_that_is_closed_while_it_loads_was_taken_back(web):
    ways = ["own.close()", "own.remove()", "own.removeAttribute('open')", "window.stop.abort()"]
    for way in ways:
        with web.page(allows=["ERR_ABORTED"]) as page:
            told = page.page.evaluate(f"""async (document) => {{
              const own = document_element();
              const events = [];
              for (const name of ["answer", "error"]) {{
                own.addEventListener(name, (event) => events.push([name, event.detail]));
              }}
              window.stop = new AbortController();
              own.options = {{ signal: window.stop.signal }};
              own.setAttribute("src", "/examples/quick-alert.json");
              const first = own.show();
              const second = own.show();
              {way};
              const answers = await Promise.all([first, second]);
              await new Promise((done) => setTimeout(done, 100));
              return {{ events, answers, open: own.open }};
            }}""".replace("document_element()", """(() => {
                const made = document.createElement("heed-alert");
                document.body.append(made); return made; })()""").replace("(document) =>", "() =>"))
            expect_equal([(name, detail["reason"], detail["wasShown"])
                          for name, detail in told["events"]], [("answer", "withdrawn", False)], way)
            expect_equal([answer["reason"] for answer in told["answers"]], ["withdrawn"] * 2, way)
            expect(not told["open"], "it still says open")
            expect_equal(page.page.locator("dialog").count(), 0, "dialogs")


@promise
def the_signal_of_an_element_takes_its_alert_back(web):
    with web.page(path="/pages/element.html") as page:
        page.page.evaluate("""() => { const own = document.getElementById("asker");
          own.addEventListener("answer", (event) => { window.told = event.detail; });
          own.options = { signal: (window.stop = new AbortController()).signal };
          own.show(); }""")
        page.button("Keep").wait_for()
        page.page.evaluate("() => window.stop.abort()")
        page.wait_for("window.told?.reason === 'withdrawn'", 3)


@promise
def a_link_opens_a_page_that_knows_nothing_of_this_one(web):
    with web.page() as page:
        page.show({**PLAIN, "message": {"runs": [
            {"text": "Read "}, {"text": "the terms", "link": "https://example.org/terms"}]}})
        link = page.page.get_by_role("link", name="the terms")
        expect_equal(link.get_attribute("href"), "https://example.org/terms")
        expect("noopener" in link.get_attribute("rel"), "rel")
        expect_equal(link.get_attribute("target"), "_blank")


@promise
def a_picture_is_loaded_only_from_where_the_page_allows(web):
    document = {**PLAIN, "content": [{"image": {"file": "book.png", "size": [40, 40], "label": "Book"}}]}
    with web.page() as page:
        page.show(document)
        expect(not any("book.png" in url for url in page.asked), "it was loaded")
        expect_equal(page.page.get_by_role("img", name="Book").count(), 1, "its words")
    with web.page(allows=["404"]) as page:
        page.show(document, options="{ images: new URL('/examples/', location.href).href }")
        wait_for(lambda: any(url.endswith("/examples/book.png") for url in page.asked), 3,
                 "it was not loaded")


@promise
def the_name_of_a_picture_is_a_name_and_no_address(web):
    names = {"a#b.png": "a%23b.png", "a?b=c.png": "a%3Fb%3Dc.png", "50%.png": "50%25.png",
             "%2e%2e/x.png": "%252e%252e/x.png", "ein Bäum.png": "ein%20B%C3%A4um.png",
             "in/a#b.png": "in/a%23b.png", "./dot.png": "dot.png", "@x&y+z;.png": "%40x%26y%2Bz%3B.png"}
    document = {**PLAIN, "content": [
        {"image": {"file": name, "size": [20, 20], "label": name}} for name in names]}
    with web.page(allows=["404"]) as page:
        page.show(document, options="{ images: new URL('/room/in/', location.href).href }")
        room = page.web.server.origin + "/room/in/"
        wait_for(lambda: sum(url.startswith(room) for url in page.asked) == len(names), 3,
                 lambda: f"{[url for url in page.asked if '/room/' in url]}")
        asked = {url.removeprefix(room) for url in page.asked if "/room/" in url}
        expect_equal(asked, set(names.values()), "what was asked for")


@promise
def no_name_of_a_picture_leads_out_of_the_folder(web):
    names = ["../x.png", "a/../../x.png", "/x.png", "//evil.example/x.png", "..", "~/x.png",
             "https://evil.example/x.png", "..\\x.png", "a/..\\..\\x.png", "\\\\evil.example\\x.png",
             "data:image/png,x", "in/../../x.png", "\t../x.png"]
    bases = ["new URL('/room/in/', location.href).href", "'/room/in'", "'/room/in?x=/'", "'/room/in#/'"]
    with web.page(allows=["404"]) as page:
        for number, base in enumerate(bases):
            for place, name in enumerate(names if number == 0 else ["x.png"]):
                key = f"{number} {place}"
                document = {**PLAIN, "content": [{"image": {"file": name, "size": [20, 20], "label": "x"}}]}
                page.start(document, options=f"{{ images: {base} }}", key=key)
                wait_for(lambda: page.errors(key) or page.page.locator("dialog[open]").count(), 5,
                         f"{name!r} is neither an error nor shown")
                if not page.errors(key):
                    page.settle()
                    page.forget(key)
        asked = [url.removeprefix(page.web.server.origin) for url in page.asked if "x.png" in url
                 or not url.startswith(page.web.server.origin)]
        # What is a strange name in the folder is still a name in the folder.
        outside = [url for url in asked if not url.startswith("/room/in/") or "/.." in url]
        expect_equal(outside, [], "what was asked for")


@promise
def a_symbol_is_drawn_and_says_its_label_alone(web):
    with web.page() as page:
        page.show({**PLAIN, "content": [
            {"image": {"symbol": "star", "size": [40, 40], "label": "Favourite"}},
            {"image": {"symbol": "heart", "size": [40, 40]}}]})
        expect_equal(page.page.get_by_role("img").count(), 1, "pictures that are read out")
        expect_equal(page.page.get_by_role("img", name="Favourite").count(), 1)
        expect(page.page.locator("dialog svg").count() >= 2, "symbols are not drawn")


@promise
def the_examples_in_the_docs_are_right_to_the_letter(web):
    with open(os.path.join(ROOT, "docs", "web", "README.md"), encoding="utf-8") as file:
        blocks = re.findall(r"```js\n(.*?)```", file.read(), re.S)
    examples = [found for block in blocks for found in re.findall(r"show\((\{.*?\})\);\n", block, re.S)]
    expect(len(examples) >= 4, f"only {len(examples)} were found")
    with web.page() as page:
        for number, example in enumerate(examples):
            key = str(number)
            page.page.evaluate(f"""() => {{ window.example = {example}; }}""")
            page.show(page.page.evaluate("() => example"), "{ onIssues: (issues) => { window.remarks = issues; } }",
                      "{ strict: true }", key=key)
            page.forget(key)
        expect_equal(page.page.evaluate("() => window.remarks ?? null"), None, "remarks")
