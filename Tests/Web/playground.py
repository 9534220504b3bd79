#!/usr/bin/env python3
"""The playground in Chromium: every control, hostile addresses, the keyboard, and axe's rules."""
import argparse
import base64
import functools
import http.server
import json
import os
import sys
import threading
import zlib

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from promises import expect, expect_equal, promise, try_all, wait_for

EXAMPLES = os.path.join(os.path.dirname(__file__), "..", "..", "Examples")
QUESTION = json.dumps({
    "heed": 1, "title": "Delete 3 photos?", "message": "They go from every device.",
    "actions": [{"title": "Cancel", "role": "cancel"},
                {"id": "delete", "title": "Delete", "role": "destructive"}]}, indent=2)
# A banner is no dialog.
PANEL = "dialog, [popover]"
NAMES = sorted(name[:-5] for name in os.listdir(EXAMPLES) if name.endswith(".json"))


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map,
                      ".wasm": "application/wasm", ".js": "text/javascript"}

    def log_message(self, *_):
        pass


class Site:
    """The folder, served, and a browser that looks at it."""

    def __init__(self, folder):
        handler = functools.partial(Quiet, directory=folder)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.driver = sync_playwright().start()
        self.browser = self.driver.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])

    def close(self):
        self.browser.close()
        self.driver.stop()
        self.server.shutdown()

    def open(self, fragment="", width=1440, height=900, scheme="light", **options):
        return Visit(self, fragment, width, height, scheme, options)


class Visit:
    """A page of the playground; what it complains about breaks the promise."""

    def __init__(self, site, fragment, width, height, scheme, options):
        self.site = site
        self.fragment = fragment
        self.context = site.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, **options)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.origin)
        self.page = self.context.new_page()
        self.complaints = []
        self.addresses = []
        self.page.on("console", lambda message: message.type == "error"
                     and self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.addresses.append(request.url))

    def __enter__(self):
        self.go(self.fragment)
        return self

    def __exit__(self, kind, error, trace):
        self.context.close()
        if kind is None:
            expect(not self.complaints, f"the page complains: {self.complaints[:3]}")
            others = [address for address in self.addresses
                      if not address.startswith((self.site.origin, "data:", "blob:"))]
            expect(not others, f"it loads {others}")

    def go(self, fragment):
        # A page of nothing between, since only the fragment may be another.
        self.page.goto("about:blank")
        self.page.goto(f"{self.site.origin}/{fragment}")
        self.ready()

    def until(self, expression):
        """Waits for a page whose policy lets no test evaluate strings in it."""
        return wait_for(lambda: self.page.evaluate(expression), 15, f"never: {expression}")

    def ready(self):
        self.until(
            "document.getElementById('editor-state').textContent !== 'Reading…'")

    @property
    def text(self):
        return self.page.input_value("#source")

    def write(self, text):
        """Puts a text into the editor as a person who pastes it, and waits for its report."""
        self.page.focus("#source")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(text)
        self.settle()

    def settle(self):
        self.page.evaluate("document.getElementById('editor-state').textContent = '…'")
        self.until("document.getElementById('editor-state').textContent !== '…'")

    def problems(self):
        return self.page.eval_on_selector_all(
            ".problems li", "list => list.map((item) => item.textContent)")

    def frame(self, index=0):
        return self.page.locator("#stage iframe").nth(index).content_frame

    def panel_words(self, index=0):
        return self.frame(index).locator(PANEL).first.inner_text()

    def panel_box(self, index=0):
        """Where the alert's panel is seen, in points of its own page."""
        return self.frame(index).locator(PANEL).first.evaluate("""(dialog) => {
          const nodes = [...dialog.querySelectorAll("button")];
          const { x, y, width, height } = nodes[0].getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }""")

    def place(self, words):
        """Where a button of the first device is seen; the page that it is in is scaled."""
        inner = self.frame().locator("button", has_text=words).last.evaluate(
            "(button) => button.getBoundingClientRect().toJSON()")
        outer = self.page.locator("#stage iframe").first.evaluate("""(frame) => {
          const { x, y, width } = frame.getBoundingClientRect();
          return { x, y, scale: width / frame.contentWindow.innerWidth };
        }""")
        scale = outer["scale"]
        return {"x": outer["x"] + inner["x"] * scale, "y": outer["y"] + inner["y"] * scale,
                "width": inner["width"] * scale, "height": inner["height"] * scale}

    def look(self, index=0):
        """What is seen of the first device, as bytes of a picture."""
        self.page.wait_for_timeout(250)
        return self.page.locator("#stage .holder").nth(index).screenshot()

    def tab(self, name):
        self.page.click(f"#tab-{name}")


