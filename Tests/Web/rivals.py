"""What SweetAlert2 11.26 was seen to get wrong in Chromium, tried on heed.

The numbers are those of reports; a row without one was found by trying.
"""
from documents_used import BANNER, DESTRUCTIVE, FORM, PLAIN, QUESTION, lengthy
from promises import expect, expect_equal, promise, wait_for
from surroundings import panel_color


@promise
def a_second_alert_does_not_destroy_the_first(web):
    """sweetalert2#808, #1716, #2383"""
    with web.page() as page:
        page.show(QUESTION, key="0")
        page.start(PLAIN, key="1")
        page.settle()
        expect(page.is_up("0"), "the first was destroyed")
        page.button("Keep").click()
        page.expect_answer("keep", key="0")
        page.button("OK").click()
        page.expect_answer("ok", key="1")


@promise
def a_toast_does_not_close_an_open_form(web):
    """sweetalert2#2799"""
    with web.page() as page:
        page.show(FORM, key="form")
        page.page.keyboard.type("x@y")
        page.start(BANNER, key="toast", options="{ lane: 'toasts' }")
        page.page.locator("dialog[open], [popover]").get_by_text("All is well.").first.wait_for()
        page.page.keyboard.type(".org")
        expect_equal(page.page.get_by_role("textbox", name="Mail").input_value(), "x@y.org")
        expect(page.is_up("form"), "the form was closed")


@promise
def a_question_does_not_kill_a_toast(web):
    with web.page() as page:
        page.start(BANNER, key="toast", options="{ lane: 'toasts' }")
        page.page.locator("dialog[open], [popover]").get_by_text("All is well.").first.wait_for()
        page.show(QUESTION, key="question")
        expect(page.is_up("toast"), "the toast was killed")


@promise
def a_replaced_alert_settles(web):
    """sweetalert2#2681, #2689"""
    with web.page() as page:
        page.show(QUESTION, key="0")
        page.start(PLAIN, key="1", options="{ policy: 'replace' }")
        page.expect_answer(None, "replaced", "0")


@promise
def escape_while_work_is_pending_settles_in_the_end(web):
    with web.page() as page:
        page.show({**DESTRUCTIVE}, "{ actions: { delete: () => new Promise((d) => setTimeout(d, 600)) } }")
        page.button("Delete").click()
        page.press("Escape")
        page.answer(seconds=3)
        page.page.wait_for_timeout(700)
        expect_equal(len(page.answers()), 1, "answers")


@promise
def a_validator_that_rejects_does_not_freeze_the_form(web):
    with web.page(allows=["Boom"]) as page:
        page.show(FORM, "{ validators: { mail: () => Promise.reject(new Error('Boom')) } }")
        page.page.keyboard.type("x@y.org")
        page.page.get_by_label("Password", exact=True).fill("secret")
        page.button("Sign in").click(force=True)
        page.page.wait_for_timeout(150)
        expect(page.page.get_by_label("Password", exact=True).is_enabled(), "the field is dead")
        page.page.get_by_label("Password", exact=True).fill("more")
        page.button("Cancel").click()
        page.expect_answer("no")


@promise
def strings_are_text_in_every_place(web):
    """sweetalert2#362, #1195, #2090"""
    bad = "<img src=x onerror='window.hurt=1'>"
    with web.page() as page:
        page.show({"heed": 1, "title": bad, "message": bad, "content": [
            {"choices": {"id": "c", "items": [{"id": "a", "title": bad}]}},
            {"field": {"id": "f", "placeholder": bad, "required": True, "error": bad}, "label": bad}],
            "actions": [{"id": "ok", "title": bad, "needsValid": True}]})
        page.page.locator("dialog button").last.click(force=True)
        page.page.wait_for_timeout(100)
        expect(not page.page.evaluate("() => window.hurt"), "it ran")
        expect_equal(page.page.locator("dialog img[src=x]").count(), 0)


@promise
def it_is_never_without_a_name(web):
    with web.page() as page:
        page.show({"heed": 1, "message": "No heading here", "actions": PLAIN["actions"]})
        snapshot = page.page.get_by_role("alertdialog").aria_snapshot()
        expect(snapshot.splitlines()[0].count('"') >= 2, snapshot.splitlines()[0])


@promise
def the_buttons_of_a_long_alert_are_on_a_small_screen(web):
    with web.page(viewport={"width": 320, "height": 256}) as page:
        page.show(lengthy())
        boxes = [page.box(page.button(name)) for name in ["Agree", "Cancel"]]
        expect(all(box["y"] < 256 for box in boxes), f"{boxes}")


@promise
def it_is_not_hidden_under_a_native_dialog(web):
    """sweetalert2#374, #2452"""
    with web.page() as page:
        page.page.evaluate("""() => { const own = document.createElement("dialog");
          const field = document.createElement("input"); own.append(field);
          document.body.append(own); own.showModal(); }""")
        page.show(FORM)
        page.page.get_by_role("textbox", name="Mail").click()
        page.page.keyboard.type("works")
        expect_equal(page.page.get_by_role("textbox", name="Mail").input_value(), "works")


@promise
def the_page_behind_takes_no_focus(web):
    """sweetalert2#2776, #2303"""
    with web.page() as page:
        page.show(QUESTION)
        page.page.evaluate("() => document.getElementById('link').focus()")
        expect(page.page.evaluate("() => document.activeElement.id") != "link", "it took the focus")
        expect_equal(page.page.locator("main[aria-hidden], main [aria-hidden]").count(), 0,
                     "marks on the page")


