"""Programs on pseudo-terminals of their own, with nothing but Python's own library."""
import errno
import fcntl
import os
import select
import signal
import struct
import subprocess
import termios
import time

UP, DOWN, RIGHT, LEFT = b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D"
TAB, BACKTAB, ENTER, ESCAPE, SPACE = b"\t", b"\x1b[Z", b"\r", b"\x1b", b" "
PAGE_UP, PAGE_DOWN, HOME, END = b"\x1b[5~", b"\x1b[6~", b"\x1b[H", b"\x1b[F"
NAMES = {
    UP: "Up", DOWN: "Down", RIGHT: "Right", LEFT: "Left", TAB: "Tab", BACKTAB: "Backtab",
    ENTER: "Enter", ESCAPE: "Escape", SPACE: "Space", PAGE_UP: "PageUp", PAGE_DOWN: "PageDown",
    HOME: "Home", END: "End", b"\x03": "Ctrl-C",
}


def names(keys):
    """The keys in words."""
    return " ".join(NAMES.get(key) or key.decode("utf-8", "backslashreplace") for key in keys)


class Terminal:
    """A pseudo-terminal that stays for one program after the other."""

    def __init__(self, columns=80, rows=24, answers=b"\x1b[?62;4c"):
        self.leader, self.follower = os.openpty()
        os.set_blocking(self.leader, False)
        # What a terminal answers to the question what it is.
        self.answers = answers
        self.written = b""
        self.listener = None
        self.resize(columns, rows)
        self.modes = termios.tcgetattr(self.follower)

    def close(self):
        for descriptor in (self.leader, self.follower):
            if descriptor >= 0:
                os.close(descriptor)
        self.leader = self.follower = -1

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        fcntl.ioctl(self.leader, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def has_former_modes(self):
        return termios.tcgetattr(self.follower) == self.modes

    def start(self, words, environment=None, stdin=None, stdout=None, stderr=None, ready=None):
        """Starts a program for which this is the controlling terminal."""
        def become_leader():
            os.setsid()
            fcntl.ioctl(self.follower, termios.TIOCSCTTY, 0)

        variables = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"), "TERM": "xterm-256color",
            "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}
        variables.update(environment or {})
        return subprocess.Popen(
            words, stdin=self.follower if stdin is None else stdin,
            stdout=self.follower if stdout is None else stdout,
            stderr=self.follower if stderr is None else stderr,
            preexec_fn=become_leader, pass_fds=ready or (), close_fds=True,
            env={name: value for name, value in variables.items() if value is not None})

    def type(self, data):
        while data:
            try:
                data = data[os.write(self.leader, data):]
            except BlockingIOError:
                self.read(0.01)
            except OSError:
                return

    def read(self, seconds=0.0):
        """Takes what was written within a time; says whether there was anything."""
        if self.leader < 0 or not select.select([self.leader], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.leader, 65536)
        except OSError as error:
            if error.errno in (errno.EIO, errno.EAGAIN):
                return False
            raise
        self.written += data
        if self.listener:
            self.listener(data)
        if self.answers and b"\x1b[c" in data:
            self.type(self.answers)
        return bool(data)

    def settle(self, quiet=0.03, limit=3.0):
        """Reads until nothing comes for a while."""
        end = time.monotonic() + limit
        while time.monotonic() < end and self.read(quiet):
            pass

    def wait_for(self, is_so, limit=5.0):
        """Reads until something is so; says whether it came about."""
        end = time.monotonic() + limit
        while not is_so():
            if time.monotonic() > end:
                return False
            self.read(0.01)
        return True

    def wait(self, process, limit=5.0):
        """The exit code, as the shell tells it; nothing where the program does not end."""
        end = time.monotonic() + limit
        while process.poll() is None:
            if time.monotonic() > end:
                return None
            self.read(0.005)
        while self.read(0):
            pass
        return process.returncode if process.returncode >= 0 else 128 - process.returncode


def end(process):
    """Ends a program that does not end by itself."""
    if process.poll() is None:
        process.send_signal(signal.SIGKILL)
        process.send_signal(signal.SIGCONT)
        process.wait()