def packed(text):
    data = text if isinstance(text, bytes) else text.encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(packer.compress(data) + packer.flush()).decode().rstrip("=")


def plain(text):
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


# The gallery

@promise
def every_document_of_the_gallery_can_be_read_and_is_shown(site):
    for name in NAMES:
        with site.open(f"#example={name}") as visit:
            with open(os.path.join(EXAMPLES, f"{name}.json"), encoding="utf-8") as file:
                expect_equal(visit.text, file.read(), name)
            expect(not visit.page.is_visible("#stale"), f"{name} is stale")
            errors = [words for words in visit.problems() if words.startswith("Error")]
            expect(not errors, f"{name}: {errors}")
            visit.frame().locator(PANEL).first.wait_for()
            missing = visit.frame().locator("img").evaluate_all(
                "list => list.filter((image) => image.complete && image.naturalWidth === 0).length")
            expect_equal(missing, 0, f"pictures missing in {name}")


@promise
def the_picker_finds_documents_by_what_they_say(site):
    with site.open() as visit:
        page = visit.page
        page.click("#open-picker")
        visit.until(f"document.querySelectorAll('#documents li').length === {len(NAMES)}")
        expect_equal(page.evaluate("document.activeElement.id"), "picker-search")
        page.keyboard.type("choices")
        shown = page.locator("#documents li:visible strong").all_inner_texts()
        wanted = [name for name in NAMES if "choices" in
                  open(os.path.join(EXAMPLES, f"{name}.json"), encoding="utf-8").read().lower()]
        expect_equal(len(shown), len(wanted), "documents with choices")
        page.keyboard.press("Enter")
        visit.settle()
        expect('"choices"' in visit.text, "the first one is taken by Return")
        expect_equal(page.evaluate("document.activeElement.id"), "open-picker", "the focus")
        page.click("#open-picker")
        page.fill("#picker-search", "zzzz")
        expect("No document" in page.inner_text("#picker-count"), "nothing is said of nothing")
        # The first one empties the search, as browsers do.
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(not page.is_visible("#picker"), "Escape closes it")


@promise
def undo_brings_back_what_the_picker_replaced(site):
    with site.open() as visit:
        visit.write(QUESTION)
        visit.page.click("#open-picker")
        visit.page.click("#documents li button")
        visit.settle()
        expect(visit.text != QUESTION, "another document is there")
        visit.page.focus("#source")
        visit.page.keyboard.press("Control+z")
        visit.settle()
        expect_equal(visit.text, QUESTION)


# Editing

@promise
def a_mistake_has_its_place_and_the_word_that_was_meant(site):
    with site.open() as visit:
        page = visit.page
        visit.write(QUESTION.replace('"title": "Delete 3', '"titel": "Delete 3'))
        [problem] = [words for words in visit.problems() if "titel" in words]
        expect("line 3, column 3" in problem, problem)
        marked = page.locator('.line[data-severity="error"]').first.evaluate(
            "(line) => [...line.parentElement.children].indexOf(line) + 1")
        expect_equal(marked, 3, "the line that is marked")
        expect_equal(page.get_attribute("#source", "aria-invalid"), "true")
        expect(page.is_visible("#stale"), "the preview says that it is old")
        expect("error" in page.inner_text("#editor-state"), "it is announced")
        expect_equal(page.get_attribute("#editor-state", "role"), "status")
        page.click(".problem")
        expect_equal(page.evaluate("getSelection().toString()"), '"titel"')
        page.click(".fix")
        visit.settle()
        expect_equal(visit.text, QUESTION)
        expect_equal(page.get_attribute("#source", "aria-invalid"), "false")
        expect(not page.is_visible("#stale"), "the preview is new")


