#!/usr/bin/env python3
"""What went wrong with other programs that ask on terminals and in windows, tried on heed, and every
signal. Prints a table; each line is a promise."""
import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

from screen import Screen
from screen_modes import leftovers
from terminal import DOWN, ENTER, ESCAPE, LEFT, PAGE_DOWN, RIGHT, TAB, Terminal, end

DEPLOY = ["ask", "Deploy?", "to production", "--destructive", "deploy=Deploy", "--cancel", "Cancel"]
PLAIN = ["ask", "Go on?", "--action", "go=Go", "--cancel", "Cancel"]
HEED = ""
ROWS = []


class Failed(Exception):
    pass


def expect(is_so, words):
    if not is_so:
        raise Failed(words)


class Run:
    """One heed on a terminal of its own."""

    def __init__(self, words, size=(80, 24), wait_for=None, answers=b"\x1b[?62;4c", stdin=None,
                 environment=None, stdout=None):
        self.terminal = Terminal(*size, answers=answers)
        self.screen = Screen(*size)
        self.terminal.listener = self.screen.write
        self.folder = tempfile.TemporaryDirectory(prefix="heed-failures-")
        self.paths = [os.path.join(self.folder.name, name) for name in ("out", "err")]
        out = stdout if stdout is not None else open(self.paths[0], "wb")
        with open(self.paths[1], "wb") as errors:
            self.process = self.terminal.start(
                [HEED, *words], environment, stdin=stdin, stdout=out, stderr=errors)
        if wait_for is not None:
            self.see(wait_for)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        end(self.process)
        self.terminal.close()
        self.folder.cleanup()

    def see(self, text):
        expect(self.terminal.wait_for(lambda: text in self.screen.words, 10),
               f"'{text}' is not on the screen:\n{self.screen.text}")
        self.terminal.settle(0.05)

    def type(self, *keys):
        for key in keys:
            self.terminal.type(key)
            self.terminal.settle(0.03)

    def resize(self, columns, rows):
        self.screen.resize(columns, rows)
        self.terminal.resize(columns, rows)

    def kill(self, number):
        os.kill(self.process.pid, number)

    def file(self, index):
        if not os.path.exists(self.paths[index]):
            return ""
        with open(self.paths[index], "rb") as file:
            return file.read().decode("utf-8", "replace")

    def over(self, code, output="", limit=10, is_sane=True):
        found = self.terminal.wait(self.process, limit)
        expect(found == code, f"exit code {found} and not {code}: {self.file(1)}")
        expect(self.file(0) == output, f"standard output is {self.file(0)!r} and not {output!r}")
        if is_sane:
            self.sane()

    def sane(self):
        expect(self.terminal.has_former_modes(), "the terminal's modes differ")
        left = leftovers(self.terminal.written)
        expect(not left, f"left on the terminal: {left}")
        expect(not self.screen.is_alternate, "the other screen is still there")


def check(rival, promise):
    """Adds a line to the table."""
    def add(function):
        ROWS.append((rival, promise, function))
        return function
    return add


def without_terminal(words, stdin=subprocess.DEVNULL, environment=None, data=None):
    """heed where there is no terminal at all."""
    variables = {"PATH": os.environ.get("PATH", ""), "TERM": "xterm", "LANG": "C.UTF-8"}
    variables.update(environment or {})
    return subprocess.run(
        [HEED, *words], stdin=None if data is not None else stdin, input=data,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, env=variables,
        timeout=20, check=False)


# MARK: Keys

@check("whiptail waits 502 ms for Escape, dialog 1,002 ms", "Escape ends it at once")
def escape_is_quick():
    best = 1.0
    for _ in range(5):
        with Run(PLAIN, wait_for="Go on?") as run:
            start = time.monotonic()
            run.terminal.type(ESCAPE)
            run.over(1, "cancel\n")
            best = min(best, time.monotonic() - start)
    expect(best < 0.25, f"the quickest of five took {best * 1000:.0f} ms")
    return f"{best * 1000:.0f} ms"


