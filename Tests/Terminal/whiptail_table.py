"""Boxes and keys that whiptail and heed are given side by side."""
from terminal import (
    BACKTAB, DOWN, END, ENTER, ESCAPE, HOME, LEFT, PAGE_DOWN, RIGHT, SPACE, TAB, UP)


def items(count, status=False, on=()):
    words = []
    for index in range(count):
        words += [f"t{index}", f"Item {index}"]
        if status:
            words.append("on" if index in on else "off")
    return words


YESNO = ["--yesno", "Go on?", "8", "40"]
MESSAGE = ["--msgbox", "Done.", "8", "40"]
INPUT = ["--inputbox", "Name?", "8", "40", "ab"]
PASSWORD = ["--passwordbox", "Secret?", "8", "40"]
MENU = ["--menu", "Which?", "20", "60", "4"] + items(9)
CHECK = ["--checklist", "Which?", "20", "60", "4"] + items(9, True, (2,))
RADIO = ["--radiolist", "Which?", "20", "60", "4"] + items(9, True, (2,))
TAGS = ['a"b', "x", "on", "c\\d", "y", "on", "e f", "z", "on", "$h", "z", "1", "`q`", "z", "yes",
        "it's", "z", "ON", "", "w", "on", "ü", "v", "on", "off", "u", "off"]
PASSWD = ["--textbox", "/etc/passwd", "12", "60"]

