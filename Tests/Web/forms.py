"""Fields, lists and switches are the browser's own, and say what is wrong with them."""
from documents_used import FORM, actions
from promises import expect, expect_equal, promise, wait_for

CHOICES = {"heed": 1, "title": "Mute", "content": [
    {"choices": {"id": "until", "items": [{"id": "hour", "title": "An hour"},
                                          {"id": "day", "title": "A day"}], "selected": ["hour"]}},
    {"choices": {"id": "more", "multiple": True, "items": [
        {"id": "a", "title": "Sounds"}, {"id": "b", "title": "Badges"}]}},
    {"switch": {"id": "tell", "title": "Tell me", "on": True}}],
    "actions": actions(("ok", "Mute"), ("no", "Cancel", "cancel"))}


@promise
def fields_are_the_browsers_own(web):
    with web.page() as page:
        page.show({"heed": 1, "title": "All", "content": [
            {"field": {"id": kind, "kind": kind, "placeholder": kind}, "label": f"The {kind}"}
            for kind in ["text", "secure", "multiline", "number", "email"]],
            "actions": actions(("ok", "OK"))})
        kinds = page.page.evaluate("""() => deep("dialog input, dialog textarea")
          .map((one) => one.tagName === "TEXTAREA" ? "textarea" : `${one.type}/${one.inputMode}`)""")
        expect_equal(len(kinds), 5, f"fields {kinds}")
        expect(kinds[0].startswith("text") and kinds[1].startswith("password")
               and kinds[2] == "textarea", f"{kinds}")
        expect("numeric" in kinds[3] or "decimal" in kinds[3] or "number" in kinds[3], kinds[3])
        expect("email" in kinds[4], kinds[4])
        for kind in ["text", "secure", "multiline", "number", "email"]:
            expect_equal(page.page.get_by_label(f"The {kind}", exact=True).count(), 1, kind)


@promise
def what_was_typed_comes_back(web):
    with web.page() as page:
        page.show({"heed": 1, "title": "Write", "content": [
            {"field": {"id": "a", "value": "was "}, "label": "A"},
            {"field": {"id": "b", "kind": "multiline"}, "label": "B"}],
            "actions": actions(("ok", "OK"))})
        page.page.get_by_label("A", exact=True).press("End")
        page.page.keyboard.type("är\"<b>")
        page.page.get_by_label("B", exact=True).click()
        page.page.keyboard.type("one")
        page.press("Enter")
        page.page.keyboard.type("two")
        page.button("OK").click()
        expect_equal(page.expect_answer("ok")["values"], {"a": "was är\"<b>", "b": "one\ntwo"})


@promise
def what_is_wrong_is_said_and_belongs_to_its_field(web):
    with web.page() as page:
        page.show(FORM)
        page.page.keyboard.type("nobody")
        page.button("Sign in").click(force=True)
        page.see("Enter an email address.")
        expect(page.is_up(), "it was sent")
        field = page.page.get_by_role("textbox", name="Mail")
        expect_equal(field.get_attribute("aria-invalid"), "true")
        described = field.evaluate("""(one) => (one.getAttribute("aria-describedby") ?? "").split(" ")
          .map((id) => one.getRootNode().getElementById(id)?.textContent).join(" ")""")
        expect("Enter an email address." in described, f"described by {described!r}")
        wait_for(lambda: field.evaluate("(one) => one.matches(':focus')"), 2,
                 "the first wrong field has not the focus")
        field.fill("x@y.org")
        page.page.get_by_label("Password", exact=True).fill("abc")
        page.button("Sign in").click(force=True)
        page.settle()
        expect(page.is_up(), "too short a password was sent")
        page.page.get_by_label("Password", exact=True).fill("abcd")
        wait_for(lambda: field.get_attribute("aria-invalid") != "true", 2, "it is still invalid")
        page.button("Sign in").click(force=True)
        page.expect_answer("in")