@check("an arrow key on a slow line is taken for Escape", "a key in pieces is one key")
def split_key():
    with Run([*PLAIN, "--escape-delay", "500"], wait_for="Go on?") as run:
        for piece in (b"\x1b", b"[", b"C"):
            run.terminal.type(piece)
            time.sleep(0.03)
        run.terminal.settle(0.05)
        expect(run.process.poll() is None, "it ended")
        run.type(b"\x1b[C", ENTER)
        run.over(0, "go\n")


@check("whiptail passes over Ctrl-C; dialog calls it No", "Ctrl-C ends it with 130, no answer")
def control_c():
    for words in (PLAIN, ["whiptail", "--yesno", "Go on?", "8", "40"]):
        with Run(words, wait_for="Go on?") as run:
            run.type(b"\x03")
            run.over(130)


@check("Enter in whiptail's scrolling text does nothing", "Return chooses, however long the text is")
def enter_in_long_text():
    with Run(["whiptail", "--msgbox", "word " * 600, "12", "40"], wait_for="word") as run:
        run.type(ENTER)
        run.over(0)


@check("SweetAlert2 has the confirming button focused where something is lost",
       "Return on a dangerous question is the way out")
def destructive_is_not_default():
    with Run(DEPLOY, wait_for="to production") as run:
        run.type(ENTER)
        run.over(1, "cancel\n")


@check("whiptail and dialog know no pointer in xterm, or choose where it went down",
       "a click chooses, a press that leaves does not")
def pointer():
    with Run(PLAIN, wait_for="Go on?") as run:
        row = next(index for index, line in enumerate(run.screen.lines) if "Cancel" in line)
        column = run.screen.lines[row].index("Go")
        at = f"{column + 1};{row + 1}"
        run.type(f"\x1b[<0;{at}M".encode(), b"\x1b[<32;1;1M", b"\x1b[<0;1;1m")
        expect(run.process.poll() is None, "it ended")
        run.type(f"\x1b[<0;{at}M".encode(), f"\x1b[<0;{at}m".encode())
        run.over(0, "go\n")


@check("keys typed before the question answer it", "what was typed before is thrown away")
def typed_ahead():
    with Run(["--version"]) as run:
        run.terminal.wait(run.process)
        terminal = run.terminal
        terminal.type(b"\r\r\r")
        process = terminal.start([HEED, *PLAIN])
        try:
            expect(terminal.wait_for(lambda: "Go on?" in run.screen.words, 10), "it is not shown")
            terminal.settle(0.1)
            expect(process.poll() is None, "it was answered by what was typed before")
        finally:
            end(process)


# MARK: Codes and streams

@check("zenity's extra button is exit code 1, as Cancel", "every action has its id and code 0")
def third_action():
    with Run(["ask", "Which?", "--action", "a=A", "--action", "b=B", "--action", "c=C", "--cancel",
              "Cancel"], wait_for="Which?") as run:
        run.type(b"b", ENTER)
        run.over(0, "b\n")


@check("dialog's timeout is 255, as Escape; gum's is the default, Yes", "timeout is 124, no answer")
def timeout():
    with Run([*PLAIN, "--timeout", "0.3"], wait_for="Go on?") as run:
        run.over(124)


@check("huh answers Yes at the end of the input; gum reads the script's next line",
       "the end of the input is 3, no answer; a pipe is no answer")
def end_of_input():
    result = without_terminal([*PLAIN, "--plain"])
    expect(result.returncode == 3 and not result.stdout, f"{result}")
    read, write = os.pipe()
    os.write(write, b"go\n1\ny\n")
    os.close(write)
    with Run(PLAIN, wait_for="Go on?", stdin=read) as run:
        expect(run.process.poll() is None, "the pipe answered")
        run.type(ESCAPE)
        run.over(1, "cancel\n")
    os.close(read)


@check("an empty standard input breaks prompts (</dev/null)", "keys come from the terminal")
def null_input():
    with open(os.devnull, "rb") as null, Run(PLAIN, wait_for="Go on?", stdin=null) as run:
        run.type(ENTER)
        run.over(0, "go\n")


@check("whiptail writes escape codes to standard output without a terminal; gum says No",
       "without a terminal: 3, one sentence, not a byte on standard output")
