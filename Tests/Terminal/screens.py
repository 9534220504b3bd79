#!/usr/bin/env python3
"""Whole screens of several sizes, compared with those that were looked at (Screens/*.txt).

--update writes them anew; look at every one that git says has changed."""
import argparse
import os
import sys
import tempfile
import time

from screen import Screen
from terminal import (
    BACKTAB, DOWN, ENTER, ESCAPE, PAGE_DOWN, RIGHT, SPACE, TAB, Terminal, end)

HERE = os.path.dirname(os.path.abspath(__file__))
EXAMPLES = os.path.join(HERE, "..", "..", "Examples")
FOLDER = os.path.join(HERE, "Screens")
SIZES = [(80, 24), (120, 40), (40, 16), (24, 8)]
PACKAGES = [word for n in range(1, 31) for word in (f"pkg{n}", f"Package {n}", "off")]
LONG = " ".join(
    f"Sentence {n} of a text that is too long for every terminal." for n in range(1, 60))


def example(name):
    return ["show", os.path.join(EXAMPLES, name + ".json"), "--reduce-motion"]


def ask(*words):
    return ["ask", "--reduce-motion", *words]


# The name, the words, the keys, and what is written to standard input.
SUBJECTS = [
    ("ask", ask("Deploy?", "to production", "--destructive", "deploy=Deploy", "--cancel", "Cancel"),
     [RIGHT]),
    ("many-actions", ask("Which size?", *[
        word for size in ("Small", "Medium", "Large", "Extra large", "Any") for word in (
            "--action", size)], "--cancel", "Cancel"), [DOWN]),
    ("form", ask("Sign in", "with your account", "--field", "user=User name", "--field",
                 "mail:email=Mail", "--field", "pw:secure=Password", "--action", "in=Sign in",
                 "--cancel", "Cancel"), [b"Ada", TAB, b"nowhere", TAB, b"secret", ENTER]),
    ("note", ask("What changed?", "--field", "note:multiline=Note", "--action", "save=Save"),
     ["First line\rand a second one, 日本語 too".encode()]),
    ("scrolled", ask("Read this", LONG, "--action", "Accept", "--cancel", "Decline"), [PAGE_DOWN]),
    ("emoji", ask("Family 👩‍👩‍👧‍👦 and flag 🇩🇪", "Thumbs 👍🏽, keycap 1️⃣, heart ❤️, é as e\u0301", "--action",
                  "👍 Yes", "--cancel", "👎 No"), []),
    ("chinese", ask("删除三张照片？", "此操作无法撤销。照片将从所有设备上删除，包括共享相簿中的照片。",
                    "--destructive", "删除", "--cancel", "取消"), []),
    ("arabic", ask("حذف 3 صور؟", "لا يمكن التراجع عن هذا (أبدا).", "--destructive", "حذف", "--cancel",
                   "إلغاء"), []),
    ("choice-list", example("choice-list"), [DOWN, SPACE]),
    ("sign-in", example("sign-in"), [b"ada"]),
    ("progress-document", example("progress"), []),
    ("update", example("update-forced"), []),
    ("banner", example("banner"), []),
    ("menu", ["whiptail", "--title", "Choose", "--backtitle", "Setup", "--menu",
              "Which of these?", "20", "60", "8", "alpha", "The first", "beta-two", "The second",
              "g", "The third"], [DOWN]),
    ("checklist", ["whiptail", "--title", "Packages", "--checklist", "Select some:", "20", "60", "8",
                   *PACKAGES], [SPACE, PAGE_DOWN, SPACE]),
    ("inputbox", ["whiptail", "--inputbox", "What is your name?", "8", "60", "Ada"], [b" Lovelace"]),
    ("passwordbox", ["whiptail", "--passwordbox", "Secret?", "8", "60"], [b"s3cret"]),
    ("yesno", ["whiptail", "--defaultno", "--yesno", "Erase the disk?\\nAll of it?", "8", "50"], []),
    ("progress", ["progress", "Copying", "--percent", "40", "--cancel", "Stop"], [],
     b"2/4 file-2.txt\n"),
    ("gauge", ["whiptail", "--title", "Setup", "--gauge", "Working", "8", "60", "10"], [],
     b"XXX\n75\nUnpacking\\nall of it\nXXX\n"),
]


def take(heed, size, subject, wanted):
    """The screen after the keys; what is wanted is waited for, so that a busy machine does not count."""
    name, words, keys = subject[:3]
    terminal = Terminal(*size)
    screen = Screen(*size)
    terminal.listener = screen.write
    given = feed = None
    if len(subject) > 3:
        given, feed = os.pipe()
        os.write(feed, subject[3])
    process = terminal.start([heed, *words], stdin=given, stdout=open(os.devnull, "wb"))
    try:
        terminal.wait_for(lambda: len(terminal.written) > 200, 10)
        terminal.settle(0.08)
        for key in keys:
            terminal.type(key)
            terminal.settle(0.06)
        with_looks = size == (80, 24)
        limit = time.monotonic() + (3 if wanted else 0.3)
        while screen.picture(with_looks) != wanted and time.monotonic() < limit:
            terminal.read(0.02)
        return screen.picture(with_looks)
    finally:
        end(process)
        for descriptor in (given, feed):
            if descriptor is not None:
                os.close(descriptor)
        terminal.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--heed", default="bin/heed")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("names", nargs="*", help="some screens; all by default")
    options = parser.parse_args()
    heed = os.path.abspath(options.heed)
    os.makedirs(FOLDER, exist_ok=True)
    failed = 0
    count = 0
    for size in SIZES:
        for subject in SUBJECTS:
            if options.names and subject[0] not in options.names:
                continue
            # What moves stands still for the picture.
            path = os.path.join(FOLDER, f"{subject[0]}-{size[0]}x{size[1]}.txt")
            wanted = None
            if os.path.exists(path) and not options.update:
                with open(path, encoding="utf-8") as file:
                    wanted = file.read()
            found = take(heed, size, subject, wanted)
            count += 1
            if options.update:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(found)
            elif found != wanted:
                failed += 1
                print(f"screens: {os.path.basename(path)} differs:")
                print(found)
    print(f"screens: {count} {'written' if options.update else f'compared, {failed} differ'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
