"""The program of plain alerts, and the whole one that goes on where it stops."""
from documents_used import DESTRUCTIVE, FORM, PLAIN, QUESTION, SHEET, actions
from promises import expect, expect_equal, promise, wait_for

THREE = {"heed": 1, "title": "Keep it?", "message": "It was changed.",
         "actions": actions(("later", "Later"), ("delete", "Delete", "destructive"),
                            ("no", "Cancel", "cancel"))}


def programs(page):
    """The programs of alerts that were loaded."""
    names = [url.rpartition("/")[2] for url in page.asked]
    return [name for name in names if name in ("heed-plain.wasm", "heed.wasm")]


def refuse(page, name):
    page.page.route(f"**/{name}", lambda route: route.abort())


def hold(page, name):
    """Lets a file wait until it is released."""
    waiting = []
    page.page.route(f"**/{name}", lambda route: waiting.append(route))

    def release():
        wait_for(lambda: waiting or page.page.wait_for_timeout(20), 5, f"{name} was not asked for")
        waiting.pop().continue_()
    return release


def go_every_way(page, document, first):
    """Ends one alert after the other in each way that a person has."""
    page.show(document, key="pressed")
    page.button(first).click()
    page.expect_answer(first.lower(), key="pressed")
    page.show(document, key="keys")
    page.press("Tab", "Shift+Tab", "ArrowDown", "ArrowUp", "Tab", "Enter")
    page.answer("keys")
    page.show(document, key="escaped")
    page.press("Escape")
    if page.is_up("escaped"):
        page.page.evaluate("() => asked.escaped.handle.dismiss()")
    page.answer("escaped")
    page.show(document, key="slid")
    box = page.box(page.button(first))
    page.page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.page.mouse.down()
    page.page.mouse.move(5, 5, steps=3)
    page.page.mouse.up()
    page.settle()
    expect(page.is_up("slid"), "letting go elsewhere chose something")
    page.page.mouse.click(5, 5)
    page.settle()
    if page.is_up("slid"):
        page.page.evaluate("() => asked.slid.handle.dismiss()")
    page.answer("slid")


@promise
def plain_alerts_need_no_more_than_their_program(web):
    for still, scheme in [(True, "light"), (False, "light"), (True, "dark")]:
        with web.page(still=still, color_scheme=scheme) as page:
            for document, first in [(QUESTION, "Keep"), (DESTRUCTIVE, "Delete"), (SHEET, "Share"),
                                    (PLAIN, "OK"), (THREE, "Later")]:
                go_every_way(page, {**document, "actions": [
                    {**action, "id": action["title"].lower()} for action in document["actions"]]}, first)
            expect_equal(programs(page), ["heed-plain.wasm"], f"programs in {scheme}")


@promise
def what_is_more_goes_on_in_the_same_alert(web):
    with web.page() as page:
        page.show(QUESTION)
        page.press("Tab")
        before = page.focused()
        page.page.evaluate("([form]) => asked[0].handle.update(form)", [FORM])
        page.page.get_by_label("Mail").wait_for()
        expect_equal(programs(page), ["heed-plain.wasm", "heed.wasm"], "programs")
        expect_equal(page.page.locator("dialog[open]").count(), 1, "dialogs")
        expect(before in ("Keep", "Later"), before)
        page.page.get_by_label("Mail").fill("a@b.cd")
        page.page.get_by_label("Password").fill("12345")
        page.button("Sign in").click()
        answer = page.expect_answer("in")
        expect_equal(answer["values"]["mail"], "a@b.cd", "what was typed")


@promise
def an_alert_that_needs_more_comes_when_the_whole_program_is_there(web):
    with web.page() as page:
        release = hold(page, "heed.wasm")
        page.start(FORM, key="form")
        page.start(PLAIN, key="after")
        page.page.wait_for_timeout(200)
        expect_equal(page.page.locator("dialog[open]").count(), 0, "dialogs while it waits")
        release()
        page.page.get_by_label("Mail").wait_for()
        page.button("Cancel").click()
        page.expect_answer("no", key="form")
        page.button("OK").click()
        page.expect_answer("ok", key="after")