@promise
def columns_are_right_behind_letters_of_two_units(site):
    with site.open() as visit:
        visit.write('{ "heed": 1, "message": "😀😀", "titel": "x" }')
        visit.page.click(".problem")
        expect_equal(visit.page.evaluate("getSelection().toString()"), '"titel"')


@promise
def what_people_would_trip_over_is_found_too(site):
    with site.open() as visit:
        visit.write(QUESTION.replace('"actions"', '"preferred": "delete",\n  "actions"'))
        expect(any("destructive-preferred" in words and "line 5" in words
                   for words in visit.problems()), str(visit.problems()))
        expect_equal(visit.page.inner_text("#problem-count"), str(len(visit.problems())))


@promise
def f8_goes_from_problem_to_problem(site):
    with site.open() as visit:
        visit.write('{ "heed": 1,\n "titel": "x",\n "massage": "y" }')
        found = []
        for key in ["F8", "F8", "F8", "Shift+F8"]:
            visit.page.keyboard.press(key)
            found.append(visit.page.evaluate("getSelection().toString()"))
        expect_equal(found[:2] + found[3:], ['"titel"', '"massage"', '"massage"'])


@promise
def tab_indents_and_escape_then_tab_leaves(site):
    with site.open() as visit:
        page = visit.page
        visit.write("ab\ncd")
        page.keyboard.press("Tab")
        expect_equal(visit.text, "ab\ncd  ")
        page.keyboard.press("Control+a")
        page.keyboard.press("Tab")
        expect_equal(visit.text, "  ab\n  cd  ")
        page.keyboard.press("Shift+Tab")
        expect_equal(visit.text, "ab\ncd  ")
        page.keyboard.press("Escape")
        page.keyboard.press("Tab")
        expect(page.evaluate("document.activeElement.id") != "source", "the focus is elsewhere")
        expect_equal(visit.text, "ab\ncd  ")
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Escape")
        page.keyboard.press("Shift+Tab")
        expect_equal(page.evaluate("document.activeElement.id"), "format")


@promise
def a_new_line_is_as_far_in_as_the_one_before(site):
    with site.open() as visit:
        visit.page.focus("#source")
        visit.page.keyboard.press("Control+a")
        visit.page.keyboard.press("Delete")
        visit.page.keyboard.type("{}")
        visit.page.keyboard.press("ArrowLeft")
        visit.page.keyboard.press("Enter")
        visit.page.keyboard.type('"heed": 1')
        expect_equal(visit.text, '{\n  "heed": 1\n}')
        visit.page.keyboard.press("Control+z")


@promise
def lines_and_letters_lie_exactly_over_each_other(site):
    for width in [320, 768, 1440]:
        with site.open("#example=update-popup", width=width) as visit:
            heights = visit.page.evaluate("""() => {
              const area = document.getElementById("source");
              const lines = document.getElementById("lines");
              return [area.scrollHeight, area.clientHeight, lines.scrollHeight, lines.clientHeight];
            }""")
            expect_equal(len(set(heights)), 1, f"heights {heights} at {width}: kinds")


@promise
def format_writes_the_document_as_heed_does(site):
    with site.open() as visit:
        visit.write(json.dumps(json.loads(QUESTION)))
        visit.page.click("#format")
        visit.settle()
        expect(visit.text.count("\n") > 5, "it has lines")
        expect_equal(json.loads(visit.text)["title"], "Delete 3 photos?")


# The surface

