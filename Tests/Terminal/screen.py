"""What a terminal shows, by pyte, with the second screen that pyte does not know."""
import re

import pyte
from wcwidth import wcwidth

SWITCH = re.compile(rb"\x1b\[\?1049([hl])")
# What pyte would take for text: the keyboard protocol, questions about it and synchronized updates.
UNKNOWN = re.compile(rb"\x1b\[[<>=?][0-9;]*u|\x1b\[\?2026[hl]|\x1b\[\?2026\$p")


class Screen:
    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.screens = []
        self.streams = []
        for _ in range(2):
            screen = pyte.Screen(columns, rows)
            self.screens.append(screen)
            self.streams.append(pyte.ByteStream(screen))
        self.is_alternate = False
        self.rest = b""

    def write(self, data):
        data = self.rest + data
        # A sequence may be cut in two.
        cut = data.rfind(b"\x1b")
        if cut >= 0 and len(data) - cut < 12 and not re.search(rb"[@-Z\\^-~]", data[cut + 2:]):
            data, self.rest = data[:cut], data[cut:]
        else:
            self.rest = b""
        data = UNKNOWN.sub(b"", data)
        parts = SWITCH.split(data)
        self.feed(parts[0])
        for mode, text in zip(parts[1::2], parts[2::2]):
            self.is_alternate = mode == b"h"
            if self.is_alternate:
                self.current.erase_in_display(2)
            self.feed(text)

    def feed(self, data):
        if data:
            self.streams[self.is_alternate].feed(data)

    @property
    def current(self):
        return self.screens[self.is_alternate]

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        for screen in self.screens:
            screen.resize(rows, columns)

    @property
    def lines(self):
        return [line.rstrip() for line in self.current.display]

    @property
    def text(self):
        return "\n".join(self.lines)

    @property
    def words(self):
        """The text with single spaces, so that a sentence is found though it was wrapped."""
        marks = "│┃▲▼╭╮╰╯─├┤|"
        return " ".join("".join(" " if c in marks else c for c in self.text).split())

    @property
    def has_cursor(self):
        return not self.current.cursor.hidden

    def looks(self):
        """Each cell as a letter that stands for its colours and attributes, and what they are."""
        legend = {}
        rows = []
        for row in range(self.rows):
            line = ""
            for column in range(self.columns):
                cell = self.current.buffer[row][column]
                flags = [name for name in ("bold", "italics", "underscore", "strikethrough",
                                           "reverse") if getattr(cell, name)]
                look = " ".join([cell.fg, "on", cell.bg, *flags])
                if look == "default on default":
                    line += " "
                else:
                    line += legend.setdefault(look, chr(ord("a") + len(legend)))
            rows.append(line.rstrip())
        return rows, legend

    def picture(self, with_looks=False):
        """Everything that is seen, as text."""
        edge = "+" + "-" * self.columns + "+"
        rows = [edge] + ["|" + padded(line, self.columns) + "|" for line in self.lines] + [edge]
        cursor = self.current.cursor
        rows.append(f"cursor {cursor.x},{cursor.y}" if self.has_cursor else "no cursor")
        if with_looks:
            looks, legend = self.looks()
            rows += ["", *looks]
            while rows[-1] == "":
                rows.pop()
            rows += [""] + [f"{letter} {look}" for look, letter in legend.items()]
        return "\n".join(rows) + "\n"


def padded(line, columns):
    width = sum(max(0, wcwidth(character)) for character in line)
    return line + " " * max(0, columns - width)
