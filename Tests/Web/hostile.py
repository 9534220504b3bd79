"""Documents of people who mean harm: nothing runs, nothing is loaded, nothing hangs."""
import json

from documents_used import PLAIN
from promises import expect, expect_equal, promise, wait_for

MARKUP = ["<img src=x onerror=\"window.hurt=1\">", "<script>window.hurt=1</script>",
          "<svg onload=window.hurt=1>", "\"><iframe src=javascript:window.hurt=1>",
          "</dialog></style><style>*{display:none}</style>", "{{7*7}}", "&lt;b&gt;", "\u202Etxt",
          "<a href='javascript:window.hurt=1'>x</a>", "<heed-alert open></heed-alert>"]


def everywhere(text):
    return {"heed": 1, "title": text, "message": text, "content": [
        {"text": text}, {"badge": text}, {"progress": 0.5, "title": text},
        {"field": {"id": "f", "placeholder": text, "value": text}, "label": text},
        {"choices": {"id": "c", "items": [{"id": "i", "title": text}]}},
        {"switch": {"id": "s", "title": text}},
        {"image": {"symbol": "star", "label": text}}],
        "actions": [{"id": "a", "title": text, "label": text}, {"id": "no", "title": "Out", "role": "cancel"}]}


@promise
def markup_in_every_text_stays_text(web):
    for text in MARKUP:
        with web.page() as page:
            page.show(everywhere(text))
            page.page.wait_for_timeout(60)
            expect(not page.page.evaluate("() => window.hurt"), f"{text} ran")
            found = page.page.evaluate("""() => deep("dialog *")
              .filter((one) => ["SCRIPT", "IFRAME", "STYLE", "OBJECT", "HEED-ALERT"].includes(one.tagName)
                || [...one.attributes].some((a) => a.name.startsWith("on"))).length""")
            expect_equal(found, 0, f"elements of {text}")
            if "<" in text:
                expect(text in page.page.evaluate("() => deep('dialog')[0].textContent"),
                       f"{text} is not shown")
            page.press("Escape")
            page.answer()


@promise
def hostile_html_and_markdown_become_text_alone(web):
    with web.page() as page:
        html = ("<script>window.hurt=1</script><img src='https://evil.example/x' onerror=window.hurt=1>"
                "<a href='javascript:window.hurt=1'>one</a><a href=' java\tscript:window.hurt=1'>two</a>"
                "<a href='data:text/html,x'>three</a><style>*{display:none}</style>"
                "<form action=//evil.example><input name=x></form><b onclick=window.hurt=1>bold</b>")
        page.show({**PLAIN, "message": {"html": html},
                   "content": [{"text": {"markdown": "[x](javascript:window.hurt=1) ![y](https://evil.example/y)"}}]})
        page.page.wait_for_timeout(100)
        expect(not page.page.evaluate("() => window.hurt"), "something ran")
        expect_equal(page.dialog.get_by_role("link").count(), 0, "links")
        expect_equal(page.page.locator("dialog script, dialog img, dialog form, dialog style").count(), 0)


@promise
def links_have_one_of_few_schemes(web):
    links = ["javascript:window.hurt=1", "JavaScript:window.hurt=1", "data:text/html,<script>1</script>",
             "vbscript:x", "file:///etc/passwd", "blob:x", "about:blank", "http:", "//evil.example",
             "/relative", "java\nscript:1", "\u0001javascript:1", "https://a@b:c@evil\\@good"]
    with web.page() as page:
        page.page.evaluate("""([document, links]) => { window.results = [];
          (async () => { for (const link of links) {
            const one = { ...document, message: { runs: [{ text: "go", link }] } };
            const handle = heed.show(one);
            handle.then(() => {}, () => {});
            await new Promise((done) => setTimeout(done, 60));
            const anchors = deep("dialog a")
              .map((a) => a.protocol);
            window.results.push([link, anchors]);
            handle.dismiss?.("withdrawn");
            await handle.catch(() => {});
          } window.isDone = true; })(); }""", [PLAIN, links])
        page.wait_for("window.isDone", 15)
        for link, protocols in page.page.evaluate("() => window.results"):
            expect(set(protocols) <= {"http:", "https:", "mailto:", "tel:"}, f"{link}: {protocols}")
        expect(not page.page.evaluate("() => window.hurt"), "something ran")


