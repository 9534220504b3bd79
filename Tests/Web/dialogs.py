"""Dialogs as the ARIA Authoring Practices describe them: role, name, focus, keys, the page behind."""
from documents_used import BANNER, DESTRUCTIVE, FORM, PLAIN, QUESTION, SHEET, actions, lengthy
from promises import expect, expect_equal, promise, wait_for


@promise
def a_question_has_the_role_alertdialog(web):
    with web.page() as page:
        page.show(QUESTION)
        expect_equal(page.page.get_by_role("alertdialog").count(), 1)


@promise
def it_is_a_native_dialog_in_the_top_layer(web):
    with web.page() as page:
        page.show(QUESTION)
        expect(page.page.evaluate("""() => {
          const all = [];
          const visit = (root) => { for (const one of root.querySelectorAll("*")) {
            all.push(one); if (one.shadowRoot) visit(one.shadowRoot); } };
          visit(document);
          return all.some((one) => one.matches("dialog:modal"));
        }"""), "there is no modal dialog")


@promise
def its_name_is_the_visible_title_and_its_description_the_message(web):
    with web.page() as page:
        page.show(QUESTION)
        dialog = page.page.get_by_role("alertdialog", name="Delete the file?", exact=True)
        expect_equal(dialog.count(), 1, "dialogs of that name")
        expect_equal(dialog.evaluate("""(one) => {
          const root = one.getRootNode();
          const texts = (name) => (one.getAttribute(name) ?? "").split(" ")
            .map((id) => root.getElementById(id)?.textContent.trim());
          return [texts("aria-labelledby").join(), texts("aria-describedby").join()];
        }"""), ["Delete the file?", "It cannot be brought back."])


@promise
def it_has_a_name_without_a_title_too(web):
    for document in [{"heed": 1, "message": "Only a message.", "actions": actions(("ok", "OK"))},
                     {"heed": 1, "actions": actions(("ok", "OK"))}]:
        with web.page() as page:
            page.show(document)
            snapshot = page.page.locator("body").aria_snapshot()
            line = [line for line in snapshot.splitlines() if "dialog" in line][0]
            expect('"' in line, f"it has no name: {line}")


@promise
def everything_to_use_is_inside_and_none_has_a_positive_tabindex(web):
    with web.page() as page:
        page.show(FORM)
        expect_equal(page.dialog.locator("button:visible").count(), 2)
        expect_equal(page.page.evaluate("""() => deep("dialog *")
          .filter((one) => one.tabIndex > 0).length"""), 0)


@promise
def focus_moves_in_and_the_tab_key_goes_round_inside(web):
    with web.page() as page:
        page.page.click("#opener")
        page.show(DESTRUCTIVE)
        names = ["Delete", "Cancel"]
        start = page.focused()
        expect(start in names, f"the focus is on {start}")
        other = names[1 - names.index(start)]
        for key in ["Tab", "Shift+Tab"]:
            for name in [other, start] * 3:
                page.press(key)
                page.expect_focus(name)


@promise
def the_tab_key_never_leaves_a_form(web):
    with web.page() as page:
        page.show(FORM)
        seen = []
        for _ in range(12):
            page.press("Tab")
            expect(page.focus_is_inside(), f"the focus is on {page.focused()}")
            seen.append(page.focused())
        expect(seen[:4] == seen[4:8] == seen[8:], f"the order is {seen}")
        back = []
        for _ in range(8):
            page.press("Shift+Tab")
            expect(page.focus_is_inside(), f"the focus is on {page.focused()}")
            back.append(page.focused())
        expect_equal(back[:3], seen[:3][::-1], "the way back")


@promise
def the_first_focus_is_the_safest_choice(web):
    for document, name in [
            (DESTRUCTIVE, "Cancel"), (QUESTION, "Later"), ({**QUESTION, "preferred": "keep"}, "Keep"),
            ({**DESTRUCTIVE, "preferred": "delete"}, "Delete"), (PLAIN, "OK")]:
        with web.page() as page:
            page.show(document)
            page.expect_focus(name)


@promise
def the_first_focus_of_a_form_is_its_first_field(web):
    with web.page() as page:
        page.show(FORM)
        page.page.keyboard.type("x@y.org")
        expect_equal(page.page.get_by_role("textbox", name="Mail").input_value(), "x@y.org")


@promise
def escape_takes_the_way_out(web):
    with web.page() as page:
        page.show(DESTRUCTIVE)
        page.press("Escape")
        page.expect_answer("no", "escape")