@promise
def return_while_letters_are_composed_sends_nothing(web):
    with web.page() as page:
        page.show(FORM)
        page.page.keyboard.type("x@y.org")
        page.press("Tab")
        page.page.keyboard.type("secret")
        client = page.context.new_cdp_session(page.page)
        client.send("Input.imeSetComposition",
                    {"text": "か", "selectionStart": 1, "selectionEnd": 1})
        for more in [{"isComposing": "true", "keyCode": 13}, {"isComposing": "false", "keyCode": 229}]:
            page.page.evaluate(f"""() => document.activeElement.dispatchEvent(
              new KeyboardEvent("keydown", {{ key: "Enter", code: "Enter", bubbles: true,
                composed: true, cancelable: true, isComposing: {more["isComposing"]},
                keyCode: {more["keyCode"]} }}))""")
        page.settle()
        expect(page.is_up(), "it was sent")
        client.send("Input.insertText", {"text": "か"})
        page.press("Enter")
        expect_equal(page.expect_answer("in")["values"]["word"], "secretか")


@promise
def lists_and_switches_are_operated_by_mouse_and_keyboard(web):
    with web.page() as page:
        page.show(CHOICES)
        expect(page.page.get_by_role("radio", name="An hour").is_checked(), "what was selected")
        page.page.get_by_role("radio", name="A day").click(force=True)
        page.page.get_by_role("checkbox", name="Badges").focus()
        page.press("Space")
        page.page.get_by_role("switch", name="Tell me").focus()
        page.press("Space")
        wait_for(lambda: not page.page.get_by_role("switch", name="Tell me").is_checked(), 2,
                 "the switch stays on")
        page.button("Mute").click()
        expect_equal(page.expect_answer("ok")["selections"],
                     {"until": ["day"], "more": ["b"], "tell": []})


@promise
def a_radio_group_is_one_stop_of_the_tab_key_and_moves_by_arrows(web):
    with web.page() as page:
        page.show(CHOICES)
        page.page.get_by_role("radio", name="An hour").focus()
        page.press("ArrowDown")
        wait_for(lambda: page.page.get_by_role("radio", name="A day").is_checked(), 2,
                 "the arrow picks nothing")
        page.press("Tab")
        expect(not page.page.get_by_role("radio").and_(page.page.locator(":focus")).count()
               and page.focus_is_inside(), "the next stop is in the same group")


@promise
def a_validator_of_the_page_is_heard(web):
    with web.page() as page:
        page.show(FORM, """{ validators: { mail: async (value) =>
          value.startsWith("taken") ? "This one is taken." : null } }""")
        page.page.keyboard.type("taken@y.org")
        page.page.get_by_label("Password", exact=True).fill("secret")
        page.button("Sign in").click(force=True)
        page.see("This one is taken.")
        expect(page.is_up(), "it was sent")
        page.page.get_by_role("textbox", name="Mail").fill("free@y.org")
        wait_for(lambda: page.button("Sign in").get_attribute("aria-disabled") != "true", 3)
        page.page.wait_for_timeout(100)
        page.button("Sign in").click(force=True)
        page.expect_answer("in")


@promise
def fields_can_be_filled_by_the_browser(web):
    with web.page() as page:
        page.show(FORM)
        # As a password manager does it: the value, then an event.
        page.page.evaluate("""() => { const [mail, word] = deep("dialog input");
          for (const [field, text] of [[mail, "x@y.org"], [word, "secret"]]) {
            field.value = text;
            field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
          } }""")
        page.button("Sign in").click(force=True)
        expect_equal(page.expect_answer("in")["values"], {"mail": "x@y.org", "word": "secret"})


@promise
def undo_and_the_caret_are_the_browsers(web):
    with web.page() as page:
        page.show({"heed": 1, "title": "Write", "content": [{"field": {"id": "a"}, "label": "A"}],
                   "actions": actions(("ok", "OK"))})
        page.page.keyboard.type("abcd")
        page.press("ArrowLeft", "ArrowLeft")
        page.page.keyboard.type("X")
        expect_equal(page.page.get_by_label("A", exact=True).input_value(), "abXcd")
        page.press("Control+z")
        expect_equal(page.page.get_by_label("A", exact=True).input_value(), "abcd")


@promise
def an_alert_with_choices_of_its_own_keeps_letters_for_its_fields(web):
    with web.page() as page:
        page.show({"heed": 1, "title": "Save?", "content": [{"field": {"id": "a"}, "label": "A"}],
                   "actions": [{"id": "save", "title": "Save", "key": "s"}]})
        page.page.keyboard.type("sss")
        page.settle()
        expect(page.is_up(), "a letter in a field chose an action")
        expect_equal(page.page.get_by_label("A", exact=True).input_value(), "sss")