@promise
def it_has_the_role_of_an_alert_and_is_not_live_as_a_whole(web):
    """sweetalert2#980, #564; t4t5/sweetalert#640"""
    with web.page() as page:
        page.show(QUESTION)
        dialog = page.page.get_by_role("alertdialog")
        expect_equal(dialog.get_attribute("aria-live"), None)


@promise
def a_decorating_picture_is_not_read_out(web):
    with web.page() as page:
        page.show({**QUESTION, "content": [{"image": {"symbol": "exclamationmark.triangle",
                                                      "size": [40, 40]}}]})
        snapshot = page.page.get_by_role("alertdialog").aria_snapshot()
        expect("img" not in snapshot and '"!"' not in snapshot, snapshot)


@promise
def return_on_a_destructive_question_destroys_nothing(web):
    """vuetifyjs/0#630, gjsify#1147"""
    with web.page() as page:
        page.show(DESTRUCTIVE)
        page.press("Enter")
        page.expect_answer("no")


@promise
def escape_is_heard_with_the_focus_on_the_body(web):
    with web.page() as page:
        page.show(DESTRUCTIVE)
        page.page.evaluate("() => document.activeElement.blur()")
        page.press("Escape")
        page.expect_answer("no", "escape")


@promise
def it_does_not_move_for_those_who_asked_for_less(web):
    with web.page() as page:
        page.start(QUESTION)
        page.page.locator("dialog[open]").wait_for()
        moving = page.page.evaluate("""() => document.getAnimations({ subtree: true })
          .filter((one) => one.playState === "running").length
          + deep("dialog *").filter((one) =>
            /matrix\\((?!1, 0, 0, 1)/.test(getComputedStyle(one).transform)).length""")
        expect_equal(moving, 0, "what moves")


@promise
def it_is_dark_where_the_system_is(web):
    """sweetalert2#547"""
    with web.page(color_scheme="dark") as page:
        page.show(QUESTION)
        wait_for(lambda: sum(panel_color(page)) < 350, 3, "it is not dark")


@promise
def the_page_is_not_pushed_aside(web):
    """sweetalert2#448, #781, #1972"""
    with web.page() as page:
        page.page.evaluate("() => scrollTo(0, 700)")
        look = "() => [scrollY, document.querySelector('h1').getBoundingClientRect().width]"
        before = page.page.evaluate(look)
        page.show(QUESTION)
        expect_equal(page.page.evaluate(look), before)
        expect_equal(page.page.evaluate("() => document.body.style.paddingRight"), "")


@promise
def return_while_composing_sends_nothing(web):
    """sweetalert2#720, #2406"""
    with web.page() as page:
        page.show({**PLAIN, "content": [{"field": {"id": "a"}, "label": "A"}]})
        page.page.evaluate("""() => document.activeElement.dispatchEvent(new KeyboardEvent("keydown",
          { key: "Enter", bubbles: true, composed: true, cancelable: true, isComposing: true }))""")
        page.settle()
        expect(page.is_up(), "it was sent")


@promise
def several_fields_have_a_rule_each(web):
    """sweetalert2#121, #451, #2610"""
    with web.page() as page:
        page.show(FORM)
        page.button("Sign in").click(force=True)
        wait_for(lambda: page.page.locator("dialog [aria-invalid=true]").count() >= 1, 3)
        expect(page.is_up(), "it was sent")


@promise
def more_than_three_answers_are_told_apart(web):
    """sweetalert2#1881"""
    with web.page() as page:
        page.show({"heed": 1, "title": "Which?", "actions": [
            {"id": f"id{number}", "title": f"Number {number}"} for number in range(5)]})
        page.button("Number 3").click()
        page.expect_answer("id3")


@promise
def a_strict_policy_blocks_nothing_of_it(web):
    """sweetalert2#384, #1926, #2818"""
    with web.page() as page:
        page.show(QUESTION)
        page.button("Keep").click()
        page.answer()
        expect_equal(page.page.locator("style, [style*='url']").count(), 0)


@promise
def a_timer_stands_still_under_the_pointer(web):
    """sweetalert2#1894, #1966"""
    with web.page() as page:
        page.start({**BANNER, "dismiss": {"timeout": 0.6}})
        page.page.locator("dialog[open], [popover]").get_by_text("All is well.").first.hover()
        page.page.wait_for_timeout(1_000)
        expect(page.is_up(), "it went away under the pointer")


@promise
def three_hundred_alerts_leave_no_listener_of_settings(web):
    with web.page(path="/pages/watched.html") as page:
        page.page.evaluate("""async (document) => { 
          const lane = async (name) => { for (let one = 0; one < 30; one += 1) {
            const handle = heed.show(document, {}, { lane: name });
            await new Promise((done) => requestAnimationFrame(done));
            handle.dismiss(); await handle; } };
          await Promise.all([..."abcdefghij"].map(lane)); }""",
                           {**PLAIN, "content": [{"image": {"symbol": "star", "size": [20, 20]}}]})
        wait_for(lambda: page.page.evaluate("() => window.listeners()") == 0, 3,
                 lambda: f"{page.page.evaluate('() => window.listeners()')} are left")


@promise
def the_focus_comes_back_with_the_answer(web):
    with web.page() as page:
        page.page.focus("#opener")
        page.show(QUESTION)
        page.page.evaluate("""() => { const text = (one) => one.id;
          asked["0"].handle.then(() => { window.place = text(document.activeElement); }); }""")
        page.button("Keep").click()
        page.answer()
        expect_equal(page.page.evaluate("() => window.place"), "opener", "the focus at the answer")