def no_terminal():
    for words in (PLAIN, DEPLOY, ["ask", "x", "--on", "window"]):
        result = without_terminal(words)
        expect(result.returncode == 3 and result.stdout == b"", f"{result}")
        expect(result.stderr.count(b"\n") == 1 and b"\x1b" not in result.stderr, f"{result}")
    result = without_terminal(["whiptail", "--yesno", "x", "8", "40"])
    expect(result.returncode == 255 and result.stdout == b"" and b"\x1b" not in result.stderr,
           f"{result}")


@check("dialog's help and exit code 0 come of a bad option", "bad usage is 2, nothing is shown")
def bad_option():
    result = without_terminal([*PLAIN, "--no-such-option"])
    expect(result.returncode == 2 and not result.stdout, f"{result}")


@check("whiptail takes a text for an option: No", "a text may begin with dashes")
def dashes():
    for text in ("--yesno", "--help", "-rf", "--"):
        with Run(["ask", "--action", "go=Go", "--", "--title", text], wait_for=text) as run:
            run.type(ENTER)
            run.over(0, "go\n")
        if text == "--help" or text == "--":
            continue
        with Run(["whiptail", "--yesno", text, "8", "40"], wait_for=text) as run:
            run.type(ENTER)
            run.over(0)


@check("zenity puts another question in place of 'Tom & Jerry <b>'; yad shows nothing",
       "text is text")
def markup():
    text = "Tom & Jerry <b>bold</b> &amp; %s $(id) `id` \\n"
    with Run(["ask", text, text], wait_for=text):
        pass


@check("text that is shown moves the cursor or changes colours", "control characters do nothing")
def control_characters():
    text = "a\x1b[31mb\x1b]0;title\x07c\x9b2Jd\re\x08f"
    with Run(["ask", text, "--action", text], wait_for="a") as run:
        for evil in (b"\x1b[31m", b"\x1b]0;", b"\x9b", b"\xc2\x9b", b"\x07", b"\x08"):
            expect(evil not in run.terminal.written, f"{evil} was written")


@check("a full disk or a closed pipe loses the answer", "an answer that cannot be written is 4")
def full_disk():
    with open("/dev/full", "wb") as full, Run(PLAIN, wait_for="Go on?", stdout=full) as run:
        run.type(ENTER)
        run.over(4)
    read, write = os.pipe()
    os.close(read)
    with Run(PLAIN, wait_for="Go on?", stdout=write) as run:
        os.close(write)
        run.type(ENTER)
        run.over(4)


# MARK: Terminals

@check("whiptail says No where TERM is dumb, unknown or unset; dialog draws on one line",
       "line by line, without an escape code")
def dumb():
    for term in ("dumb", "unknown", None):
        with Run(PLAIN, wait_for="Choose", environment={"TERM": term}) as run:
            expect(b"\x1b" not in run.terminal.written, "there is an escape code")
            run.type(b"1\r")
            run.over(0, "go\n")


@check("whiptail and dialog colour in spite of NO_COLOR", "no colour, and nothing moves")
def no_color():
    for words in (DEPLOY, ["whiptail", "--menu", "Go on?", "0", "0", "0", "a", "A"]):
        with Run(words, wait_for=words[1] if words[0] == "ask" else "Go on?",
                 environment={"NO_COLOR": "1"}) as run:
            run.type(DOWN, ESCAPE)
            run.terminal.wait(run.process)
            colours = re.findall(rb"\x1b\[[0-9;]*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;]*m",
                                 run.terminal.written)
            expect(not colours, f"{colours[:3]}")
            run.sane()


@check("boxes fall to pieces on the Linux console, in screen and in tmux",
       "each gets what it understands")
def terminals():
    for term in ("linux", "screen", "screen-256color", "tmux-256color", "xterm-kitty", "vt100",
                 "rxvt-unicode-256color", "foot"):
        with Run(DEPLOY, wait_for="to production", environment={"TERM": term},
                 answers=None if term in ("linux", "vt100") else b"\x1b[?62;4c") as run:
            written = run.terminal.written
            if term in ("linux", "vt100"):
                expect(b"\x1b[?1003h" not in written and b"\x1b]11" not in written,
                       f"{term} is asked what it does not know")
                expect("╭".encode() not in written, f"{term} has no round corners")
            run.type(RIGHT, ENTER)
            run.over(0, "deploy\n")