@promise
def escape_works_with_the_focus_on_the_page(web):
    with web.page() as page:
        page.show(DESTRUCTIVE)
        page.page.evaluate("() => document.activeElement.blur()")
        page.press("Escape")
        page.expect_answer("no", "escape")


@promise
def escape_does_nothing_where_the_alert_forbids_it(web):
    for document in [{**DESTRUCTIVE, "dismiss": {"escape": False}},
                     {**DESTRUCTIVE, "dismiss": {"forced": True}}]:
        with web.page() as page:
            page.show(document)
            for _ in range(6):
                page.press("Escape")
            page.settle()
            expect(page.is_up() and page.dialog.is_visible(), "it went away")
            page.button("Delete").click()
            page.expect_answer("delete")


@promise
def escape_closes_only_the_alert_on_top(web):
    with web.page() as page:
        page.show(DESTRUCTIVE, key="below")
        page.start(PLAIN | {"actions": actions(("no", "Close", "cancel"))}, key="top",
                   options="{ policy: 'preempt', priority: 9 }")
        page.button("Close").wait_for()
        page.press("Escape")
        page.expect_answer("no", "escape", "top")
        page.button("Delete").wait_for()
        expect(page.is_up("below"), "the one below went too")
        page.expect_focus("Cancel")
        page.press("Escape")
        page.expect_answer("no", "escape", "below")


@promise
def return_activates_what_has_the_focus(web):
    with web.page() as page:
        page.show({**QUESTION, "preferred": "later"})
        page.press("Shift+Tab")
        page.expect_focus("Keep")
        page.press("Enter")
        page.expect_answer("keep")


@promise
def return_in_a_field_activates_the_preferred_action(web):
    with web.page() as page:
        page.show(FORM)
        page.page.keyboard.type("x@y.org")
        page.press("Tab")
        page.page.keyboard.type("secret")
        page.press("Enter")
        answer = page.expect_answer("in")
        expect_equal(answer["values"], {"mail": "x@y.org", "word": "secret"})


@promise
def the_space_key_presses_a_button(web):
    with web.page() as page:
        page.show(QUESTION)
        page.press("Tab", "Space")
        page.expect_answer("keep")


@promise
def arrows_move_between_actions(web):
    with web.page() as page:
        page.show(DESTRUCTIVE)
        start = page.focused()
        page.press("ArrowLeft" if start == "Cancel" else "ArrowRight")
        expect(page.focused() != start and page.focus_is_inside(), page.focused())


@promise
def the_key_of_an_action_chooses_it(web):
    with web.page() as page:
        page.show({"heed": 1, "title": "Save?", "actions": [
            {"id": "save", "title": "Save", "key": "s"}, {"id": "no", "title": "No", "key": "n"}]})
        page.press("s")
        page.expect_answer("save")


@promise
def the_focus_returns_to_what_opened_it(web):
    with web.page() as page:
        page.page.focus("#opener")
        page.show(QUESTION)
        page.button("Keep").click()
        page.answer()
        page.expect_focus("Opener")


@promise
def where_the_opener_has_gone_the_focus_is_still_on_the_page(web):
    with web.page() as page:
        page.page.focus("#opener")
        page.show(QUESTION)
        page.page.evaluate("() => document.getElementById('opener').remove()")
        page.press("Enter")
        page.answer()
        page.settle()
        expect(not page.focus_is_inside(), "the focus stays in the dialog")
        page.press("Tab")
        expect(page.focused() != "BODY", "the focus is lost")


@promise
def an_alert_that_replaces_another_returns_the_focus_to_the_first_ones_opener(web):
    with web.page() as page:
        page.page.focus("#opener")
        page.show(QUESTION, key="old")
        page.start(DESTRUCTIVE, key="new", options="{ policy: 'replace' }")
        page.expect_answer(None, "replaced", "old")
        page.button("Cancel").click()
        page.expect_answer("no", key="new")
        page.expect_focus("Opener")


@promise
def the_page_behind_cannot_be_used(web):
    with web.page() as page:
        page.page.evaluate("""() => document.getElementById("opener")
          .addEventListener("click", () => { window.wasClicked = true; })""")
        place = page.box(page.page.locator("#opener"))
        page.show(DESTRUCTIVE)
        page.page.mouse.click(place["x"] + 5, place["y"] + 5)
        page.page.evaluate("() => document.getElementById('own').focus()")
        expect(page.page.evaluate("() => document.activeElement.id") != "own",
               "the page behind took the focus")
        expect(not page.page.evaluate("() => window.wasClicked"), "the page behind was clicked")
        expect(page.is_up(), "it is gone")


