#!/usr/bin/env python3
"""Random keys, sizes and signals: each time the terminal has to be as it was, with one answer at most."""
import argparse
import os
import random
import re
import signal
import sys
import tempfile
import termios
import threading
import time

from screen_modes import leftovers
from terminal import Terminal, end

KEYS = [
    b"\t", b"\x1b[Z", b"\r", b" ", b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1b[5~",
    b"\x1b[6~", b"\x1b[H", b"\x1b[F", b"\x1b[3~", b"\x7f", b"\x15", b"\x17", b"\x0b", b"\x19",
    b"\x01", b"\x05", b"\x0c", b"a", b"d", b"c", b"y", b"n", "é".encode(), "日".encode(),
    "👩‍👩‍👧".encode(), b"\x1b[1;5C", b"\x1b[1;2D", b"\x1b[97;5u", b"\x1b[13u", b"\x1b[57441u",
    b"\x1b[27;5;97~", b"\x1bOA", b"\x1bOH", b"\x1bb", b"\x1bf", b"\x1bd", b"\x1b[I", b"\x1b[O",
    b"\x1b[200~pasted\r\x1b\x03text\x1b[201~", b"\x1b[200~", b"\x1b[201~", b"\x00", b"\xff\xfe",
    b"\xe3\x81", b"\x1b[", b"\x1b[<", b"\x1b]11;rgb:0000/0000/0000\x1b\\", b"\x1b[?1u",
    b"\x1b[?62;4c", b"\x1b[999999999999;99999999999u", b"\x1b[24~", b"\x1bP", b"\x9b",
]
ENDS = ["return", "escape", "kitty escape", "Ctrl-C", "TERM", "INT", "HUP", "QUIT", "none"]
HARMLESS = [signal.SIGWINCH, signal.SIGCONT, signal.SIGCHLD, signal.SIGURG]
DEADLY = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1,
          signal.SIGALRM, signal.SIGSEGV, signal.SIGABRT]

# The words, and for each exit code that is no signal's what may be on standard output and as a result.
ALERTS = [
    (["ask", "Deploy?", "to production", "--destructive", "deploy=Deploy", "--cancel", "Cancel"],
     {0: rb"deploy\n", 1: rb"cancel\n"}),
    (["ask", "Sign in", "--field", "user=User", "--field", "pw:secure=Password", "--field",
      "note:multiline=Note", "--action", "in=Sign in", "--cancel", "Cancel"],
     {0: rb"in\n", 1: rb"cancel\n"}),
    (["ask", "Three", "word " * 200, "--action", "a=A", "--action", "b=B", "--action", "c=C"],
     {0: rb"[abc]\n"}),
    (["ask", "No motion", "--reduce-motion", "--action", "a=A", "--cancel", "Cancel"],
     {0: rb"a\n", 1: rb"cancel\n"}),
    (["whiptail", "--title", "T", "--menu", "Which?", "0", "0", "0", "a", "A", "b", "B", "c", "C"],
     {0: rb"[abc]", 1: rb"", 255: rb""}),
    (["whiptail", "--checklist", "Which?", "0", "0", "4"]
     + [word for n in range(30) for word in (f"t{n}", f"Item {n}", "off")],
     {0: rb'("t\d+"( |$))*', 1: rb"", 255: rb""}),
    (["whiptail", "--inputbox", "Name?", "8", "40", "ab"],
     {0: rb"(?s).*", 1: rb"", 255: rb""}),
]


def plan(random_):
    """A course of events; the same for the same number."""
    words, expected = random_.choice(ALERTS)
    steps = []
    for _ in range(random_.randint(0, 24)):
        kind = random_.random()
        if kind < 0.62:
            steps.append(("keys", random_.choice(KEYS)))
        elif kind < 0.74:
            column, row = random_.randint(1, 90), random_.randint(1, 30)
            button = random_.choice([0, 0, 0, 1, 2, 35, 64, 65, 32])
            steps.append(("keys", b"\x1b[<%d;%d;%d%c" % (
                button, column, row, random_.choice(b"Mm"))))
        elif kind < 0.88:
            steps.append(("size", random_.randint(1, 140), random_.randint(1, 50)))
        elif kind < 0.93:
            steps.append(("signal", random_.choice(HARMLESS)))
        elif kind < 0.96:
            steps.append(("stop",))
        elif kind < 0.97:
            steps.append(("signal", random_.choice(DEADLY)))
        else:
            steps.append(("pause", random_.choice([0.001, 0.005, 0.04])))
    return words, expected, steps, random_.choice(ENDS), random_.choice([0, 0, 0.002, 0.03])