@promise
def a_huge_document_is_refused_and_the_next_one_shown(web):
    with web.page() as page:
        for text in [json.dumps({**PLAIN, "message": "x" * 2_000_000}), '{"heed":1,"a":' + "[" * 100_000,
                     json.dumps({**PLAIN, "actions": [{"title": "a"}] * 5_000})]:
            page.start(text)
            errors = wait_for(page.errors, 10, "it is no error")
            expect(errors[0]["issues"], f"{errors}")
            page.page.evaluate("() => { delete asked['0']; }")
        page.show(PLAIN)
        page.button("OK").click()
        page.expect_answer("ok")


@promise
def the_largest_document_allowed_is_shown(web):
    with web.page() as page:
        page.start({"heed": 1, "title": "Long", "message": "word " * 40_000,
                    "actions": [{"id": f"a{number}", "title": f"Action {number}"} for number in range(64)]})
        page.page.locator("dialog[open]").wait_for(timeout=20_000)
        page.page.keyboard.press("Enter")
        page.answer(seconds=20)


@promise
def a_picture_of_nonsense_breaks_nothing(web):
    with web.page(allows=["img", "image", "decode"]) as page:
        page.show({**PLAIN, "content": [
            {"image": {"data": "bm90IGEgcGljdHVyZQ==", "size": [20, 20], "label": "Broken"}}]})
        page.button("OK").click()
        page.expect_answer("ok")


@promise
def a_handler_that_throws_leaves_a_way_on(web):
    with web.page(allows=["Boom"]) as page:
        page.show({**PLAIN, "content": [{"field": {"id": "a", "value": "x"}, "label": "A"}],
                   "actions": [{"id": "ok", "title": "OK"}, {"id": "no", "title": "No", "role": "cancel"}]},
                  """{ actions: { ok() { throw new Error("Boom"); } },
                       validators: { a() { throw new Error("Boom"); } } }""")
        page.button("OK").click()
        page.settle()
        page.press("Escape")
        page.expect_answer("no", "escape")


@promise
def a_listener_to_problems_that_throws_keeps_nobody_from_an_answer(web):
    document = {**PLAIN, "content": [
        {"field": {"id": "a", "value": "x"}, "label": "A"}, {"slot": {"id": "map", "height": 40}}],
        "actions": [{"id": "ok", "title": "OK"}, {"id": "no", "title": "No", "role": "cancel"}]}
    with web.page(allows=["Boom"]) as page:
        page.page.evaluate("() => heed.configure({ onProblem() { throw new Error('Boom'); } })")
        page.show(document, """{ actions: { ok() { throw new Error("Bang"); } },
                                 slots: { map() { throw new Error("Bang"); } },
                                 validators: { a() { throw new Error("Bang"); } } }""")
        page.button("OK").click()
        wait_for(lambda: page.page.locator("dialog [aria-busy=true]").count() == 0, 3, "it is busy")
        page.see("did not work")
        page.press("Escape")
        page.expect_answer("no", "escape")
        page.start(PLAIN, options="{ container: document.createElement('div') }", key="1")
        page.expect_answer(None, "unavailable", "1")
        page.start(PLAIN, options="{ container: 'main' }", key="2")
        page.expect_answer(None, "unavailable", "2")


@promise
def a_prototype_that_was_changed_by_a_document_is_none(web):
    with web.page() as page:
        page.start('{"heed": 1, "title": "x", "actions": [{"title": "OK", "id": "__proto__"}], '
                   '"content": [{"field": {"id": "constructor", "value": "v"}}, '
                   '{"field": {"id": "__proto__", "value": "w"}}]}')
        page.button("OK").click()
        answer = page.expect_answer("__proto__")
        expect_equal(page.page.evaluate("() => ({}).polluted ?? Object.prototype.toString.call({})"),
                     "[object Object]")
        expect_equal(answer["values"].get("constructor"), "v")