@promise
def nothing_is_left_over_on_the_page(web):
    with web.page() as page:
        page.page.evaluate("() => document.body.style.setProperty('overflow', 'auto')")
        look = """() => {
          const marks = (one) => [...one.attributes].map((a) => `${a.name}=${a.value}`).join();
          return [document.documentElement, document.body, ...document.body.querySelectorAll("*")]
            .map((one) => `${one.tagName} ${marks(one)}`).join("\\n")
            + getComputedStyle(document.documentElement).overflow
            + getComputedStyle(document.body).overflow + document.adoptedStyleSheets.length;
        }"""
        page.show(PLAIN)
        page.press("Enter")
        page.answer()
        wait_for(lambda: page.page.locator("dialog").count() == 0, 3, "the dialog stays")
        before = page.page.evaluate(look)
        for document in [QUESTION, SHEET, FORM, BANNER, lengthy()]:
            page.show(document, key="1")
            page.page.evaluate("() => asked['1'].handle.dismiss('withdrawn')")
            page.expect_answer(None, "withdrawn", "1")
            page.page.evaluate("() => { delete asked['1']; }")
        wait_for(lambda: page.page.evaluate(look) == before, 3, "something stays on the page")


@promise
def the_page_neither_scrolls_nor_jumps(web):
    with web.page() as page:
        page.page.evaluate("() => scrollTo(0, 400)")
        look = """() => [scrollY, document.documentElement.clientWidth,
          document.getElementById("later").getBoundingClientRect().left,
          document.querySelector("h1").getBoundingClientRect().width]"""
        before = page.page.evaluate(look)
        page.show(QUESTION)
        expect_equal(page.page.evaluate(look), before, "the page under it")
        page.page.mouse.move(20, 20)
        page.page.mouse.wheel(0, 300)
        page.press("PageDown", "End")
        page.page.wait_for_timeout(150)
        expect_equal(page.page.evaluate(look), before, "the page after the wheel")
        page.button("Keep").click()
        page.answer()
        page.settle()
        expect_equal(page.page.evaluate(look), before, "the page afterwards")
        page.page.mouse.wheel(0, 300)
        wait_for(lambda: page.page.evaluate("() => scrollY") > 400, 3, "the page is still locked")


@promise
def long_content_scrolls_and_the_actions_stay(web):
    for size in [(800, 600), (320, 256), (390, 844)]:
        with web.page(viewport={"width": size[0], "height": size[1]}) as page:
            page.show(lengthy())
            for name in ["Agree", "Cancel"][1:]:
                box = page.box(page.button(name))
                expect(box["y"] >= 0 and box["y"] < size[1] - 10, f"{name} is at {box}")
            page.button("Agree").click()
            page.expect_answer("yes")


@promise
def long_content_scrolls_by_the_keyboard(web):
    with web.page() as page:
        page.show(lengthy())
        scrolled = """() => deep("dialog, dialog *")
          .reduce((most, one) => Math.max(most, one.scrollTop), 0)"""
        # The text is a stop of the Tab key, since nothing in it is one.
        for _ in range(3):
            page.press("Tab", "PageDown")
            page.page.wait_for_timeout(100)
        expect(page.page.evaluate(scrolled) > 50 and page.is_up(), "it does not scroll")


@promise
def a_disabled_action_has_the_focus_and_does_nothing(web):
    with web.page() as page:
        page.show({"heed": 1, "title": "Send?", "actions": [
            {"id": "send", "title": "Send", "enabled": False}, {"id": "no", "title": "No"}]})
        button = page.button("Send")
        expect_equal(button.get_attribute("aria-disabled"), "true")
        expect_equal(button.get_attribute("disabled"), None, "the attribute")
        button.focus()
        page.expect_focus("Send")
        page.press("Enter", "Space")
        button.click(force=True)
        page.settle()
        expect(page.is_up(), "it was chosen")


@promise
def a_click_beside_a_question_does_nothing_and_beside_a_sheet_dismisses_it(web):
    with web.page() as page:
        page.show(QUESTION)
        page.page.mouse.click(5, 5)
        page.settle()
        expect(page.is_up(), "it is gone")
        page.button("Keep").click()
        page.answer()
    with web.page() as page:
        page.show(SHEET)
        page.page.mouse.click(5, 5)
        page.expect_answer("no", "outsideTap")


@promise
def a_press_that_begins_inside_and_ends_beside_dismisses_nothing(web):
    with web.page() as page:
        page.show(SHEET)
        box = page.box(page.page.get_by_text("What shall become of it?"))
        page.page.mouse.move(box["x"] + 5, box["y"] + 5)
        page.page.mouse.down()
        page.page.mouse.move(5, 5)
        page.page.mouse.up()
        page.settle()
        expect(page.is_up(), "it is gone")