@promise
def every_setting_changes_what_is_seen(site):
    with site.open(f"#z={packed(QUESTION)}") as visit:
        page = visit.page
        before = visit.look()

        def changes(what, act, back):
            nonlocal before
            act()
            # What only the page draws is not read again.
            settle = (lambda: None) if what == "showFocus" else visit.settle
            settle()
            after = visit.look()
            expect(after != before, f"{what} changes nothing")
            back()
            settle()
            before = visit.look()

        def choose(name, value):
            return lambda: page.check(f'input[name="{name}"][value="{value}"]', force=True)

        def select(name, value):
            return lambda: page.select_option(f'select[name="{name}"]', value)

        def slide(value):
            return lambda: page.fill("#text-size", value)

        changes("dark", choose("appearance", "dark"), choose("appearance", "light"))
        changes("right to left", choose("direction", "rtl"), choose("direction", "ltr"))
        changes("the size", select("size", "2"), select("size", "0"))
        changes("the theme", select("theme", "ios26"), select("theme", ""))
        changes("the text size", slide("11"), slide("3"))
        changes("tablet", choose("device", "tablet"), choose("device", "phone"))
        changes("desktop", choose("device", "desktop"), choose("device", "phone"))
        page.click(".more summary")
        for name in ["contrast", "boldText", "showFocus"]:
            def toggle(is_on, name=name):
                return lambda: page.set_checked(f'input[name="{name}"]', is_on)
            changes(name, toggle(True), toggle(False))
        page.set_checked('input[name="reduceTransparency"]', True)
        page.set_checked('input[name="reduceMotion"]', True)
        visit.settle()


@promise
def a_language_brings_its_direction(site):
    with site.open() as visit:
        visit.page.select_option('select[name="locale"]', "ar")
        visit.settle()
        expect(visit.page.is_checked('input[name="direction"][value="rtl"]'),
               "Arabic is from the right")
        visit.page.select_option('select[name="locale"]', "de")
        expect(visit.page.is_checked('input[name="direction"][value="ltr"]'),
               "German is from the left")


@promise
def all_devices_are_shown_together(site):
    with site.open(f"#z={packed(QUESTION)}&device=all") as visit:
        expect_equal(visit.page.locator("#stage iframe").count(), 3)
        for index in range(3):
            visit.frame(index).locator(PANEL).first.wait_for()
            expect("Delete 3 photos?" in visit.panel_words(index), f"device {index}")
        boxes = visit.page.locator(".device").evaluate_all(
            "list => list.map((item) => item.getBoundingClientRect().toJSON())")
        stage = visit.page.locator("#stage").bounding_box()
        for box in boxes:
            expect(box["x"] >= stage["x"] and box["right"] <= stage["x"] + stage["width"] + 1
                   and box["bottom"] <= stage["y"] + stage["height"] + 1,
                   f"a device sticks out: {box}")


@promise
def the_preview_never_takes_the_focus(site):
    with site.open() as visit:
        visit.write(QUESTION)
        visit.page.keyboard.press("Control+End")
        visit.page.keyboard.type("\n\n")
        visit.settle()
        visit.page.wait_for_timeout(300)
        expect_equal(visit.page.evaluate("document.activeElement.id"), "source")


# Motion

@promise
def entry_and_exit_can_be_scrubbed(site):
    document = json.loads(QUESTION)
    for way, offset, duration in [("enter", [0, 300], 1), ("exit", [200, 0], 2)]:
        document[way] = {"pose": {"opacity": 1, "offset": offset}, "duration": duration,
                         "curve": "linear"}
    with site.open(f"#z={packed(json.dumps(document))}") as visit:
        page = visit.page
        visit.frame().locator(PANEL).first.wait_for()
        page.wait_for_timeout(300)
        rest = visit.panel_box()
        expect_equal(page.inner_text("#moment-text"), "1.00 of 1.00 s")

        def at(value):
            page.fill("#moment", str(value))
            page.wait_for_timeout(150)
            return visit.panel_box()

        for value, below in [(0, 300), (500, 150), (1000, 0)]:
            expect(abs(at(value)[1] - rest[1] - below) <= 2, f"entry at {value}: {at(value)}")
        page.check('input[name="way"][value="exit"]', force=True)
        expect_equal(page.inner_text("#moment-text"), "0.00 of 2.00 s")
        for value, beside in [(0, 0), (250, 50), (1000, 200)]:
            expect(abs(at(value)[0] - rest[0] - beside) <= 2, f"exit at {value}: {at(value)}")
        page.check('input[name="way"][value="enter"]', force=True)
        page.click("#play")
        visit.until("document.getElementById('moment').value === '1000'")
        page.wait_for_timeout(150)
        expect_equal(visit.panel_box(), rest, "the end of playing")