class Driver:
    """One terminal on which one program after the other is started."""

    def __init__(self, heed, folder, name):
        self.heed = heed
        self.terminal = Terminal()
        # Else the system throws away what a program wrote last when Ctrl-C is pressed after its end.
        modes = self.terminal.modes
        modes[3] |= termios.NOFLSH
        termios.tcsetattr(self.terminal.follower, termios.TCSANOW, modes)
        self.terminal.modes = termios.tcgetattr(self.terminal.follower)
        self.path = os.ttyname(self.terminal.follower)
        self.files = [os.path.join(folder, f"{name}.{end}") for end in ("out", "err")]
        self.environment = {
            "PATH": os.environ.get("PATH", ""), "TERM": "xterm-256color", "LANG": "C.UTF-8",
            "SWIFT_BACKTRACE": "enable=no"}

    def start(self, words):
        # Quicker than a copy of this process, and a session of its own with this terminal.
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        actions = [
            (os.POSIX_SPAWN_OPEN, 0, self.path, os.O_RDWR, 0),
            (os.POSIX_SPAWN_OPEN, 1, self.files[0], flags, 0o600),
            (os.POSIX_SPAWN_OPEN, 2, self.files[1], flags, 0o600)]
        return os.posix_spawn(
            self.heed, [self.heed, *words], self.environment, file_actions=actions, setsid=True,
            setsigmask=[], setsigdef=[number for number in range(1, 32) if number not in (9, 19)])

    def run(self, number):
        """Runs the course of a number; gives what is wrong with it."""
        random_ = random.Random(number)
        words, expected, steps, last, wait = plan(random_)
        terminal = self.terminal
        terminal.resize(random_.choice([80, 120, 40, 24]), random_.choice([24, 40, 16, 8]))
        terminal.answers = random_.choice(
            [b"\x1b[?62;4c", b"\x1b[?1u\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[?62;4c", None])
        terminal.written = b""
        termios.tcflush(terminal.follower, termios.TCIFLUSH)
        process = self.start(words)
        status = None

        def over():
            nonlocal status
            if status is None:
                found, value = os.waitpid(process, os.WNOHANG)
                if found:
                    status = value
            return status is not None

        def kill(value):
            # The number of a process that was waited for may be somebody else's by now.
            if not over():
                os.kill(process, value)

        if random_.random() < 0.8:
            # Mostly the question is seen first; what is typed before is thrown away.
            terminal.wait_for(lambda: len(terminal.written) > 300 or over(), 10)
        for step in steps:
            if over():
                break
            if step[0] == "keys":
                terminal.type(step[1])
            elif step[0] == "size":
                terminal.resize(step[1], step[2])
            elif step[0] == "signal":
                kill(step[1])
            elif step[0] == "stop":
                kill(signal.SIGSTOP)
                kill(signal.SIGCONT)
            else:
                terminal.read(step[1])
            if wait:
                terminal.read(wait)
        if last == "return":
            terminal.type(b"\r")
        elif last == "escape":
            terminal.type(b"\x1b")
        elif last == "kitty escape":
            terminal.type(b"\x1b[27u")
        elif last == "Ctrl-C":
            terminal.type(b"\x03")
        elif last != "none":
            kill(getattr(signal, f"SIG{last}"))
        terminal.wait_for(over, 0.06)
        was_up = not over()
        if was_up:
            kill(signal.SIGTERM)
        if not terminal.wait_for(over, 10):
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
            return "it does not end"
        while terminal.read(0):
            pass
        return self.judge(status, expected, was_up)

    def judge(self, status, expected, was_up):
        code = os.waitstatus_to_exitcode(status)
        code = 128 - code if code < 0 else code
        with open(self.files[0], "rb") as file:
            output = file.read()
        with open(self.files[1], "rb") as file:
            errors = file.read()
        faults = []
        if not self.terminal.has_former_modes():
            faults.append("the terminal's modes differ")
            termios.tcsetattr(self.terminal.follower, termios.TCSANOW, self.terminal.modes)
        left = leftovers(self.terminal.written)
        if left:
            faults.append(f"left on the terminal: {', '.join(left)}")
        if code in expected:
            answer = output + errors
            if not re.fullmatch(expected[code], answer):
                faults.append(f"exit code {code} with {answer!r}")
        elif 128 < code < 160:
            # A signal that cannot wait may come right after the answer stood.
            stood = os.WIFSIGNALED(status) and any(
                re.fullmatch(answer, output + errors) for answer in expected.values())
            if (output or errors) and not stood:
                faults.append(f"exit code {code} with {output!r} {errors!r}")
        else:
            faults.append(f"exit code {code}: {errors[:200]!r}")
        return "; ".join(faults)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--heed", default="bin/heed")
    parser.add_argument("--count", type=int, default=1500)
    parser.add_argument("--seed", default=os.environ.get("HEED_SEED", "1"))
    parser.add_argument("--only", type=int, help="one course, by its number")
    parser.add_argument("--jobs", type=int, default=4)
    options = parser.parse_args()
    seed = random.randrange(1 << 32) if options.seed == "random" else int(options.seed)
    heed = os.path.abspath(options.heed)
    numbers = [options.only] if options.only is not None else range(
        seed * 1_000_000, seed * 1_000_000 + options.count)
    queue = iter(numbers)
    lock = threading.Lock()
    failures = []
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="heed-chance-") as folder:
        def loop(name):
            driver = Driver(heed, folder, name)
            while True:
                with lock:
                    number = next(queue, None)
                if number is None:
                    break
                fault = driver.run(number)
                if fault:
                    with lock:
                        failures.append(number)
                        print(f"chance: course {number}: {fault}", flush=True)
            driver.terminal.close()

        threads = [threading.Thread(target=loop, args=(name,)) for name in range(options.jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    seconds = time.monotonic() - start
    print(f"chance: {len(numbers)} courses, seed {seed}, {len(failures)} wrong "
          f"({seconds:.0f} s, {len(numbers) / seconds:.0f} a second)")
    if failures:
        print(f"chance: again with --only {failures[0]}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
