"""Actions that take a while, alerts that stay open, and what code does to an alert that is up."""
from documents_used import BANNER, DESTRUCTIVE, PLAIN, QUESTION, actions
from pages import TRAP
from promises import expect, expect_equal, promise, wait_for

SEND = {"heed": 1, "title": "Send?", "actions": [
    {"id": "send", "title": "Send", "keepsOpen": True}, {"id": "no", "title": "Cancel", "role": "cancel"}]}


@promise
def work_shows_that_it_is_busy_and_then_answers(web):
    with web.page() as page:
        page.show({**SEND, "actions": [{"id": "send", "title": "Send"}, SEND["actions"][1]]},
                  "{ actions: { send: () => new Promise((done) => { window.done = done; }) } }")
        page.button("Send").click()
        wait_for(lambda: page.page.locator("dialog [aria-busy=true], dialog[aria-busy=true]").count(),
                 3, "nothing says that it is busy")
        expect(page.is_up() and page.focus_is_inside(), "it is gone, or the focus is")
        page.page.evaluate("() => window.done()")
        page.expect_answer("send")


@promise
def work_that_fails_says_so_in_place_and_can_be_tried_again(web):
    with web.page() as page:
        page.show({**SEND, "actions": [{"id": "send", "title": "Send"}, SEND["actions"][1]]},
                  """{ actions: { send: async () => { window.count = (window.count ?? 0) + 1;
                    if (window.count < 2) throw new heed.ActionError("No connection."); } } }""")
        page.button("Send").click()
        page.see("No connection.")
        expect(page.is_up(), "it is gone")
        wait_for(lambda: not page.page.locator("dialog [aria-busy=true], dialog[aria-busy=true]").count(),
                 3, "it is still busy")
        page.button("Send").click()
        page.expect_answer("send")


@promise
def escape_during_work_settles_once(web):
    with web.page() as page:
        page.show({**SEND, "actions": [{"id": "send", "title": "Send"}, SEND["actions"][1]]},
                  "{ actions: { send: () => new Promise((done) => { window.done = done; }) } }")
        page.button("Send").click()
        page.press("Escape")
        page.settle()
        if page.is_up():
            page.page.evaluate("() => window.done()")
        page.answer()
        page.page.evaluate("() => window.done?.()")
        page.settle()
        expect_equal(len(page.answers()), 1, "answers")


@promise
def an_action_may_keep_it_open(web):
    with web.page() as page:
        page.show(SEND, "{ actions: { send: () => { window.sent = (window.sent ?? 0) + 1; } } }")
        page.button("Send").click()
        page.button("Send").click()
        wait_for(lambda: page.page.evaluate("() => window.sent") == 2, 3, "it was not sent twice")
        expect(page.is_up(), "it is gone")
        page.press("Escape")
        page.expect_answer("no", "escape")


@promise
def it_can_be_changed_while_it_is_up(web):
    with web.page() as page:
        page.show(QUESTION)
        page.press("Tab")
        page.expect_focus("Keep")
        page.page.evaluate("(other) => asked['0'].handle.update(other)",
                           {**QUESTION, "title": "Delete both files?"})
        page.page.get_by_role("alertdialog", name="Delete both files?").wait_for()
        page.expect_focus("Keep")
        page.press("Enter")
        page.expect_answer("keep")


@promise
def changes_follow_each_other_whatever_has_to_be_loaded_for_them(web):
    with web.page() as page:
        page.page.evaluate("""(document) => {
          const handle = heed.show({ ...document, title: { html: "First" } });
          window.changes = [
            handle.update({ ...document, title: { html: "<b>Second</b>" } }),
            handle.update({ ...document, title: 3 }),
            handle.update({ ...document, title: "Third" }),
          ].map((change) => change.then(() => "done", (error) => error.name));
          handle.then((answer) => { window.answer = answer; }); }""", QUESTION)
        done = page.page.evaluate("() => Promise.all(changes)")
        expect_equal(done, ["done", "DocumentError", "done"], "the changes")
        page.page.get_by_role("alertdialog", name="Third").wait_for()
        page.button("Keep").click()
        page.wait_for("window.answer?.action === 'keep'")