@check("a terminal that never answers holds everything up", "nothing waits for answers")
def no_answers():
    with Run(PLAIN, wait_for="Go on?", answers=None) as run:
        run.type(ENTER)
        run.over(0, "go\n")


@check("dialog counts bytes: 76 columns for 45 of Chinese", "columns are counted")
def chinese_width():
    title = "删除三张照片并清空回收站吗"
    with Run(["ask", title, "--action", "删除"], wait_for="删") as run:
        top = next(line for line in run.screen.lines if "╭" in line)
        expect(len(top.strip()) <= 2 * len(title) + 10, f"the panel has {len(top.strip())} columns")


@check("a family of emoji pushes whiptail's border out", "borders stand in one column")
def emoji_border():
    with Run(["ask", "Family 👩‍👩‍👧‍👦 and flag 🇩🇪", "❤️ 1️⃣ 👍🏽 नमस्ते กำ e\u0301", "--action", "OK"],
             wait_for="Family") as run:
        columns = set()
        for row in range(run.screen.rows):
            line = run.screen.current.buffer[row]
            places = [column for column in range(run.screen.columns) if line[column].data in "│╮╯"]
            if places:
                columns.add(places[-1])
        expect(len(columns) == 1, f"right borders in the columns {sorted(columns)}")


@check("dialog shows Arabic in the order of typing", "what is read from the right stands so")
def arabic():
    with Run(["ask", "שלום עולם", "--action", "אישור"], wait_for="םלוע םולש"):
        pass


# MARK: Room

@check("whiptail's text is gone on 6 rows, and keys still choose", "too small says so; Return waits")
def too_small():
    with Run(DEPLOY, (20, 6), wait_for="Make the terminal") as run:
        run.type(ENTER, b" ", RIGHT, ENTER)
        expect(run.process.poll() is None, "something was chosen that nobody saw")
        run.resize(80, 24)
        run.see("to production")
        run.type(ENTER)
        run.over(1, "cancel\n")


@check("SweetAlert2's buttons leave the screen; gum's do not wrap", "actions are seen at 24 × 8")
def actions_are_seen():
    for size in ((24, 8), (40, 16), (200, 60)):
        with Run(["ask", "Title", "text " * 500, "--action", "First", "--action", "Second"], size,
                 wait_for="text") as run:
            expect("First" in run.screen.text and "Second" in run.screen.text, run.screen.text)
            run.type(PAGE_DOWN, PAGE_DOWN)
            expect("First" in run.screen.text and "Second" in run.screen.text, run.screen.text)


@check("whiptail is cut off by a smaller window; gum leaves lines behind",
       "every size is laid out anew")
def resizing():
    with Run(DEPLOY, wait_for="to production") as run:
        for turn in range(60):
            run.resize(30 + turn * 7 % 110, 9 + turn * 5 % 40)
            if turn % 3 == 0:
                run.terminal.read(0.002)
        run.resize(60, 18)
        run.kill(signal.SIGWINCH)
        expect(run.terminal.wait_for(
            lambda: run.screen.words.count("Deploy?") == 1 and "Cancel" in run.screen.words
            and sum("╭" in line for line in run.screen.lines) == 1, 10),
            run.screen.text)
        run.terminal.settle(0.1)
        expect(run.screen.text.count("╭") == 1, run.screen.text)
        run.type(ENTER)
        run.over(1, "cancel\n")


# MARK: Signals

@check("whiptail's SIGTERM leaves the terminal raw, without echo and cursor; dialog's is No",
       "every deadly signal gives it back")