# Trying

@promise
def it_can_be_tried_in_the_page(site):
    with site.open(f"#z={packed(QUESTION)}") as visit:
        page = visit.page
        page.click("#try-page")
        page.get_by_role("alertdialog", name="Delete 3 photos?").wait_for()
        page.get_by_role("button", name="Delete", exact=True).click()
        page.wait_for_selector(".answers li")
        answer = json.loads(page.inner_text(".answers pre"))
        expect_equal([answer["action"], answer["reason"], answer["wasShown"]],
                     ["delete", "action", True])
        expect(page.is_visible("#panel-answer"), "the answer is shown")
        expect_equal(page.evaluate("document.activeElement.id"), "try-page", "the focus")
        page.keyboard.press("Control+Enter")
        page.get_by_role("alertdialog").wait_for()
        page.keyboard.press("Escape")
        visit.until("document.querySelectorAll('.answers li').length === 2")
        answer = json.loads(page.inner_text(".answers li:first-child pre"))
        expect_equal([answer["action"], answer["reason"]], ["cancel", "escape"])


@promise
def it_can_be_tried_on_the_device(site):
    with site.open(f"#z={packed(QUESTION)}") as visit:
        page = visit.page
        visit.frame().locator(PANEL).first.wait_for()
        page.click("#try-frame")
        page.wait_for_selector(".device.live")
        page.wait_for_timeout(600)
        box = visit.place("Delete")
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_selector(".answers li")
        expect_equal(json.loads(page.inner_text(".answers pre"))["action"], "delete")
        visit.until("document.activeElement.id === 'try-frame'")
        expect("Delete 3 photos?" in visit.panel_words(), "the preview is back")
        expect(page.locator("#stage iframe").first.evaluate("(frame) => frame.inert"),
               "it is inert again")


@promise
def work_is_shown_and_links_are_only_named(site):
    document = json.loads(QUESTION)
    document["message"] = {"runs": [{"text": "See "},
                                    {"text": "more", "link": "https://example.org/"}]}
    document["actions"].append({"id": "work", "title": "Work", "keepsOpen": True})
    with site.open(f"#z={packed(json.dumps(document))}") as visit:
        page = visit.page
        page.click("#try-page")
        page.get_by_role("link", name="more").click()
        page.get_by_role("button", name="Work").click()
        page.wait_for_timeout(200)
        page.keyboard.press("Escape")
        page.wait_for_timeout(1500)
        visit.tab("answer") if not page.get_by_role("alertdialog").count() else None
        events = page.locator(".answers p.quiet").all_text_contents()
        expect(any("https://example.org/" in words for words in events), f"the link: {events}")
        expect(any("work" in words for words in events), f"the work: {events}")
        expect_equal(len(visit.context.pages), 1, "pages")


# What is known

@promise
def the_accessibility_tree_and_the_focus_order_are_those_of_the_alert(site):
    with site.open(f"#z={packed(QUESTION)}") as visit:
        page = visit.page
        visit.tab("access")
        words = page.locator(".tree .tree > li .label").all_inner_texts()
        expect_equal(words, ["Delete 3 photos?", "They go from every device.", "Cancel", "Delete"])
        stops = page.locator(".stops li").all_text_contents()
        expect_equal(len(stops), 2, "stops")
        expect(stops[0].startswith("Cancel") and "first" in stops[0], str(stops))
        page.hover(".tree .tree > li:last-child .node")
        mark = page.locator("#stage .mark.pointed").bounding_box()
        box = visit.place("Delete")
        expect(abs(mark["x"] - box["x"]) < 3 and abs(mark["y"] - box["y"]) < 3
               and abs(mark["width"] - box["width"]) < 4, f"{mark} is not {box}")
        page.keyboard.press("Control+Enter")
        page.get_by_role("alertdialog").wait_for()
        order = []
        for _ in stops:
            order.append(page.evaluate("""() => {
              let one = document.activeElement;
              while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
              return one.ariaLabel || one.textContent.trim();
            }"""))
            page.keyboard.press("Tab")
        expect_equal(order, ["Cancel", "Delete"], "where Tab goes")
        page.keyboard.press("Escape")