@promise
def code_takes_it_back(web):
    with web.page() as page:
        page.show(QUESTION)
        page.page.evaluate("() => asked['0'].handle.dismiss()")
        page.expect_answer(None, "withdrawn")
        wait_for(lambda: page.page.locator("dialog[open]").count() == 0, 3, "it is still there")


@promise
def a_signal_takes_it_back(web):
    with web.page() as page:
        page.show(QUESTION, options="{ signal: (window.stop = new AbortController()).signal }")
        page.page.evaluate("() => window.stop.abort()")
        page.expect_answer(None, "withdrawn")
    with web.page() as page:
        page.start(QUESTION, options="{ signal: AbortSignal.abort() }")
        answer = page.expect_answer(None, "withdrawn")
        expect_equal(answer["wasShown"], False)


@promise
def a_timeout_ends_it_without_a_choice(web):
    with web.page() as page:
        page.show({**DESTRUCTIVE, "dismiss": {"timeout": 0.4}})
        page.expect_answer(None, "timeout")


@promise
def a_timeout_stands_still_under_the_pointer(web):
    with web.page() as page:
        page.start({**DESTRUCTIVE, "dismiss": {"timeout": 0.6}})
        page.button("Delete").hover()
        page.page.wait_for_timeout(1_000)
        expect(page.is_up(), "it is gone")
        page.page.mouse.move(2, 2)
        page.expect_answer(None, "timeout")


@promise
def a_timeout_stands_still_while_the_page_is_hidden(web):
    with web.page() as page:
        page.start({**DESTRUCTIVE, "dismiss": {"timeout": 0.6}})
        hide = """(isHidden) => { Object.defineProperty(document, "hidden",
            { configurable: true, get: () => isHidden });
          Object.defineProperty(document, "visibilityState",
            { configurable: true, get: () => isHidden ? "hidden" : "visible" });
          document.dispatchEvent(new Event("visibilitychange")); }"""
        page.page.evaluate(hide, True)
        page.page.wait_for_timeout(1_000)
        expect(page.is_up(), "it is gone")
        page.page.evaluate(hide, False)
        page.expect_answer(None, "timeout")


@promise
def a_countdown_counts_before_an_action_can_be_chosen(web):
    with web.page() as page:
        page.show({"heed": 1, "title": "Go on?", "actions": [
            {"id": "go", "title": "Go", "countdown": 1}, {"id": "no", "title": "No"}]})
        page.page.get_by_role("button", name="Go").click(force=True)
        page.settle()
        expect(page.is_up(), "it was chosen at once")
        page.page.mouse.move(2, 2)
        page.page.wait_for_timeout(1_300)
        page.page.get_by_role("button", name="Go").click(force=True)
        page.expect_answer("go")


@promise
def an_element_that_is_taken_off_the_page_interrupts_it(web):
    with web.page() as page:
        page.show(QUESTION)
        page.page.evaluate("() => asked['0'].handle.element.getRootNode().host.remove()")
        page.expect_answer(None, "interrupted")
        expect(not page.page.evaluate("() => document.body.inert"), "the page is inert")


@promise
def the_end_of_the_page_interrupts_it(web):
    with web.page() as page:
        page.show(QUESTION)
        page.page.evaluate("""() => { asked["0"].handle.then((answer) =>
          sessionStorage.setItem("answer", answer.reason)); }""")
        page.page.goto(web.server.origin + "/pages/plain.html?2")
        page.wait_for("window.isReady")
        reason = page.page.evaluate("() => sessionStorage.getItem('answer')")
        expect(reason in ("interrupted", None), f"it was {reason}")


@promise
def the_views_of_the_page_stand_in_their_slots(web):
    with web.page() as page:
        page.show({"heed": 1, "title": "Map", "content": [
            {"slot": {"id": "map", "label": "Map", "height": 120}}],
            "actions": actions(("ok", "OK"))},
            """{ slots: { map: () => { const own = document.createElement("button");
              own.textContent = "Own view"; own.onclick = () => { window.used = true; }; return own; } } }""")
        own = page.page.get_by_text("Own view")
        own.wait_for()
        own.click()
        expect(page.page.evaluate("() => window.used"), "it cannot be used")
        expect(page.is_up(), "it is gone")