# The words, and the keys one after the other.
CASES = [
    (YESNO, keys) for keys in (
        [ENTER], [SPACE], [TAB, ENTER], [RIGHT, ENTER], [RIGHT, RIGHT, ENTER], [LEFT, ENTER],
        [DOWN, ENTER], [UP, ENTER], [TAB, TAB, ENTER], [BACKTAB, ENTER], [TAB, SPACE],
        [RIGHT, LEFT, ENTER], [RIGHT, UP, ENTER], [ESCAPE], [TAB, ESCAPE])
] + [
    (["--defaultno", *YESNO], keys) for keys in (
        [ENTER], [TAB, ENTER], [LEFT, ENTER], [RIGHT, ENTER], [UP, ENTER], [ESCAPE])
] + [
    (MESSAGE, keys) for keys in ([ENTER], [SPACE], [TAB, ENTER], [ESCAPE])
] + [
    (INPUT, keys) for keys in (
        [ENTER], [b"c", ENTER], [b"\x7f", ENTER], [LEFT, b"x", ENTER], [HOME, b"x", ENTER],
        [END, b"x", ENTER], [TAB, ENTER], [TAB, TAB, ENTER], [TAB, TAB, TAB, b"z", ENTER],
        [b"\x15", b"z", ENTER], [b"\x01", b"z", ENTER], [b"\x05", b"z", ENTER],
        [b"\x01", b"\x0b", b"n", ENTER], [b"\x01", b"\x04", ENTER], [b"\x01", b"\x1b[3~", ENTER],
        [DOWN, ENTER], [DOWN, DOWN, ENTER], [DOWN, RIGHT, ENTER], [DOWN, UP, b"q", ENTER],
        [BACKTAB, ENTER], ["é".encode(), ENTER], ["日本".encode(), ENTER], [b"-", b"-", b"x", ENTER],
        [b'"', b"'", b"\\", b"n", ENTER], [b" ", b"c", ENTER], [ESCAPE], [TAB, ESCAPE])
] + [
    (PASSWORD, keys) for keys in (
        [ENTER], [b"s", b"3", ENTER], [b"s", b"\x7f", b"t", ENTER], [b"s", TAB, TAB, ENTER], [ESCAPE])
] + [
    (MENU, keys) for keys in (
        [ENTER], [DOWN, DOWN, ENTER], [UP, ENTER], [END, ENTER], [END, DOWN, ENTER],
        [END, HOME, ENTER], [PAGE_DOWN, ENTER], [PAGE_DOWN, PAGE_DOWN, ENTER],
        [PAGE_DOWN, PAGE_DOWN, PAGE_DOWN, ENTER], [DOWN, RIGHT, ENTER], [DOWN, TAB, ENTER],
        [DOWN, TAB, TAB, ENTER], [DOWN, LEFT, ENTER], [BACKTAB, ENTER], [b"t", ENTER],
        [b"t", b"t", ENTER], [b"q", ENTER], [SPACE, ENTER], [TAB, TAB, TAB, DOWN, ENTER],
        [DOWN, TAB, UP, UP, ENTER], [DOWN, TAB, DOWN, ENTER], [DOWN, TAB, RIGHT, ENTER],
        [DOWN, TAB, SPACE], [DOWN] * 12 + [ENTER], [ESCAPE], [DOWN, ESCAPE])
] + [
    (CHECK, keys) for keys in (
        [ENTER], [SPACE, ENTER], [DOWN, SPACE, ENTER], [DOWN, DOWN, SPACE, ENTER],
        [SPACE, SPACE, ENTER], [TAB, ENTER], [TAB, TAB, ENTER], [PAGE_DOWN, SPACE, ENTER],
        [PAGE_DOWN, PAGE_DOWN, PAGE_DOWN, SPACE, ENTER], [DOWN, RIGHT, SPACE, ENTER],
        [DOWN, LEFT, SPACE, ENTER], [UP, ENTER], [DOWN] * 9 + [ENTER], [DOWN] * 9 + [SPACE, ENTER],
        [SPACE, DOWN, SPACE, TAB, SPACE], [DOWN, SPACE, TAB, TAB, TAB, SPACE, ENTER], [ESCAPE],
        [SPACE, ESCAPE])
] + [
    (RADIO, keys) for keys in (
        [ENTER], [DOWN, ENTER], [DOWN, SPACE, ENTER], [SPACE, ENTER],
        [DOWN, DOWN, DOWN, SPACE, TAB, ENTER], [SPACE, TAB, TAB, ENTER], [ESCAPE])
] + [
    (["--checklist", "Tags", "20", "60", "8", *TAGS], [ENTER]),
    (["--separate-output", "--checklist", "Tags", "20", "60", "8", *TAGS], [ENTER]),
    (["--noitem", "--checklist", "t", "20", "60", "4", "a", "on", "b", "off"], [ENTER]),
    (["--noitem", "--radiolist", "t", "20", "60", "4", "a", "on", "b", "off"], [DOWN, SPACE, ENTER]),
    (["--noitem", "--menu", "t", "20", "60", "4", "a", "x", "b", "y"], [DOWN, ENTER]),
    (["--notags", "--menu", "t", "20", "60", "4", "a", "x", "b", "y"], [DOWN, ENTER]),
    (["--notags", "--menu", "t", "20", "60", "4", "a", "x", "b", "y"], [b"y", ENTER]),
    (["--notags", "--checklist", "t", "20", "60", "4", "a", "x", "on"], [ENTER]),
    (["--default-item", "b", "--menu", "t", "20", "60", "4", "a", "x", "b", "y"], [ENTER]),
    (["--default-item", "t6", *MENU], [DOWN, ENTER]),
    (["--default-item", "zz", "--menu", "t", "20", "60", "4", "a", "x", "b", "y"], [ENTER]),
    (["--default-item", "b", "--checklist", "t", "20", "60", "4", "a", "x", "on", "b", "y", "off"],
     [SPACE, ENTER]),
    (["--radiolist", "t", "20", "60", "4", "a", "x", "on", "b", "y", "on"], [ENTER]),
    (["--radiolist", "t", "20", "60", "4", "a", "x", "off", "b", "y", "off"], [ENTER]),
    (["--checklist", "t", "20", "60", "4"], [ENTER]),
    (["--menu", "t", "0", "0", "0", "a", "b", "c", "d"], [DOWN, ENTER]),
    (["--checklist", "t", "0", "0", "0", "a", "b", "on", "c", "d", "off"], [DOWN, SPACE, ENTER]),
    (["--menu", "t", "20", "60", "4", "same", "one", "same", "two"], [DOWN, ENTER]),
    (["--menu", "t", "20", "60", "4", "a/b", "one", "日本", "two"], [DOWN, ENTER]),
    (["--nocancel", *MENU], [TAB, TAB, ENTER]), (["--nocancel", *MENU], [ESCAPE]),
    (["--nocancel", *CHECK], [ESCAPE]), (["--nocancel", *INPUT], [ESCAPE]),
    (["--nocancel", *INPUT], [TAB, TAB, ENTER]), (["--nocancel", *YESNO], [TAB, ENTER]),
    (["--nocancel", *YESNO], [ESCAPE]), (["--nocancel", *MESSAGE], [ESCAPE]),
    (["--defaultno", *MENU], [ENTER]), (["--defaultno", *INPUT], [ENTER]),
    (["--defaultno", *MESSAGE], [ENTER]),
    (["--output-fd", "1", *INPUT], [b"q", ENTER]), (["--output-fd", "1", *CHECK], [ENTER]),
    (["--output-fd", "1", *MENU], [TAB, TAB, ENTER]), (["--output-fd", "9", *INPUT], [ENTER]),
    (["--title=A title", *YESNO], [ENTER]), (["--title", "--yesno", *YESNO], [ENTER]),
    (["Go on?", "8", "40", "--yesno"], [ENTER]), ([*YESNO, "more"], [ENTER]),
    (["--yesno", "--", "--title", "8", "40"], [ENTER]), (["--yesno", "", "8", "40"], [ENTER]),
    (["--yesno", "a\\nb", "8", "40"], [ENTER]), (["--yesno", "a\nb\t\x1b[31mc", "8", "40"], [ENTER]),
    (["--inputbox", "t", "8", "40", "--", "-x"], [ENTER]),
    (["--inputbox", "t", "8", "40", "a", "b"], [ENTER]), (["--inputbox", "t", "8", "40"], [ENTER]),
    (["--passwordbox", "t", "8", "40", "x"], [b"y", ENTER]),
    (["--clear", "--fb", "--topleft", "--backtitle", "B", "--yes-button", "Y", "--no-button", "N",
      "--ok-button", "O", "--cancel-button", "C", *YESNO], [RIGHT, ENTER]),
    (["--ok-button", "O", "--cancel-button", "C", *MENU], [TAB, TAB, ENTER]),
    (["--yes-button", "", "--no-button", "", *YESNO], [RIGHT, ENTER]),
    (["--scrolltext", *YESNO], [TAB, TAB, ENTER][:0] + [ESCAPE]),
    (["--yesno", "word " * 400, "12", "40"], [ESCAPE]),
    (PASSWD, [TAB, ENTER]), (PASSWD, [ESCAPE]),
    (["--textbox", "/nonexistent", "12", "60"], []),
    (["--infobox", "Please wait", "8", "40"], []),
    ([], []), (["--yesno", "t"], []), (["--yesno", "t", "x", "40"], []),
    (["--menu", "t", "20", "60", "4"], []), (["--menu", "t", "20", "60", "4", "a"], []),
    (["--menu", "t", "20", "60", "x", "a", "b"], []), (["--checklist", "t", "9", "60", "4", "a"], []),
    (["--help"], []), (["-h"], []), (["--version"], []), (["-v"], []),
]