@promise
def what_is_taken_back_meanwhile_never_comes(web):
    with web.page() as page:
        release = hold(page, "heed.wasm")
        page.start(FORM, key="form")
        page.page.wait_for_timeout(100)
        page.page.evaluate("() => asked.form.handle.dismiss()")
        page.expect_answer(None, "withdrawn", key="form")
        release()
        page.show(QUESTION, key="next")
        expect_equal(page.page.locator("dialog[open]").count(), 1, "dialogs")
        page.button("Keep").click()
        page.expect_answer("keep", key="next")


@promise
def without_the_whole_program_what_needs_it_ends_and_the_next_comes(web):
    with web.page(allows=["Failed to load resource", "Failed to fetch", "the program stopped"]) as page:
        refuse(page, "heed.wasm")
        page.start(FORM, key="form")
        answer = page.answer("form")
        expect_equal((answer["reason"], answer["wasShown"]), ("unavailable", False), "the answer")
        expect(page.faults, "nobody was told")
        page.show(QUESTION, key="next")
        page.button("Keep").click()
        page.expect_answer("keep", key="next")
        page.page.unroute("**/heed.wasm")
        page.show(FORM, key="again")
        page.press("Escape")
        page.answer("again")


@promise
def without_the_plain_program_the_whole_one_serves(web):
    with web.page("/pages/plain.html?bare", allows=["Failed to load resource"]) as page:
        refuse(page, "heed-plain.wasm")
        page.show(QUESTION)
        page.button("Keep").click()
        page.expect_answer("keep")
        expect_equal(programs(page), ["heed-plain.wasm", "heed.wasm"], "programs")


@promise
def what_is_seen_to_need_more_loads_only_the_whole_program(web):
    with web.page("/pages/plain.html?bare") as page:
        page.show(FORM)
        page.press("Escape")
        page.answer()
        page.show(PLAIN, key="plain")
        page.button("OK").click()
        page.expect_answer("ok", key="plain")
        expect_equal(programs(page), ["heed.wasm"], "programs")
    with web.page("/pages/plain.html?bare") as page:
        page.show(QUESTION, "{ actions: { keep: async () => {} } }")
        page.button("Keep").click()
        page.expect_answer("keep")
        expect_equal(programs(page), ["heed.wasm"], "programs where an action has work")


@promise
def preload_brings_the_whole_program_if_it_is_asked_to(web):
    with web.page("/pages/plain.html?bare") as page:
        page.page.evaluate("() => heed.preload({ whole: true })")
        expect_equal(programs(page), ["heed.wasm"], "programs")
        page.show(FORM)
        page.press("Escape")
        page.answer()
        expect_equal(programs(page), ["heed.wasm"], "programs")


@promise
def a_page_that_goes_while_it_waits_leaves_nobody_without_an_answer(web):
    with web.page() as page:
        release = hold(page, "heed.wasm")
        page.show(QUESTION)
        page.page.evaluate("([form]) => { asked[0].handle.update(form); }", [FORM])
        page.page.wait_for_timeout(100)
        page.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pagehide'))")
        page.expect_answer(None, "interrupted")
        expect_equal(page.page.locator("dialog[open]").count(), 0, "dialogs")
        release()
        page.page.wait_for_timeout(100)


@promise
def where_a_plain_alert_stays_up_for_long_the_whole_program_takes_over(web):
    with web.page() as page:
        page.show(QUESTION)
        box = page.box(page.button("Keep"))
        page.page.evaluate("""([x, y]) => {
          const target = document.querySelector("heed-surface").shadowRoot.querySelector("dialog");
          for (let step = 0; step < 2600; step++) {
            target.dispatchEvent(new PointerEvent("pointermove",
              { clientX: x + step % 3, clientY: y, pointerType: "mouse", bubbles: true })); } }""",
            [box["x"] + 10, box["y"] + 5])
        wait_for(lambda: "heed.wasm" in programs(page) or page.page.wait_for_timeout(50), 5,
                 "it never came")
        page.settle()
        page.button("Keep").click()
        page.expect_answer("keep")


