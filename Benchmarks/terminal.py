"""Times programs that ask on a terminal: until the question is there, and from Escape to the end."""

import fcntl
import os
import select
import shutil
import struct
import termios
import time

from measure import summary

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HEED = os.path.join(ROOT, "bin", "heed")
TEXT = "Erase everything?"
GROUP = "A question on a terminal of 80 × 24 cells, whole process"
LIMIT = 5.0

# What a terminal answers that speaks the Kitty protocol, and one that does not.
KITTY, USUAL = b"\x1b[?0u\x1b[?62;4c", b"\x1b[?62;4c"


class Ask:
    """One question by one process: milliseconds, MiB."""

    def __init__(self, words, key=b"\x1b", answer=USUAL):
        leader, follower = os.openpty()
        try:
            fcntl.ioctl(leader, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            self.ask(words, leader, os.ttyname(follower), key, answer)
        finally:
            os.close(leader)
            os.close(follower)

    def ask(self, words, leader, path, key, answer):
        variables = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"), "TERM": "xterm-256color",
            "LANG": "C.UTF-8"}
        actions = [(os.POSIX_SPAWN_OPEN, number, path, os.O_RDWR, 0) for number in (0, 1, 2)]
        start = time.perf_counter()
        # The first terminal that the leader of a session opens is its controlling one.
        process = os.posix_spawn(
            shutil.which(words[0]) or words[0], words, variables, file_actions=actions, setsid=True)
        written = b""
        answered = False
        self.painted = None

        def read(seconds):
            nonlocal written, answered
            if not select.select([leader], [], [], seconds)[0]:
                return False
            try:
                data = os.read(leader, 65536)
            except OSError:
                return False
            written += data
            if self.painted is None and TEXT.split()[-1].encode() in written:
                self.painted = (time.perf_counter() - start) * 1000
            if not answered and b"\x1b[c" in written:
                answered = True
                os.write(leader, answer)
            return True

        while self.painted is None:
            if time.perf_counter() - start > LIMIT:
                os.kill(process, 9)
                os.waitpid(process, 0)
                raise RuntimeError(f"{words[0]} shows nothing")
            read(0.02)
        # The rest of the frame, and what is asked of the terminal.
        while read(0.03):
            pass
        self.bytes = len(written)
        # Not what the system says at the end: that counts this program's own memory, whose copy began it.
        self.memory = peak(process)
        began = time.perf_counter()
        os.write(leader, key)
        while True:
            found, _, usage = os.wait4(process, os.WNOHANG)
            if found:
                break
            if time.perf_counter() - began > LIMIT:
                os.kill(process, 9)
            read(0.0005)
        self.ended = (time.perf_counter() - began) * 1000
        self.cpu = (usage.ru_utime + usage.ru_stime) * 1000


def peak(process):
    """The most MiB that a process has had resident so far."""
    with open(f"/proc/{process}/status", encoding="ascii", errors="replace") as file:
        for line in file:
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    return 0.0


def measure(table, rounds):
    """Adds the rows of all programs to a table."""
    boxes = ["--yesno", TEXT, "8", "40"]
    subjects = {
        "heed ask": lambda: Ask([
            HEED, "ask", TEXT, "--destructive", "erase=Erase", "--cancel", "Cancel"]),
        "kitty": lambda: Ask(
            [HEED, "ask", TEXT, "--destructive", "erase=Erase", "--cancel", "Cancel"],
            b"\x1b[27u", KITTY),
        "still": lambda: Ask([
            HEED, "ask", TEXT, "--reduce-motion", "--destructive", "erase=Erase", "--cancel",
            "Cancel"]),
        "enter": lambda: Ask(
            [HEED, "ask", TEXT, "--destructive", "erase=Erase", "--cancel", "Cancel"], b"\r"),
        "heed whiptail": lambda: Ask([HEED, "whiptail", *boxes]),
    }
    for name in ("whiptail", "dialog"):
        if shutil.which(name):
            subjects[name] = lambda name=name: Ask([name, *boxes])
    # One that takes long to end is asked less often.
    every = {"dialog": 3, "whiptail": 2}
    samples = {name: [] for name in subjects}
    for turn in range(rounds + 1):
        for name, ask in subjects.items():
            if turn > 0 and (turn - 1) % every.get(name, 1):
                continue
            sample = ask()
            if turn > 0:
                samples[name].append(sample)
    ours = samples["heed ask"]

    def median(values):
        return summary(values)["median"]

    painted = [sample.painted for sample in ours]
    memory = [sample.memory for sample in ours]
    table.add(GROUP, "heed ask", "painted", painted, "ms", "≤ 8 ms",
              notes=["the first frame of its entry, with all words; it fades in for 0.2 s more"])
    table.add(GROUP, "", "escape", [s.ended for s in ours], "ms", "≤ 40 ms",
              notes=["for 30 of them a lone Escape is waited for"])
    table.add(GROUP, "heed ask, Kitty protocol", "escape", [s.ended for s in samples["kitty"]], "ms",
              "≤ 20 ms")
    table.add(GROUP, "heed ask --reduce-motion", "painted", [s.painted for s in samples["still"]],
              "ms", "≤ 8 ms")
    table.add(GROUP, "", "processor", [s.cpu for s in samples["still"]], "ms",
              notes=[f"{samples['still'][-1].bytes:,} bytes are written"])
    table.add(GROUP, "heed ask", "return", [s.ended for s in samples["enter"]], "ms")
    table.add(GROUP, "", "memory", memory, "MiB", "≤ 10 MiB")
    table.add(GROUP, "", "processor", [s.cpu for s in ours], "ms",
              notes=[f"{ours[-1].bytes:,} bytes are written"])
    for name in ("heed whiptail", "whiptail", "dialog"):
        if name not in samples:
            table.missing(GROUP, name, "painted")
            continue
        of = samples[name]
        values = [s.painted for s in of]
        table.add(GROUP, name, "painted", values, "ms", ratio=median(values) / median(painted))
        values = [s.ended for s in of]
        table.add(GROUP, "", "escape", values, "ms",
                  ratio=median(values) / median([s.ended for s in ours]))
        values = [s.memory for s in of]
        table.add(GROUP, "", "memory", values, "MiB", ratio=median(values) / median(memory))
        table.add(GROUP, "", "processor", [s.cpu for s in of], "ms",
                  notes=[f"{of[-1].bytes:,} bytes are written"])