# Gauges, with what is written to their standard input.
GAUGES = [
    (["--gauge", "Working", "8", "40", "0"], b"10\n50\n100\n"),
    (["--gauge", "Working", "8", "40", "30"], b""),
    (["--gauge", "Working", "8", "40", "0"], b"XXX\n40\nNow\\nthis\nXXX\n70\n"),
    (["--gauge", "Working", "8", "40", "0"], b"junk\n-5\n 60 \n1000\n7"),
    (["--gauge", "Working", "8", "40", "0"], b"XXX\n40\nNo end\n"),
    (["--title", "T", "--gauge", "Working", "0", "0", "100"], b"1\n2\n"),
    (["--gauge", "Working", "8", "40"], b"1\n"),
    (["--gauge", "Working", "8", "40", "x"], b"1\n"),
]

# What whiptail does and a script cannot mean; heed does better. The reason, the words, the keys, and the
# exit code and result of heed.
BETTER = [
    ("a text that begins with dashes is no option", ["--yesno", "--foo", "8", "40"], [ENTER], 0, b""),
    ("so it is with one dash", ["--yesno", "-1", "8", "40"], [ENTER], 0, b""),
    ("a text may be the name of a box", ["--yesno", "--msgbox", "8", "40"], [ENTER], 0, b""),
    ("tags may begin with dashes", ["--menu", "t", "20", "60", "4", "-a", "-b", "c", "d"], [ENTER], 0,
     b"-a"),
    ("a first value may begin with a dash", ["--inputbox", "t", "8", "40", "-x"], [ENTER], 0, b"-x"),
    ("an error is not No", ["--defualtno", *YESNO], [], 255, b""),
    ("a missing value is not No", ["--title"], [], 255, b""),
    ("Enter ends a text that scrolls", ["--scrolltext", *MESSAGE], [ENTER], 0, b""),
    ("and a long one", ["--msgbox", "word " * 400, "12", "40"], [ENTER], 0, b""),
    ("End goes to the end of a checklist", CHECK, [END, SPACE, ENTER], 0, b'"t2" "t8"'),
    ("a letter goes to what begins with it",
     ["--checklist", "t", "20", "60", "4", "a", "x", "off", "b", "y", "off"], [b"b", SPACE, ENTER], 0,
     b'"b"'),
    ("Page Up goes as far as Page Down", MENU, [PAGE_DOWN, b"\x1b[5~", ENTER], 0, b"t0"),
    ("Ctrl-C ends it", YESNO, [b"\x03"], 130, b""),
    ("a letter goes to a button too", YESNO, [b"n", ENTER], 1, b""),
    ("Ctrl-W takes a word away", INPUT, [b"\x17", b"z", ENTER], 0, b"z"),
]