@promise
def numbers_on_elements_of_the_page_mean_nothing_to_the_alert(web):
    document = {"heed": 1, "title": "Map", "content": [
        {"slot": {"id": "map", "label": "Map", "height": 60}}],
        "actions": actions(("ok", "OK"), ("other", "Other"))}
    with web.page() as page:
        page.show(document, """{ slots: { map: () => { const own = document.createElement("p");
          window.own = document.createElement("button"); window.own.textContent = "Own";
          own.append(window.own); return own; } } }""")
        number = page.button("Other").get_attribute("data-handle")
        page.page.evaluate("(number) => { own.dataset.handle = number; }", number)
        page.button("OK").focus()
        page.page.get_by_text("Own", exact=True).focus()
        page.page.evaluate("(other) => asked['0'].handle.update(other)",
                           {**document, "actions": document["actions"][:1]})
        wait_for(lambda: page.button("Other").count() == 0, 3, "it did not change")
        page.settle()
        page.expect_focus("Own")


SLOTTED = {"heed": 1, "title": "Map", "content": [
    {"slot": {"id": "map", "label": "Map", "height": 60}}, {"slot": {"id": "list", "label": "List"}}],
    "actions": actions(("ok", "OK"))}
# Writes down what is told of the page's own faults.
TOLD = """() => { window.told = [];
  heed.configure({ onProblem: (error) => { window.told.push(String(error)); } }); }"""


@promise
def a_slot_without_an_element_stays_empty_and_is_told(web):
    faults = ['() => { throw new Error("Boom"); }', "() => null", "() => undefined", "null", "'text'",
              "async () => document.createElement('p')", "() => document.createTextNode('x')",
              "document.documentElement", "() => document.body", "() => document"]
    with web.page() as page:
        page.page.evaluate(TOLD)
        page.show(QUESTION, key="other", options="{ lane: 'other' }")
        for number, fault in enumerate(faults):
            page.page.evaluate("() => { window.told = []; }")
            key = str(number)
            page.show(SLOTTED, f"""{{ slots: {{ map: {fault}, list: () => {{
              const own = document.createElement("p"); own.textContent = "Own list"; return own; }} }} }}""",
                      key=key)
            page.see("Own list")
            told = page.page.evaluate("() => told")
            expect(len(told) == 1 and ("Boom" in told[0] or "'map'" in told[0]), f"{fault}: {told}")
            page.button("OK").click()
            page.expect_answer("ok", key=key)
            expect(page.is_up("other"), f"{fault}: the other alert is gone")
        page.forget("other")
        expect_equal(page.page.evaluate("() => [document.body.parentNode.tagName, "
                                        "document.querySelectorAll('[slot]').length]"), ["HTML", 0])


@promise
def an_element_that_is_in_two_slots_stands_in_the_later_one(web):
    with web.page() as page:
        page.page.evaluate(TOLD)
        page.show(SLOTTED, """{ slots: (() => { const own = document.createElement("p");
          own.textContent = "Own view"; return { map: own, list: own }; })() }""")
        page.button("OK").click()
        page.expect_answer("ok")


@promise
def a_container_that_is_not_in_the_page_ends_it_as_unavailable(web):
    with web.page() as page:
        page.page.evaluate(TOLD)
        containers = ["document.createElement('div')",
                      "document.createElement('div').attachShadow({ mode: 'open' })"]
        documents = [QUESTION, BANNER, {**PLAIN, "content": [{"image": {"symbol": "star"}}]}]
        for number, container in enumerate(containers):
            for place, document in enumerate(documents):
                key = f"{number}{place}"
                page.page.evaluate("() => { window.told = []; }")
                page.start(document, options=f"{{ container: {container} }}", key=key)
                answer = page.expect_answer(None, "unavailable", key)
                expect_equal(answer["wasShown"], False, "whether it was shown")
                told = page.page.evaluate("() => told")
                expect(len(told) == 1 and "container" in told[0], f"{container}: {told}")
        page.show(QUESTION, key="next")
        page.button("Keep").click()
        page.expect_answer("keep", key="next")