def deadly_signals():
    special = {signal.SIGHUP: 129, signal.SIGINT: 130, signal.SIGTERM: 143}
    ignored = {signal.SIGCHLD, signal.SIGURG, signal.SIGWINCH, signal.SIGCONT, signal.SIGPIPE,
               signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU}
    count = 0
    for words, text in ((DEPLOY, "to production"),
                        (["whiptail", "--inputbox", "Name?", "8", "40"], "Name?")):
        for number in range(1, 32):
            number = signal.Signals(number)
            if number in ignored or number in (signal.SIGKILL, signal.SIGSTOP):
                continue
            with Run(words, wait_for=text) as run:
                run.kill(number)
                try:
                    run.over(special.get(number, 128 + number))
                except Failed as error:
                    raise Failed(f"{number.name}: {error}") from error
                count += 1
    return f"{count} tried"


@check("signals that mean nothing end a program", "it goes on")
def harmless_signals():
    with Run(DEPLOY, wait_for="to production") as run:
        for number in (signal.SIGCHLD, signal.SIGURG, signal.SIGWINCH, signal.SIGCONT,
                       signal.SIGPIPE, signal.SIGTSTP):
            run.kill(number)
            run.terminal.settle(0.05)
            expect(run.process.poll() is None, f"{number.name} ended it")
            run.kill(signal.SIGCONT)
        run.see("to production")
        run.type(RIGHT, ENTER)
        run.over(0, "deploy\n")


@check("a program that was stopped comes back to a screen of something else", "the frame comes again")
def stop_and_go_on():
    with Run(DEPLOY, wait_for="to production") as run:
        for _ in range(5):
            run.kill(signal.SIGSTOP)
            run.kill(signal.SIGCONT)
            run.terminal.settle(0.05)
        run.screen.current.erase_in_display(2)
        run.kill(signal.SIGSTOP)
        run.kill(signal.SIGCONT)
        run.see("to production")
        run.type(RIGHT, ENTER)
        run.over(0, "deploy\n")


@check("a closed window leaves processes behind", "it ends with 129")
def hang_up():
    with Run(DEPLOY, wait_for="to production") as run:
        run.terminal.close()
        expect(run.process.wait(10) == 129, f"exit code {run.process.returncode}")


@check("a pipe that ends early or never leaves whiptail's gauge on the screen",
       "progress ends with its input, and by Ctrl-C")
def progress():
    for words in (["progress", "Copying"], ["whiptail", "--gauge", "Copying", "8", "40", "0"]):
        read, write = os.pipe()
        with Run(words, wait_for="Copying", stdin=read) as run:
            os.write(write, b"40\n")
            run.see("40%")
            os.close(write)
            run.over(0)
        os.close(read)
        read, write = os.pipe()
        with Run(words, wait_for="Copying", stdin=read) as run:
            run.type(ESCAPE, ENTER)
            expect(run.process.poll() is None, "a key ended it")
            run.type(b"\x03")
            run.over(130)
        os.close(read)
        os.close(write)
    read, write = os.pipe()
    with Run(["progress", "Copying", "--cancel", "Stop"], wait_for="Stop", stdin=read) as run:
        run.type(ENTER)
        run.over(1, "cancel\n")
    os.close(read)
    os.close(write)


@check("progress of much output is slow or stuck", "400,000 lines go by")
def much_progress():
    data = b"".join(b"%d\nfile %d\n" % (index % 101, index) for index in range(200_000))
    with tempfile.TemporaryFile() as file:
        file.write(data)
        file.seek(0)
        with Run(["progress", "Copying"], stdin=file) as run:
            run.over(0, limit=30)
    result = without_terminal(["progress", "Copying"], data=b"5\n50 % half\n100\n")
    expect(result.returncode == 0 and result.stdout == b"", f"{result}")
    expect(result.stderr == b"Copying\n5 %\n50 % half\n100 % half\n", f"{result.stderr}")


def main():
    global HEED
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--heed", default="bin/heed")
    parser.add_argument("names", nargs="*", help="some of them; all by default")
    options = parser.parse_args()
    HEED = os.path.abspath(options.heed)
    failed = 0
    done = 0
    for rival, promise, function in ROWS:
        if options.names and function.__name__ not in options.names:
            continue
        done += 1
        try:
            note = function()
            result = "holds" + (f" ({note})" if note else "")
        except Failed as error:
            failed += 1
            result = f"BROKEN: {error}"
        print(f"{rival}\n    {promise}: {result}", flush=True)
    print(f"failures: {done} promises, {failed} broken")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