@promise
def it_can_be_taken_along_in_four_forms(site):
    with site.open(f"#z={packed(QUESTION)}") as visit:
        page = visit.page
        visit.tab("code")
        for form, word in [("json", '"heed": 1'), ("uikit", "import HeedUIKit"),
                           ("swiftui", "import HeedSwiftUI"), ("ask", "heed ask")]:
            page.check(f'input[name="code-form"][value="{form}"]', force=True)
            shown = page.inner_text("#code")
            expect(word in shown and "Delete 3 photos?" in shown, f"{form}: {shown[:200]}")
            page.click("#copy-code")
            visit.until("document.getElementById('said').textContent.includes('copied')")
            copied = page.evaluate("navigator.clipboard.readText()")
            expect_equal(copied.strip(), shown.strip(), form)


@promise
def tabs_follow_the_arrow_keys(site):
    with site.open() as visit:
        page = visit.page
        page.focus("#tab-problems")
        seen = []
        for key in ["ArrowRight"] * 4 + ["ArrowLeft", "Home", "End"]:
            page.keyboard.press(key)
            chosen = page.evaluate("document.activeElement.id")
            expect(page.is_visible(chosen.replace("tab-", "#panel-")), f"the panel of {chosen}")
            seen.append(chosen.removeprefix("tab-"))
        expect_equal(seen, ["access", "code", "answer", "problems", "answer", "problems", "answer"])


@promise
def the_report_is_laid_out_like_the_preview(site):
    different = []
    with site.open() as visit:
        for name in NAMES:
            with open(os.path.join(EXAMPLES, f"{name}.json"), encoding="utf-8") as file:
                text = file.read()
            for size, text_size in [([390, 844], "L"), ([320, 568], "AX1")]:
                offs = visit.page.evaluate("""async ([text, size, textSize]) => {
                  const { Reader } = await import("/app/reader.js");
                  const { pictures } = await import("/app/picker.js");
                  const look = { size, textSize, safeArea: [0, 0, 0, 0], scale: 2,
                    appearance: "light", direction: "ltr", locale: "en" };
                  const report = await new Reader().report(text, look);
                  const page = document.querySelector("#stage iframe").contentWindow.heedFrame;
                  const scene = await page.still(text, look, pictures, "enter", report.scene.enter);
                  return report.scene.nodes.flatMap((node) => {
                    const other = scene.nodes.find(({ id }) => id === node.id);
                    if (other === undefined) return [];
                    const off = node.frame.map((side, at) => Math.abs(side - other.frame[at]));
                    return [Math.max(...off)];
                  });
                }""", [text, size, text_size])
                expect(len(offs) > 0, f"{name} has nodes")
                if max(offs) > 3:
                    different.append(f"{name} at {size[0]}: {max(offs):.1f}")
    expect(len(different) <= 4, f"more than lines may do: {different}")
    return f"{2 * len(NAMES)} scenes, other lines in {different}"


# Sharing and keeping

@promise
def a_link_holds_the_document_and_the_surface(site):
    with site.open() as visit:
        page = visit.page
        visit.write(QUESTION.replace("photos", "фото 😀"))
        page.check('input[name="appearance"][value="dark"]', force=True)
        page.check('input[name="device"][value="tablet"]', force=True)
        page.fill("#text-size", "9")
        page.click("#share")
        visit.until("document.getElementById('said').textContent.includes('copied')")
        link = page.evaluate("navigator.clipboard.readText()")
        text = visit.text
        with site.open("#" + link.partition("#")[2]) as other:
            expect_equal(other.text, text)
            expect(other.page.is_checked('input[name="appearance"][value="dark"]'), "dark")
            expect(other.page.is_checked('input[name="device"][value="tablet"]'), "tablet")
            expect_equal(other.page.inner_text("#text-size-name"), "AX3")


@promise
def a_link_that_is_not_packed_is_taken_too(site):
    with site.open(f"#j={plain(QUESTION)}") as visit:
        expect_equal(visit.text, QUESTION)


