"""What the tests of windows stand on: a display, a bus, the command and what it shows."""

import contextlib
import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HEED = os.environ.get("HEED", os.path.join(ROOT, "bin", "heed"))
EXAMPLES = os.path.join(ROOT, "Examples")


class Shown:
    """A command that shows a window."""

    def __init__(self, words, stdin=None, environment=None):
        env = dict(os.environ, **(environment or {}))
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE if stdin is not None else subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env, start_new_session=True)
        if stdin is not None:
            self.process.stdin.write(stdin.encode())
            self.process.stdin.close()
            self.process.stdin = None
        self.window = None

    def wait_until_shown(self, seconds=15):
        """Waits for a window of the process or its child, and gives its number to X."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--class", "."],
                capture_output=True, text=True).stdout.split()
            if found:
                self.window = found[-1]
                return self
            if self.process.poll() is not None:
                raise AssertionError(f"ended before it was shown: {self.end()}")
            time.sleep(0.02)
        raise AssertionError("no window came")

    def key(self, *keys):
        subprocess.run(["xdotool", "windowfocus", "--sync", self.window], check=False)
        subprocess.run(["xdotool", "key", "--delay", "30", *keys], check=True)

    def type(self, text):
        subprocess.run(["xdotool", "windowfocus", "--sync", self.window], check=False)
        subprocess.run(["xdotool", "type", "--delay", "20", text], check=True)

    def click(self, x, y):
        subprocess.run(
            ["xdotool", "mousemove", "--window", self.window, str(x), str(y), "click", "1"],
            check=True)

    def drag(self, x1, y1, x2, y2):
        at = ["xdotool", "mousemove", "--window", self.window]
        subprocess.run([*at, str(x1), str(y1), "mousedown", "1"], check=True)
        time.sleep(0.1)
        subprocess.run([*at, str((x1 + x2) // 2), str((y1 + y2) // 2)], check=True)
        subprocess.run([*at, str(x2), str(y2)], check=True)
        time.sleep(0.1)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)

    def end(self, seconds=10):
        """The exit status, and what was printed."""
        out, err = self.process.communicate(timeout=seconds)
        return self.process.returncode, out.decode(), err.decode()

    def stop(self):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, 9)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.communicate(timeout=5)


@contextlib.contextmanager
def shown(*words, stdin=None, environment=None, waits=True):
    process = Shown([HEED, *words], stdin, environment)
    try:
        if waits:
            process.wait_until_shown()
            time.sleep(0.7)
        yield process
    finally:
        process.stop()


def application(seconds=10):
    """Heed's place in the tree of assistive technology."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(index)
            if found and found.get_name() == "heed" and found.get_child_count():
                return found
        time.sleep(0.05)
    raise AssertionError("assistive technology sees no application called heed")


def everything(node):
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            yield from everything(child)


def states(node):
    return {state.value_nick for state in node.get_state_set().get_states()}


def dump(node, depth=0):
    for line in [
        f"{'  ' * depth}{node.get_role_name()} {node.get_name()!r} {node.get_description()!r} "
        f"{sorted(states(node))}"
    ]:
        print(line)
    for index in range(node.get_child_count()):
        dump(node.get_child_at_index(index), depth + 1)


def named(name, role=None):
    for node in everything(application()):
        if node.get_name() == name and (role is None or node.get_role_name() == role):
            return node
    raise AssertionError(f"assistive technology sees no {role or 'node'} called {name!r}")


if __name__ == "__main__":
    with shown("show", sys.argv[1], "--on", "window"):
        dump(application())
