"""The page's alerts beside those that HeedImage draws, in the same family of letters."""
import io
import os
import subprocess
import tempfile

from PIL import Image, ImageDraw, ImageFont

from accessible import EXAMPLES, each_example
from asking import Asking
from pages import ROOT
from promises import expect, promise

SIZE = (390, 844)
# How far a control may be from where HeedImage has it, in points: letters are as wide as the browser
# and Pango find them, to a fraction of a point, and a line that breaks elsewhere moves all below it.
DISTANCE = 1.0
SHEET = os.path.join(ROOT, "docs", "web-beside-image.png")

FRAMES = """() => (window.deep ?? ((s) => [...document.querySelectorAll(s)]))("[role], button, input, textarea").flatMap((one) => {
  const role = one.getAttribute("role") ?? { BUTTON: "button", TEXTAREA: "textbox" }[one.tagName]
    ?? { checkbox: "checkbox", radio: "radio" }[one.type] ?? "textbox";
  if (!["button", "textbox", "radio", "checkbox", "switch"].includes(role)) return [];
  const label = one.getAttribute("aria-label") ?? one.labels?.[0]?.textContent ?? one.textContent;
  const shape = one.ownerSVGElement ? one.querySelector("rect, path") ?? one : one;
  const { x, y, width, height } = shape.getBoundingClientRect();
  return width ? [[role, label.trim(), x, y, width, height]] : [];
})"""


def render(name, path):
    subprocess.run(
        [os.path.abspath(Asking.heed), "render", os.path.join(ROOT, "Examples", name + ".json"), "-o",
         path, "--size", f"{SIZE[0]}x{SIZE[1]}", "--scale", "2", "--behind", "#FFFFFF"],
        check=True, capture_output=True)


def shown(web):
    return web.page(viewport={"width": SIZE[0], "height": SIZE[1]}, device_scale_factor=2,
                    allows=["404"], path="/pages/empty.html")


@promise
def controls_are_where_heed_render_has_them(web):
    with shown(web) as page:
        ours = {name: page.page.evaluate(FRAMES) for name in each_example(page)}
    far = []
    most = 0
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in EXAMPLES:
            path = os.path.join(folder, name + ".svg")
            render(name, path)
            with open(path, encoding="utf-8") as file:
                drawing = file.read()
            with web.context(viewport={"width": SIZE[0], "height": SIZE[1]}) as context:
                page = context.new_page()
                page.set_content(f"<body style='margin:0'>{drawing.partition('?>')[2]}")
                wanted = page.evaluate(FRAMES)
            found = ours[name]
            for role, label, *frame in wanted:
                same = [one[2:] for one in found if one[1] == label]
                if not same:
                    far.append(f"{name}: no {role} '{label}' among {[one[:2] for one in found]}")
                    continue
                distance = min(max(abs(a - b) for a, b in zip(frame, one)) for one in same)
                most = max(most, distance)
                count += 1
                if distance > DISTANCE:
                    far.append(f"{name}: '{label}' is {distance:.1f} away: {same[0]} for {frame}")
    expect(not far, f"{len(far)} of {count + len(far)}: " + "; ".join(far[:6]))
    return f"{count} controls, at most {most:.2f} points away"


@promise
def a_sheet_shows_both_side_by_side(web):
    columns, scale = 6, 0.5
    width, height = int(SIZE[0] * scale), int(SIZE[1] * scale)
    gap, title = 12, 18
    rows = -(-len(EXAMPLES) // (columns // 2))
    sheet = Image.new("RGB", ((width * 2 + gap) * (columns // 2) + gap, (height + title + gap) * rows + gap),
                      (232, 232, 236))
    draw = ImageDraw.Draw(sheet)
    font = ImageFont.truetype("/usr/share/fonts/opentype/inter/Inter-Regular.otf", 12)
    with tempfile.TemporaryDirectory() as folder, shown(web) as page:
        for index, name in enumerate(each_example(page)):
            path = os.path.join(folder, name + ".png")
            render(name, path)
            ours = Image.open(io.BytesIO(page.page.screenshot())).convert("RGB")
            x = gap + (width * 2 + gap) * (index % (columns // 2))
            y = gap + (height + title + gap) * (index // (columns // 2))
            draw.text((x, y), f"{name}: browser, heed render", fill=(40, 40, 46), font=font)
            for place, picture in enumerate([ours, Image.open(path).convert("RGB")]):
                sheet.paste(picture.resize((width, height), Image.LANCZOS), (x + width * place, y + title))
            colors = ours.resize((39, 84)).getcolors(4_000)
            expect(colors is None or len(colors) > 12, f"{name} is blank in the browser")
    if os.environ.get("HEED_RECORD"):
        sheet.quantize(256).save(SHEET, optimize=True)
        return SHEET
    sheet.save(os.path.join(tempfile.gettempdir(), "heed-web-beside-image.png"))
    return None
