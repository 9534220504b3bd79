"""Several alerts: nothing is lost, and each has its own answer."""
from documents_used import BANNER, DESTRUCTIVE, PLAIN, QUESTION, actions
from promises import expect, expect_equal, promise, wait_for


def other(number):
    return {**PLAIN, "title": f"Number {number}"}


@promise
def alerts_wait_their_turn(web):
    with web.page() as page:
        for number in range(4):
            page.start(other(number), key=str(number))
        for number in range(4):
            page.page.get_by_role("alertdialog", name=f"Number {number}").wait_for()
            expect_equal(page.page.locator("dialog[open]").count(), 1, "dialogs at a time")
            page.button("OK").click()
            page.expect_answer("ok", key=str(number))


@promise
def the_higher_priority_goes_first(web):
    with web.page() as page:
        page.start(other(0), key="0")
        page.start(other(1), key="1")
        page.start(other(2), key="2", options="{ priority: 5 }")
        for number in [0, 2, 1]:
            page.page.get_by_role("alertdialog", name=f"Number {number}").wait_for()
            page.button("OK").click()
            page.expect_answer("ok", key=str(number))


@promise
def a_replaced_alert_ends_without_a_choice(web):
    with web.page() as page:
        page.show(DESTRUCTIVE, key="old")
        page.start(PLAIN, key="new", options="{ policy: 'replace' }")
        page.expect_answer(None, "replaced", "old")
        page.button("OK").click()
        page.expect_answer("ok", key="new")


@promise
def a_pre_empted_alert_comes_back_with_what_was_typed(web):
    with web.page() as page:
        page.show({**PLAIN, "content": [{"field": {"id": "a"}, "label": "A"}]}, key="form")
        page.page.keyboard.type("half a sen")
        page.start(QUESTION, key="top", options="{ policy: 'preempt', priority: 9 }")
        page.button("Keep").click()
        page.expect_answer("keep", key="top")
        page.page.get_by_label("A", exact=True).wait_for()
        page.page.keyboard.type("tence")
        page.button("OK").click()
        expect_equal(page.expect_answer("ok", key="form")["values"], {"a": "half a sentence"})


@promise
def a_waiting_alert_can_be_taken_back(web):
    with web.page() as page:
        page.show(QUESTION, key="0")
        page.start(PLAIN, key="1")
        page.page.evaluate("() => asked['1'].handle.dismiss()")
        answer = page.expect_answer(None, "withdrawn", "1")
        expect_equal(answer["wasShown"], False)
        expect(page.is_up("0"), "the one that is up went too")


@promise
def a_banner_and_a_question_do_not_close_each_other(web):
    with web.page() as page:
        page.show(QUESTION, key="question")
        page.start(BANNER, key="banner", options="{ lane: 'banners' }")
        page.page.locator("dialog[open], [popover]").get_by_text("All is well.").first.wait_for()
        expect(page.is_up("question") and page.is_up("banner"), "one of them went")
        page.button("Keep").click()
        page.expect_answer("keep", key="question")
        expect(page.is_up("banner"), "the banner went with the question")


@promise
def a_banner_above_a_question_can_be_used_once_that_is_answered(web):
    banner = {**BANNER, "dismiss": {"swipe": False, "escape": False}, "actions": actions(("undo", "Undo"))}
    with web.page() as page:
        page.show(QUESTION, key="question")
        page.start(banner, key="banner")
        page.start({**BANNER, "dismiss": {"timeout": 0.3}}, key="short", options="{ lane: 'short' }")
        undo = page.page.locator("[popover] button", has_text="Undo")
        undo.wait_for()
        page.settle()
        box = page.box(undo)
        page.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.settle()
        expect(page.is_up("banner") and page.is_up("question"), "it was used")
        page.expect_answer(None, "timeout", "short")
        page.button("Keep").click()
        page.expect_answer("keep", key="question")
        undo.click()
        page.expect_answer("undo", key="banner")


@promise
def lanes_are_apart(web):
    with web.page() as page:
        page.show(QUESTION, key="0")
        page.start(BANNER, key="1", options="{ lane: 'other' }")
        page.page.locator("dialog[open], [popover]").get_by_text("All is well.").first.wait_for()
        wait_for(lambda: page.is_up("0") and page.is_up("1"), 1)
        page.page.evaluate("() => { asked['1'].handle.dismiss(); }")
        page.expect_answer(None, "withdrawn", "1")
        page.press("Escape")
        page.settle()
        expect(page.is_up("0") or page.answers("0")[0]["reason"] == "escape", "it was lost")