CONTAINER = """(() => { const own = document.createElement("div"); own.className = "room";
  Object.assign(own.style, { position: "relative", width: "400px", height: "400px" });
  const inner = document.createElement("button"); inner.textContent = "Inner"; own.append(inner);
  window.room = own; %s; return own; })()"""


@promise
def an_alert_in_a_container_leaves_the_rest_of_the_page_alone(web):
    for when in ["document.querySelector('main').prepend(own)",
                 "queueMicrotask(() => document.querySelector('main').prepend(own))"]:
        with web.page() as page:
            page.show(QUESTION, options=f"{{ container: {CONTAINER % when} }}")
            inert = page.page.evaluate(
                "() => [room.querySelector('button').inert, document.querySelector('#opener').inert]")
            expect_equal(inert, [True, False], "what is inert")
            box, room = page.box(page.dialog), page.box(page.page.locator(".room"))
            expect_equal(box, room, "where it is")
            button = page.box(page.button("Keep"))
            for place, size in [("x", "width"), ("y", "height")]:
                expect(button[place] >= room[place] and button[place] + button[size]
                       <= room[place] + room[size], f"{button} in {room}")
            page.button("Keep").click()
            page.expect_answer("keep")
            wait_for(lambda: page.page.evaluate("() => room.children.length") == 1, 2, "something is left")
            expect(not page.page.evaluate("() => room.querySelector('button').inert"), "it is inert")


@promise
def a_container_that_is_taken_away_interrupts_it(web):
    with web.page() as page:
        page.show(QUESTION, options=f"{{ container: {CONTAINER % 'document.body.append(own)'} }}")
        page.start(PLAIN, options="{ container: room }", key="1")
        page.settle()
        page.page.evaluate("() => room.remove()")
        page.expect_answer(None, "interrupted")
        answer = page.answer("1")
        expect(answer["reason"] in ("interrupted", "unavailable") and not answer["wasShown"], f"{answer}")


def trap_the_whole_program(page):
    """From now on the page has the whole program alone, which stops once `traps` is set."""
    page.page.add_init_script(f"({TRAP})('/heed.wasm')")
    # Where the plain program stops the whole one would go on.
    page.page.route("**/heed-plain.wasm", lambda route: route.abort())
    page.page.reload()
    page.wait_for("window.isReady", 10)


@promise
def only_what_was_seen_counts_as_shown_when_the_program_stops(web):
    with web.page(allows=["unreachable", "ERR_FAILED"]) as page:
        trap_the_whole_program(page)
        held = []
        page.page.route("**/slow.png", lambda route: held.append(route))
        page.page.evaluate(TOLD)
        # It waits for its picture, drawn and not yet on the page.
        page.start({**PLAIN, "content": [{"image": {"file": "slow.png", "size": [20, 20]}}]},
                   options="{ images: new URL('/examples/', location.href).href }")
        page.page.evaluate("""async () => {
          const { handle } = asked["0"];
          while (!handle.element) await new Promise((done) => setTimeout(done));
          if (handle.element.isConnected) throw new Error("it is up already");
          window.traps = true;
          handle.dismiss(); }""")
        expect_equal(page.expect_answer(None, "unavailable")["wasShown"], False, "what nobody saw")
        page.show(QUESTION, key="1")
        page.page.evaluate("() => { window.traps = true; asked['1'].handle.dismiss(); }")
        expect_equal(page.expect_answer(None, "interrupted", "1")["wasShown"], True, "what was up")
        page.show(PLAIN, key="2")
        page.button("OK").click()
        page.expect_answer("ok", key="2")
        expect_equal(page.page.evaluate("() => [made, told.length]"), [3, 2], "programs and faults")
        held[0].abort()