@promise
def a_finger_may_slide_from_one_action_to_another(web):
    with web.page() as page:
        page.show(QUESTION)
        keep, later = page.box(page.button("Keep")), page.box(page.button("Later"))
        page.page.mouse.move(keep["x"] + 20, keep["y"] + 15)
        page.page.mouse.down()
        page.page.mouse.move(later["x"] + 20, later["y"] + 15, steps=4)
        page.page.mouse.up()
        page.expect_answer("later")


@promise
def a_press_that_leaves_the_actions_chooses_nothing(web):
    with web.page() as page:
        page.show(QUESTION)
        keep = page.box(page.button("Keep"))
        page.page.mouse.move(keep["x"] + 20, keep["y"] + 15)
        page.page.mouse.down()
        page.page.mouse.move(5, 5, steps=4)
        page.page.mouse.up()
        page.settle()
        expect(page.is_up(), "something was chosen")


@promise
def a_tap_chooses(web):
    with web.page(has_touch=True, viewport={"width": 390, "height": 844}) as page:
        page.show(QUESTION)
        page.button("Later").tap()
        page.expect_answer("later")


@promise
def a_sheet_is_swiped_away(web):
    with web.page(has_touch=True, viewport={"width": 390, "height": 844}) as page:
        page.show({**SHEET, "dismiss": {"swipe": True}})
        box = page.box(page.page.get_by_text("What shall become of it?"))
        client = page.context.new_cdp_session(page.page)
        x, y = box["x"] + 20, box["y"] + 5
        client.send("Input.dispatchTouchEvent",
                    {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 8):
            client.send("Input.dispatchTouchEvent",
                        {"type": "touchMove", "touchPoints": [{"x": x, "y": y + 60 * step}]})
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.expect_answer("no", "swipe")


@promise
def a_banner_speaks_and_leaves_the_focus_alone(web):
    with web.page() as page:
        page.page.focus("#own")
        page.start(BANNER)
        page.page.locator("dialog[open], [popover]").get_by_text("All is well.").first.wait_for()
        page.settle()
        expect_equal(page.page.evaluate("() => document.activeElement.id"), "own", "the focus")
        roles = page.page.evaluate("""() => { const found = [];
          const visit = (root) => { for (const one of root.querySelectorAll("*")) {
            if (["alert", "status"].includes(one.getAttribute("role"))
              && one.textContent.includes("All is well.")) found.push(one.getAttribute("role"),
                one.getAttribute("aria-live") ?? "none");
            if (one.shadowRoot) visit(one.shadowRoot); } };
          visit(document); return found; }""")
        expect(roles, "nothing announces it")
        live = dict(zip(roles[::2], roles[1::2]))
        expect(live.get("alert") != "polite" and live.get("status") != "assertive", f"{live}")
        page.page.click("#opener")
        page.page.mouse.wheel(0, 200)
        wait_for(lambda: page.page.evaluate("() => scrollY") > 0, 3, "the page is locked")


@promise
def the_text_is_real_and_can_be_selected(web):
    with web.page() as page:
        page.show(QUESTION)
        message = page.page.get_by_text("It cannot be brought back.")
        box = page.box(message)
        page.page.mouse.click(box["x"] + 30, box["y"] + box["height"] / 2, click_count=3)
        chosen = page.page.evaluate("() => getSelection().toString()")
        expect("cannot be brought back" in chosen, f"selected: {chosen!r}")
        expect(page.is_up(), "it is gone")


@promise
def a_text_of_many_lines_is_one_text_to_a_screen_reader(web):
    with web.page() as page:
        page.show({**QUESTION, "message": "One two three four five six seven eight nine ten. " * 3})
        snapshot = page.page.get_by_role("alertdialog").aria_snapshot()
        lines = [line for line in snapshot.splitlines() if "seven eight" in line]
        expect_equal(len(lines), 1, f"texts of the message in {snapshot}")


@promise
def it_is_shown_above_another_modal_dialog_of_the_page(web):
    with web.page() as page:
        page.page.evaluate("""() => { const own = document.createElement("dialog");
          own.id = "theirs"; own.textContent = "Theirs"; document.body.append(own);
          own.showModal(); }""")
        page.show(QUESTION)
        page.button("Keep").click(timeout=2_000)
        page.expect_answer("keep")
        expect(page.page.evaluate("() => document.getElementById('theirs').matches(':modal')"),
               "the page's own dialog was closed")
