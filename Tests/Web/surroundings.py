"""What the person has set, and how small or large everything is."""
from documents_used import DESTRUCTIVE, FORM, PLAIN, QUESTION, SHEET, lengthy
from pages import contrast
from promises import expect, expect_equal, promise, wait_for


def shot(page):
    """The pixels of the page, as Pillow has them."""
    import io

    from PIL import Image
    return Image.open(io.BytesIO(page.page.screenshot())).convert("RGB")


def panel_color(page):
    """The colour in the panel's free space, a little inside its left edge."""
    title = page.dialog.get_by_text("Delete the file?").locator("visible=true").first
    title.wait_for()
    box = page.box(title)
    return shot(page).getpixel((int(box["x"] + box["width"] / 2), int(box["y"] - 4)))


def text_color(page, text="It cannot be brought back."):
    return page.page.get_by_text(text).first.evaluate("""(one) => {
      const deep = [...one.querySelectorAll("*")].filter((e) => e.textContent.trim()).pop() ?? one;
      return getComputedStyle(deep).color.match(/[\\d.]+/g).map(Number); }""")


@promise
def it_follows_light_and_dark_while_it_is_up(web):
    with web.page(color_scheme="light") as page:
        page.show(QUESTION)
        wait_for(lambda: sum(panel_color(page)) > 600, 3, "it is not light")
        light = panel_color(page)
        page.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        wait_for(lambda: sum(panel_color(page)) < 350, 3, f"it stays {light}")
        expect(sum(light) > 600, f"light is {light}")
        page.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        wait_for(lambda: sum(panel_color(page)) > 600, 3, "it stays dark")


@promise
def more_contrast_is_honoured(web):
    values = []
    for wanted in ["no-preference", "more"]:
        with web.page(contrast=wanted) as page:
            page.show(QUESTION)
            values.append(page.page.evaluate("""() => deep("dialog, dialog *")
              .map((one) => { const s = getComputedStyle(one);
                return s.color + s.backgroundColor + s.borderColor; }).join()"""))
    expect(values[0] != values[1], "it looks the same")


@promise
def less_motion_is_honoured_and_the_end_does_not_wait_for_any(web):
    look = """(question) => new Promise((done) => { const seen = new Set();
      const end = performance.now() + 700;
      const handle = heed.show(question);
      window.asked = { 0: { handle, answers: [], errors: [] } };
      handle.then((answer) => asked[0].answers.push(answer));
      const step = () => { for (const one of deep("dialog *")) {
          const t = getComputedStyle(one).transform; if (t !== "none") seen.add(t); }
        if (performance.now() < end) requestAnimationFrame(step); else done([...seen]); };
      step(); })"""
    scales = {}
    for still in [True, False]:
        with web.page(still=still, reduced_motion="reduce" if still else "no-preference") as page:
            seen = page.page.evaluate(look, QUESTION)
            scales[still] = [one for one in seen if one.startswith("matrix(") and
                             not one.startswith("matrix(1,")]
            page.press("Enter")
            page.answer(seconds=2)
    expect(not scales[True], f"it still grows under less motion: {scales[True][:3]}")
    expect(scales[False], "nothing moves where motion is welcome")


@promise
def forced_colours_are_the_systems(web):
    with web.page(forced_colors="active", color_scheme="dark") as page:
        page.show(QUESTION)
        look = page.page.evaluate("""() => { const one = deep("dialog button")[0];
          const own = document.createElement("p"); own.style.setProperty("color", "CanvasText");
          own.style.setProperty("background-color", "Canvas"); document.body.append(own);
          const s = getComputedStyle(own); const result = [s.color, s.backgroundColor]; own.remove();
          const border = deep("dialog, dialog *").some((e) => {
            const t = getComputedStyle(e); return t.borderStyle !== "none"
              && parseFloat(t.borderWidth) > 0 || t.outlineStyle !== "none" && parseFloat(t.outlineWidth) > 0; });
          return [getComputedStyle(one).color, result, border]; }""")
        numbers = text_color(page)
        expect(contrast(numbers, panel_color(page)) > 7, f"the text is {numbers}")
        expect(look[2], "nothing shows where the panel ends")


@promise
def right_to_left_is_mirrored(web):
    words = {"heed": 1, "title": "حذف الملف؟", "message": "لا يمكن استعادته.", "direction": "rtl",
             "actions": DESTRUCTIVE["actions"]}
    places = {}
    for direction in ["ltr", "rtl"]:
        with web.page() as page:
            page.show({**words, "direction": direction})
            places[direction] = [page.box(page.button(name))["x"] for name in ["Delete", "Cancel"]]
            if direction == "rtl":
                expect_equal(page.page.get_by_role("alertdialog").evaluate(
                    "(one) => getComputedStyle(one).direction"), "rtl")
    expect((places["ltr"][0] < places["ltr"][1]) != (places["rtl"][0] < places["rtl"][1]),
           f"{places}")