@promise
def an_alert_that_was_just_read_has_an_answer_when_the_program_stops(web):
    with web.page(allows=["unreachable", "ERR_FAILED"]) as page:
        trap_the_whole_program(page)
        page.show(QUESTION, key="up")
        page.page.evaluate("""([document]) => {
          asked.next = { answers: [], errors: [] };
          heed.show(document).then((answer) => asked.next.answers.push(answer));
          window.traps = true;
          asked.up.handle.dismiss(); }""", [PLAIN])
        page.expect_answer(None, "interrupted", key="up")
        page.expect_answer(None, "unavailable", key="next")
        expect_equal(page.page.locator("heed-surface").count(), 0, "surfaces")


@promise
def what_has_the_focus_keeps_it_where_work_puts_actions_in_another_order(web):
    document = {"heed": 1, "title": "Stay in touch?", "message": "Once a month.", "preferred": "in",
                "actions": [{"id": "in", "title": "Subscribe"}, {"title": "Cancel", "role": "cancel"}]}
    with web.page() as page:
        page.show(document, "{ actions: { in: () => new Promise((done) => { window.done = done; }) } }")
        before = page.box(page.button("Subscribe"))
        page.page.evaluate("""() => document.querySelector("heed-surface").shadowRoot
          .querySelectorAll("button").forEach((one) => one.textContent.includes("Subscribe") && one.focus())""")
        page.press("Enter")
        page.wait_for("window.done")
        page.settle()
        expect(page.focused().startswith("Subscribe"), f"the focus is on {page.focused()!r}")
        after = page.box(page.page.get_by_role("button", name="Subscribe"))
        expect(after != before, "nothing was put elsewhere, so this tries nothing")
        page.page.evaluate("() => done()")
        page.expect_answer("in")


@promise
def an_alert_without_actions_waits_for_code(web):
    with web.page() as page:
        page.show({"heed": 1, "title": "Working", "content": [{"progress": None, "title": "Working"}],
                   "dismiss": {"timeout": 30, "escape": False}})
        expect_equal(page.page.get_by_role("progressbar").count(), 1)
        page.page.evaluate("() => asked['0'].handle.dismiss()")
        page.expect_answer(None, "withdrawn")


@promise
def two_hundred_races_have_one_answer_each(web):
    with web.page() as page:
        result = page.page.evaluate("""async (document) => {
          const reasons = {};
          const wait = (time) => new Promise((done) => setTimeout(done, time));
          // Five lanes at the same time, so that the waiting does not add up.
          const lane = async (name) => {
            for (let round = name; round < 200; round += 5) {
              let count = 0;
              const options = { lane: `lane ${name}` };
              const handle = heed.show({ ...document, dismiss: { timeout: 0.02 } }, {}, options);
              handle.then(() => { count += 1; });
              await wait(round % 4 * 6);
              const buttons = [...handle.element?.querySelectorAll("button") ?? []];
              const doings = [() => buttons[0]?.click(), () => buttons[1]?.click(),
                () => handle.dismiss(), () => handle.element?.dispatchEvent(
                  new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })),
                () => heed.show({ ...document, title: "Other" }, {}, { ...options, policy: "replace" })
                  .dismiss(), () => handle.element?.getRootNode().host?.remove()];
              const number = Math.floor(round / 5);
              for (let one = 0; one < 4; one += 1) doings[(number * 7 + one * (1 + round % 3)) % 6]();
              const answer = await Promise.race([handle, wait(6000).then(() => null)]);
              if (!answer) return `round ${round} has no answer`;
              await wait(0);
              if (count !== 1) return `round ${round} has ${count} answers`;
              if (answer.action && !["action", "escape", "outsideTap", "swipe"].includes(answer.reason))
                return `round ${round} chose ${answer.action} by ${answer.reason}`;
              reasons[answer.reason] = (reasons[answer.reason] ?? 0) + 1;
            }
            return null;
          };
          const faults = (await Promise.all([0, 1, 2, 3, 4].map(lane))).filter(Boolean);
          return faults[0] ?? reasons;
        }""", DESTRUCTIVE)
        expect(isinstance(result, dict), f"{result}")
        expect_equal(sum(result.values()), 200)
        expect(len(result) >= 3, f"the races are all alike: {result}")
        page.show(PLAIN)
        page.button("OK").click()
        page.expect_answer("ok")
        return ", ".join(f"{count} {reason}" for reason, count in sorted(result.items()))
