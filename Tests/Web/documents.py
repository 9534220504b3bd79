"""Documents: errors with their places, the element, checking, markup and pictures."""
from documents_used import PLAIN
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
def a_symbol_is_drawn_and_says_its_label_alone(web):
    with web.page() as page:
        page.show({**PLAIN, "content": [
            {"image": {"symbol": "star", "size": [40, 40], "label": "Favourite"}},
            {"image": {"symbol": "heart", "size": [40, 40]}}]})
        expect_equal(page.page.get_by_role("img").count(), 1, "pictures that are read out")
        expect_equal(page.page.get_by_role("img", name="Favourite").count(), 1)
        expect(page.page.locator("dialog svg").count() >= 2, "symbols are not drawn")
