#!/usr/bin/env python3
"""Runs the examples of Examples/Shell and those of the manual page that ask something."""
import argparse
import os
import subprocess
import sys
import tempfile

from screen import Screen
from screen_modes import leftovers
from terminal import DOWN, ENTER, ESCAPE, RIGHT, TAB, Terminal, end

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.join(HERE, "..", "..", "Examples", "Shell")

# The example, what is waited for, the keys, the exit code and what is on the terminal at the end.
SCRIPTS = [
    ("confirm-before-deploy", "Version 2.4", [RIGHT, ENTER], 0, "Deploying"),
    ("confirm-before-deploy", "Version 2.4", [ENTER], 1, "Nothing was changed"),
    ("confirm-before-deploy", "Version 2.4", [ESCAPE], 1, "Nothing was changed"),
    ("confirm-before-deploy", "Version 2.4", [b"\x03"], 1, "Nothing was changed"),
    ("pick-one-of-five", "Which size?", [ENTER], 0, "Size m"),
    ("pick-one-of-five", "Which size?", [DOWN, DOWN, ENTER], 0, "Size xl"),
    ("pick-one-of-five", "Which size?", [ESCAPE], 1, ""),
    ("ask-a-password", "Password:", ['s3"c\\ret é'.encode(), ENTER], 0, "A password of"),
    ("ask-a-password", "Password:", [b"s3cret", ESCAPE], 255, ""),
    ("progress-of-a-pipe", "Copying part 4/4", [], 0, "Copied"),
]

# The beginning of an example of the manual, and the same for it. Variables are printed.
MANUAL = [
    ("heed ask 'Deploy?'", "to production", [RIGHT, ENTER], 0, "deployed"),
    ("heed ask 'Deploy?'", "to production", [ENTER], 1, ""),
    ("size=$(heed ask", "Which size?", [b"m", ENTER], 0, "[m]"),
    ("size=$(heed ask", "Which size?", [ESCAPE], 1, "[cancel]"),
    ("password=$(heed whiptail", "Password?", [b"s3cret", ENTER], 0, "[s3cret]"),
    ("password=$(heed whiptail", "Password?", [ESCAPE], 255, "[]"),
    ("for n in", "75%", [], 0, ""),
    ("heed ask 'Sign in'", "Sign in", [b"ada", TAB, b"pw", ENTER], 0, '"user": "ada"'),
]


def manual(heed):
    """The examples of the manual page, as they are typed."""
    text = subprocess.run([heed, "man"], stdout=subprocess.PIPE, check=True).stdout.decode()
    examples = []
    for line in text.split(".SH EXAMPLES")[1].split("\n"):
        if line.startswith("\\fB") and line.endswith("\\fR"):
            line = line[3:-3]
            for mark, letter in (("\\&.", "."), ("\\-", "-"), ("\\(aq", "'"), ("\\e", "\\")):
                line = line.replace(mark, letter)
            examples.append(line)
    return examples


def run(words, folder, wait_for, keys, code, text):
    """What is wrong with an example; nothing where all is well."""
    terminal = Terminal()
    screen = Screen(80, 24)
    terminal.listener = screen.write
    seen = []
    terminal.listener = lambda data: (screen.write(data), seen.append(screen.words))
    path = folder + os.pathsep + os.environ.get("PATH", "/usr/bin:/bin")
    process = terminal.start(words, {"PATH": path})
    try:
        if not terminal.wait_for(lambda: any(wait_for in words for words in seen), 15):
            return f"'{wait_for}' was not shown:\n{screen.text}"
        terminal.settle(0.08)
        for key in keys:
            terminal.type(key)
            terminal.settle(0.05)
        found = terminal.wait(process, 15)
        if found != code:
            return f"exit code {found} and not {code}:\n{screen.text}"
        if text not in screen.text:
            return f"'{text}' is not on the terminal:\n{screen.text}"
        if not terminal.has_former_modes() or leftovers(terminal.written):
            return "the terminal was not given back"
        return None
    finally:
        end(process)
        terminal.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--heed", default="bin/heed")
    options = parser.parse_args()
    heed = os.path.abspath(options.heed)
    failed = 0
    with tempfile.TemporaryDirectory(prefix="heed-examples-") as folder:
        os.symlink(heed, os.path.join(folder, "heed"))
        with open(os.path.join(folder, "deploy"), "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\necho deployed\n")
        os.chmod(os.path.join(folder, "deploy"), 0o755)
        work = [(name, [os.path.join(FOLDER, name)], *rest) for name, *rest in SCRIPTS]
        examples = manual(heed)
        for start, *rest in MANUAL:
            found = [example for example in examples if example.startswith(start)]
            if len(found) != 1:
                failed += 1
                print(f"examples: the manual has {len(found)} examples that begin with {start}")
                continue
            script = f'cd "{folder}"\n{found[0]}\ncode=$?\necho "[$size$password]"\nexit $code'
            work.append((found[0], ["/bin/bash", "-c", script], *rest))
        for name, words, *rest in work:
            fault = run(words, folder, *rest)
            if fault:
                failed += 1
                print(f"examples: {name}: {fault}")
    print(f"examples: {len(work)} runs, {failed} wrong")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