@promise
def a_reload_keeps_everything(site):
    with site.open() as visit:
        page = visit.page
        visit.write(QUESTION)
        page.fill("#text-size", "5")
        visit.until("location.hash.includes('textSize=5')")
        page.reload()
        visit.ready()
        expect_equal(visit.text, QUESTION)
        expect_equal(page.inner_text("#text-size-name"), "xxL")
        # What is too long for an address is kept as well.
        document = json.loads(QUESTION)
        document["message"] = base64.b64encode(os.urandom(70_000)).decode()
        long = json.dumps(document)
        visit.write(long)
        visit.until("location.hash === ''")
        page.click("#share")
        # The address is packed first, which takes its time.
        visit.until("document.querySelector('#said').innerText.includes('too long')")
        page.reload()
        visit.ready()
        expect_equal(visit.text, long)


@promise
def without_storage_it_works_as_well(site):
    with site.open() as visit:
        visit.page.evaluate("""() => {
          for (const name of ["setItem", "getItem"]) {
            Storage.prototype[name] = () => { throw new DOMException("no", "SecurityError"); };
          }
        }""")
        visit.write(QUESTION)
        visit.until("location.hash.startsWith('#z=')")


# Hostile addresses and documents

@promise
def hostile_addresses_do_no_harm(site):
    bomb = packed(b" " * 40_000_000)
    cases = [
        (f"#z={bomb}", "1 MiB"), ("#z=AAAA", "damaged"), ("#z=%00%ff", "damaged"),
        ("#z=abc!", "damaged"), (f"#z={packed(bytes([255, 254, 253]))}", "not text"),
        (f"#z={'A' * 100_000}", "longer"), ("#j=====", "damaged"),
        ("#example=../../etc/passwd", "no document"),
        ("#example=%3Cscript%3E", "no document"),
    ]
    for fragment, words in cases:
        with site.open(fragment) as visit:
            visit.until(
                f"document.getElementById('said').textContent.includes({json.dumps(words)})")
            expect_equal(json.loads(visit.text)["heed"], 1, fragment[:40])
    with site.open("#device=x&size=99&theme=%22&locale=%3C&textSize=1e9&appearance="
                   "&direction=__proto__&showFocus=constructor") as visit:
        expect(visit.page.is_checked('input[name="device"][value="phone"]'), "the usual device")
        expect(not visit.page.is_visible("#stale"), "it is shown")


@promise
def markup_in_a_document_stays_text(site):
    evil = "<img src=x onerror=\"window.harmed=1\"><script>window.harmed=1</script>"
    document = {"heed": 1, "title": evil, "message": {"html": evil + "<b>ok</b>"},
                "content": [{"badge": evil}, {"field": {"id": "a", "placeholder": evil}}],
                "actions": [{"id": evil, "title": evil}, {"title": "Cancel", "role": "cancel"}]}
    with site.open(f"#z={packed(json.dumps(document))}") as visit:
        page = visit.page
        for name in ["access", "code", "problems"]:
            visit.tab(name)
        page.click("#try-page")
        page.locator("dialog[open]").last.wait_for()
        page.keyboard.press("Escape")
        page.wait_for_selector(".answers li")
        harmed = [frame.evaluate("window.harmed") for frame in page.frames]
        expect(not any(harmed), f"a script ran: {harmed}")
        expect_equal(page.locator(".panel img, .panel script").count(), 0, "elements from texts")
    bad = json.dumps({"heed": 1, evil: 1, "title": "x", "theme": evil,
                      "message": {"runs": [{"text": "x", "link": "javascript:window.harmed=1"}]}})
    with site.open(f"#z={packed(bad)}") as visit:
        expect(len(visit.problems()) >= 2, "it has problems")
        expect(not visit.page.evaluate("window.harmed"), "a script ran")
        expect_equal(visit.page.locator(".problems img").count(), 0, "elements from texts")


