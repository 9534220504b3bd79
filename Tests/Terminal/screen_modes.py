"""What a program leaves behind on a terminal, from what it wrote."""
import re

# Modes that have to be off when a terminal is given back.
MODES = re.compile(rb"\x1b\[\?(\d+(?:;\d+)*)([hl])|\x1b\[>\d*u|\x1b\[<\d*u|\x1b\[=\d")


def leftovers(written):
    """What is left behind on a terminal: modes that are on, a hidden cursor, keyboard protocols."""
    on = set()
    hidden = False
    depth = 0
    for match in MODES.finditer(written):
        if match.group(1):
            for number in match.group(1).split(b";"):
                if number == b"25":
                    hidden = match.group(2) == b"l"
                elif match.group(2) == b"h":
                    on.add(number.decode())
                else:
                    on.discard(number.decode())
        elif match.group(0).startswith(b"\x1b[>"):
            depth += 1
        elif match.group(0).startswith(b"\x1b[<"):
            depth = max(0, depth - 1)
    # Line wrapping is on at first.
    on.discard("7")
    found = sorted(on)
    if hidden:
        found.append("no cursor")
    if depth:
        found.append(f"keyboard protocol {depth}")
    return found