@promise
def without_the_whole_program_other_alerts_go_on(web):
    with web.page(allows=["Failed to load resource", "Failed to fetch"]) as page:
        refuse(page, "heed.wasm")
        page.show(QUESTION, key="up")
        page.start(PLAIN, key="queued")
        page.start(FORM, key="form")
        page.expect_answer(None, "unavailable", key="form")
        expect(page.is_up("up") and page.is_up("queued"), "it took others with it")
        page.button("Keep").click()
        page.expect_answer("keep", key="up")
        page.button("OK").click()
        page.expect_answer("ok", key="queued")
        expect_equal(sum("error" in fault and "fetch" in fault for fault in page.faults), 1, "faults")


@promise
def an_update_that_cannot_be_had_leaves_the_alert_as_it_is(web):
    with web.page(allows=["Failed to load resource"]) as page:
        refuse(page, "heed.wasm")
        page.show(QUESTION)
        fault = page.page.evaluate(
            "([form]) => asked[0].handle.update(form).then(() => 'none', (error) => error.name)", [FORM])
        expect_equal(fault, "TypeError", "how update ended")
        page.button("Keep").click()
        page.expect_answer("keep")


@promise
def where_a_first_alert_needs_more_than_there_is_the_next_plain_one_comes(web):
    with web.page("/pages/plain.html?bare",
                  allows=["Failed to load resource", "Failed to fetch"]) as page:
        refuse(page, "heed.wasm")
        page.start(FORM, key="form")
        page.start(PLAIN, key="plain")
        page.expect_answer(None, "unavailable", key="form")
        page.button("OK").click()
        page.expect_answer("ok", key="plain")


@promise
def a_program_that_does_not_come_is_given_up(web):
    with web.page(allows=["TimeoutError", "signal timed out"]) as page:
        page.page.evaluate("() => heed.configure({ loadTimeout: 0.4 })")
        release = hold(page, "heed.wasm")
        page.show(QUESTION, key="up")
        page.start(FORM, key="form")
        page.expect_answer(None, "unavailable", key="form")
        page.button("Keep").click()
        page.expect_answer("keep", key="up")
        release()


@promise
def what_is_done_while_it_waits_is_done_afterwards(web):
    with web.page() as page:
        release = hold(page, "heed.wasm")
        page.show(QUESTION, key="up")
        page.start(FORM, key="form")
        page.button("Later").click()
        page.page.wait_for_timeout(100)
        expect(page.is_up("up"), "it was done before")
        release()
        page.expect_answer("later", key="up")
        page.button("Cancel").click()
        page.expect_answer("no", key="form")


@promise
def an_update_of_an_alert_that_is_taken_back_meanwhile_settles(web):
    with web.page() as page:
        release = hold(page, "heed.wasm")
        page.show(QUESTION, key="up")
        page.start(PLAIN, key="queued")
        page.page.evaluate("""([form]) => {
          window.settled = 0;
          asked.up.handle.update(form).finally(() => { settled += 1; });
          asked.queued.handle.update(form).finally(() => { settled += 1; });
          asked.queued.handle.dismiss(); }""", [FORM])
        page.page.wait_for_timeout(100)
        release()
        page.expect_answer(None, "withdrawn", key="queued")
        page.wait_for("window.settled === 2")
        page.page.get_by_label("Mail").wait_for()
        page.button("Cancel").click()
        page.expect_answer("no", key="up")


@promise
def an_alert_that_waits_to_be_read_has_an_answer_when_the_page_goes(web):
    with web.page() as page:
        release = hold(page, "heed.wasm")
        page.show(QUESTION, key="up")
        page.start(FORM, key="form")
        page.page.wait_for_timeout(100)
        page.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pagehide'))")
        page.expect_answer(None, "interrupted", key="up")
        page.expect_answer(None, "unavailable", key="form")
        release()
        page.page.wait_for_timeout(100)
