"""`heed show --on browser` with a real Chromium at the other end."""
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time

from asking import QUESTION, Asking
from pages import ROOT
from promises import expect, expect_equal, promise, wait_for


class Visit:
    """A heed that asks, and a tab that has opened its page."""

    def __init__(self, web, words, **more):
        self.heed = Asking(words, **more)
        self.context = web.context(reduced_motion="reduce")
        self.faults = []

    def __enter__(self):
        self.tab = self.open()
        return self

    def __exit__(self, kind, *_):
        self.context.close()
        self.heed.__exit__()
        if kind is None:
            expect(not self.faults, f"the page complains: {self.faults[:3]}")

    def open(self):
        tab = self.context.new_page()
        tab.set_default_timeout(6_000)
        tab.on("pageerror", lambda error: self.faults.append(str(error)))
        # The browser writes down each answer with 409 and 410, which are meant so.
        tab.on("console", lambda message: message.type == "error"
               and not re.search(r"40[49]|410|ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE", message.text)
               and self.faults.append(message.text))
        tab.goto(self.heed.address)
        return tab


@promise
def a_click_is_the_answer_of_the_shell(web):
    for name, code, output in [("Deploy", 0, "deploy\n"), ("Later", 0, "later\n"), ("Cancel", 1, "cancel\n")]:
        with Visit(web, QUESTION) as visit:
            expect_equal(visit.tab.title(), "Deploy?")
            visit.tab.get_by_role("button", name=name, exact=True).click()
            visit.heed.over(code, output)
            visit.tab.get_by_text("Thank you.").wait_for()


@promise
def escape_is_the_way_out_of_the_shell(web):
    with Visit(web, QUESTION) as visit:
        visit.tab.get_by_role("button", name="Deploy").wait_for()
        visit.tab.keyboard.press("Escape")
        visit.heed.over(1, "cancel\n")


@promise
def what_was_typed_is_printed_as_json(web):
    with Visit(web, ["ask", "Who?", "--field", "name=Name", "--json"]) as visit:
        visit.tab.get_by_label("Name", exact=True).fill('Ada "A"')
        visit.tab.get_by_role("button", name="OK").click()
        visit.heed.over(0, None)
        expect_equal(json.loads(visit.heed.output),
                     {"action": "ok", "index": 1, "reason": "action", "values": {"name": 'Ada "A"'},
                      "selections": {}, "wasShown": True})


@promise
def the_page_s_timeout_is_that_of_the_shell(web):
    with Visit(web, [*QUESTION, "--timeout", "1"]) as visit:
        start = time.monotonic()
        visit.heed.over(124, "")
        expect(time.monotonic() - start < 5, "the server had to see to it")


@promise
def a_closed_tab_ends_it_without_a_choice(web):
    with Visit(web, QUESTION) as visit:
        visit.tab.get_by_role("button", name="Deploy").wait_for()
        visit.tab.close()
        # That it was seen the page has said by then.
        visit.heed.over(3, "", "The page was closed before there was an answer", limit=6)


@promise
def a_picture_of_any_name_is_shown(web):
    names = ["a#b.png", "a?b=c.png", "50%.png", "%2e.png", "ein Bäum.png", "in/a+b&c.png"]
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "in"))
        for name in names:
            shutil.copy(os.path.join(ROOT, "Examples", "art", "camera@2x.png"), os.path.join(folder, name))
        with open(os.path.join(folder, "x.json"), "w", encoding="utf-8") as file:
            json.dump({"heed": 1, "title": "Pictures", "actions": [{"id": "ok", "title": "OK"}],
                       "content": [{"image": {"file": name, "size": [20, 20]}} for name in names]}, file)
        with Visit(web, ["show", os.path.join(folder, "x.json")]) as visit:
            visit.tab.get_by_role("button", name="OK").wait_for()
            shown = visit.tab.evaluate("""() => [...document.querySelector("heed-surface").shadowRoot
              .querySelectorAll(".picture")].map((one) => one.style.backgroundImage)""")
            expect_equal(len([address for address in shown if address.startswith("url(")]), len(names),
                         f"pictures of {shown}")
            visit.tab.get_by_role("button", name="OK").click()
            visit.heed.over(0, "ok\n")


@promise
def a_tab_that_is_loaded_again_asks_again(web):
    with Visit(web, QUESTION) as visit:
        visit.tab.get_by_role("button", name="Deploy").wait_for()
        visit.tab.reload()
        visit.tab.get_by_role("button", name="Later").click()
        visit.heed.over(0, "later\n")


@promise
def a_second_tab_is_told_so_and_takes_over(web):
    with Visit(web, QUESTION) as visit:
        visit.tab.get_by_role("button", name="Deploy").wait_for()
        second = visit.open()
        second.get_by_text("The question is open in another page.").wait_for()
        expect_equal(second.get_by_role("button").count(), 0, "buttons of the second tab")
        visit.tab.close()
        second.get_by_role("button", name="Later").click()
        visit.heed.over(0, "later\n")


@promise
def ctrl_c_takes_the_question_off_the_page(web):
    with Visit(web, QUESTION) as visit:
        visit.tab.get_by_role("button", name="Deploy").wait_for()
        visit.heed.process.send_signal(signal.SIGINT)
        visit.heed.over(130, "")
        visit.tab.get_by_text("The question was taken back.").wait_for()
        wait_for(lambda: visit.tab.locator("dialog[open]").count() == 0, 3)


@promise
def every_document_of_the_gallery_is_asked(web):
    names = sorted(name for name in os.listdir(os.path.join(ROOT, "Examples")) if name.endswith(".json"))
    for name in names:
        with Visit(web, ["show", os.path.join(ROOT, "Examples", name)]) as visit:
            visit.tab.locator("dialog[open], [popover]").first.wait_for()
            visit.tab.evaluate("() => new Promise((done) => setTimeout(done, 50))")
            visit.heed.goes_on()
            broken = visit.tab.evaluate("""() => [...document.querySelectorAll("heed-surface")]
              .flatMap((one) => [...one.shadowRoot.querySelectorAll("img")])
              .filter((one) => one.complete && !one.naturalWidth).length""")
            expect_equal(broken, 0, f"broken pictures of {name}")


@promise
def a_browser_that_is_killed_ends_it(web):
    with tempfile.TemporaryDirectory() as folder:
        script = os.path.join(folder, "chromium")
        with open(script, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\nexec /usr/bin/chromium --headless=new --no-sandbox "
                       f"--disable-dev-shm-usage --user-data-dir='{folder}/profile' "
                       f"--remote-debugging-port=0 \"$@\" 2>'{folder}/log'\n")
        os.chmod(script, 0o700)
        with Asking(QUESTION, browser=script) as heed:
            line = wait_for(lambda: os.path.exists(f"{folder}/log") and re.search(
                r"ws://\S+", open(f"{folder}/log", encoding="utf-8").read()), 20, "no Chromium came")
            driven = web.playwright.chromium.connect_over_cdp(line.group())
            tab = wait_for(lambda: driven.contexts[0].pages, 10)[0]
            tab.get_by_role("button", name="Deploy").wait_for(timeout=15_000)
            found = subprocess.run(["pgrep", "-f", f"user-data-dir={folder}/profile"],
                                   capture_output=True, text=True, check=False).stdout.split()
            for number in found:
                try:
                    os.kill(int(number), signal.SIGKILL)
                except ProcessLookupError:
                    pass
            start = time.monotonic()
            heed.over(3, "", "The page was closed", limit=20)
            return f"after {time.monotonic() - start:.1f} s"