@promise
def the_page_s_direction_is_followed(web):
    with web.page() as page:
        page.page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
        page.show(DESTRUCTIVE)
        expect_equal(page.page.get_by_role("alertdialog").evaluate(
            "(one) => getComputedStyle(one).direction"), "rtl")


@promise
def at_320_by_256_everything_can_be_reached(web):
    for document in [DESTRUCTIVE, SHEET, FORM, lengthy(), QUESTION]:
        with web.page(viewport={"width": 320, "height": 256}) as page:
            page.show(document)
            for action in document["actions"]:
                button = page.button(action["title"])
                button.scroll_into_view_if_needed()
                box = page.box(button)
                expect(box["x"] >= 0 and box["x"] + box["width"] <= 320.5, f"{action}: {box}")
            first = page.box(page.button(document["actions"][0]["title"]))
            expect(page.page.evaluate("() => document.documentElement.scrollWidth") <= 320,
                   "the page scrolls sideways")
            expect(first["y"] < 256 and first["y"] + first["height"] > 0, f"{first}")
            page.button(document["actions"][-1]["title"]).click()
            page.answer()


@promise
def at_400_percent_it_stays_usable(web):
    # What a window of 1,280 by 1,024 becomes at 400 percent.
    with web.page(viewport={"width": 320, "height": 256}, device_scale_factor=4) as page:
        page.show(lengthy())
        page.button("Agree").scroll_into_view_if_needed()
        page.button("Agree").click()
        page.expect_answer("yes")


@promise
def the_person_s_own_font_size_counts(web):
    def size(page):
        page.show(QUESTION)
        return page.page.evaluate("""() => Math.max(...deep("dialog span").map(
          (one) => parseFloat(getComputedStyle(one).fontSize)))""")

    with web.page() as page:
        usual = size(page)
    # The setting is one of the whole browser, so it takes another one.
    with web.another("--blink-settings=defaultFontSize=24") as other, other.page() as page:
        large = size(page)
    expect(large >= usual * 1.2, f"{usual} and {large}")


@promise
def a_turned_device_is_laid_out_anew(web):
    with web.page(viewport={"width": 390, "height": 844}) as page:
        page.show(QUESTION)
        page.page.set_viewport_size({"width": 844, "height": 390})

        def is_centred():
            box = page.box(page.page.get_by_text("Delete the file?"))
            return abs(box["x"] + box["width"] / 2 - 422) < 3
        wait_for(is_centred, 3, "it is not in the middle any more")
        expect(page.box(page.button("Keep"))["y"] < 390, "an action is outside")


@promise
def it_is_printed(web):
    with web.page() as page:
        page.show(QUESTION)
        page.page.emulate_media(media="print")
        page.settle()
        text = page.page.get_by_text("It cannot be brought back.")
        expect(text.is_visible(), "it is not on paper")
        expect(contrast(text_color(page), (255, 255, 255)) > 4.5, f"{text_color(page)} on paper")
        pdf = page.page.pdf()
        expect(pdf.startswith(b"%PDF") and len(pdf) > 3_000, "there is no paper")
        page.page.emulate_media(media="screen", reduced_motion="reduce")
        page.button("Keep").click()
        page.expect_answer("keep")


@promise
def a_document_may_force_its_appearance_and_direction(web):
    with web.page(color_scheme="light") as page:
        page.show({**QUESTION, "appearance": "dark", "direction": "rtl"})
        wait_for(lambda: sum(panel_color(page)) < 350, 3, "it is not dark")
        expect_equal(page.page.get_by_role("alertdialog").evaluate(
            "(one) => getComputedStyle(one).direction"), "rtl")


@promise
def one_listener_watches_each_setting_and_none_is_left(web):
    with web.page(path="/pages/watched.html") as page:
        for _ in range(20):
            page.show(PLAIN)
            page.button("OK").click()
            page.answer()
            page.page.evaluate("() => { delete asked['0']; }")
        page.show(PLAIN)
        during = page.page.evaluate("() => window.listeners()")
        expect(during <= 12, f"{during} listeners of settings while one is up")
        page.button("OK").click()
        page.answer()
        wait_for(lambda: page.page.evaluate("() => window.listeners()") == 0, 3,
                 lambda: f"{page.page.evaluate('() => window.listeners()')} listeners are left")