@promise
def a_large_document_leaves_the_page_usable(site):
    with site.open() as visit:
        document = json.loads(QUESTION)
        document["content"] = [{"text": f"Line {number}"} for number in range(400)]
        visit.write(json.dumps(document, indent=1))
        expect(not [words for words in visit.problems() if words.startswith("Error")],
               str(visit.problems()[:2]))
        visit.write("[" * 3_000)
        expect(any("deep" in words.lower() or "inside" in words.lower() or "list" in words.lower()
                   for words in visit.problems()), str(visit.problems()))
        visit.write(" " * 1_100_000)
        expect(any("bytes" in words for words in visit.problems()), str(visit.problems()))
        visit.write(QUESTION)
        expect(not visit.page.is_visible("#stale"), "it goes on")


# For everybody

@promise
def everything_is_reached_by_tab_and_the_focus_is_seen(site):
    with site.open(f"#z={packed(QUESTION)}") as visit:
        page = visit.page
        page.evaluate("document.activeElement.blur()")
        seen = []
        for _ in range(60):
            page.keyboard.press("Escape")
            page.keyboard.press("Tab")
            stop = page.evaluate("""() => {
              const one = document.activeElement;
              const seen = [one, one.nextElementSibling, one.closest(".editor")].some(
                (shown) => shown && getComputedStyle(shown).outlineStyle === "solid");
              const words = one.textContent.trim().slice(0, 20);
              const name = one === document.body ? "BODY" : one.id || one.name || words;
              return { name: name || one.tagName, seen };
            }""")
            if stop["name"] == "BODY":
                break
            seen.append(stop["name"])
            expect(stop["seen"], f"the focus on {stop} is not seen")
        for name in ["open-picker", "share", "try-page", "format", "source", "device", "size",
                     "appearance", "direction", "text-size", "theme", "locale", "way", "play",
                     "moment", "try-frame", "tab-problems"]:
            expect(name in seen, f"Tab never comes to {name}: {seen}")
        expect("IFRAME" not in seen, "the preview is no stop")


@promise
def nothing_sticks_out_at_any_width(site):
    for width, height in [(320, 568), (320, 256), (480, 800), (768, 1024), (1024, 768),
                          (1200, 700), (1440, 900)]:
        with site.open("#example=update-popup&device=all", width=width, height=height) as visit:
            for name in ["problems", "access", "code", "answer"]:
                visit.tab(name)
                wide = visit.page.evaluate("document.documentElement.scrollWidth")
                expect(wide <= width, f"{name} is {wide} wide at {width}")


@promise
def axe_finds_nothing(site):
    rules = {"iframes": False, "resultTypes": ["violations"]}
    count = 0
    for width in [320, 768, 1440]:
        for scheme in ["light", "dark"]:
            with site.open("#example=custom-alert", width=width, scheme=scheme) as visit:
                page = visit.page
                for name in ["problems", "access", "code", "answer", "errors", "more", "picker"]:
                    if name == "errors":
                        visit.tab("problems")
                        visit.write('{ "heed": 1,\n "titel": "x", "preferred": 5 }')
                    elif name == "more":
                        page.click(".more summary")
                    elif name == "picker":
                        page.click("#open-picker")
                        page.wait_for_selector("#documents li")
                    else:
                        visit.tab(name)
                    result = Axe().run(page, options=rules)
                    count += 1
                    found = [f"{violation['id']}: {violation['nodes'][0]['html'][:120]}"
                             for violation in result.response["violations"]]
                    expect(not found, f"{width} {scheme} {name}: {found}")
    return f"{count} views"


@promise
def with_forced_colours_the_text_is_seen(site):
    with site.open(forced_colors="active") as visit:
        color = visit.page.locator("#source").evaluate(
            "(area) => getComputedStyle(area).webkitTextFillColor")
        expect(color not in ("rgba(0, 0, 0, 0)", "transparent"), color)


@promise
def without_its_script_the_page_says_what_it_needs(site):
    with site.browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site.origin)
        expect("web server" in page.inner_text("#needs-server"), "it says what it needs")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", default="playground")
    parser.add_argument("names", nargs="*", help="words in names; all by default")
    options = parser.parse_args()
    site = Site(options.folder)
    try:
        return try_all(options.names, lambda function: function(site), "playground")
    finally:
        site.close()


if __name__ == "__main__":
    sys.exit(main())
