"""What the tests of windows stand on: a display, a bus, the command and what it shows."""

import contextlib
import os
import subprocess
import sys
import tempfile
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

    def geometry(self):
        """Place and size of the window."""
        text = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", self.window], capture_output=True,
            text=True).stdout
        pairs = (line.split("=") for line in text.split())
        return {name: int(value) for name, value in pairs}

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


def picture(window):
    """The pixels of a window as rows of (red, green, blue)."""
    data = subprocess.run(
        ["xwd", "-silent", "-root"], capture_output=True, check=True).stdout
    header = [int.from_bytes(data[at:at + 4], "big") for at in range(0, 100, 4)]
    start, width, height, stride, colors = header[0], header[4], header[5], header[12], header[19]
    start += colors * 12
    pixels = data[start:]
    geometry = window.geometry()
    rows = []
    for y in range(geometry["Y"], min(height, geometry["Y"] + geometry["HEIGHT"])):
        row = pixels[y * stride:(y + 1) * stride]
        rows.append([(row[x * 4 + 2], row[x * 4 + 1], row[x * 4])
                     for x in range(geometry["X"], min(width, geometry["X"] + geometry["WIDTH"]))])
    return rows


@contextlib.contextmanager
def desktop(**settings):
    """Settings of the desktop, as GTK reads them; gives the variables that say where they are."""
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "gtk-4.0"))
        with open(os.path.join(folder, "gtk-4.0", "settings.ini"), "w", encoding="utf-8") as file:
            file.write("[Settings]\n")
            for name, value in settings.items():
                file.write(f"gtk-{name.replace('_', '-')}={value}\n")
        yield {"XDG_CONFIG_HOME": folder}


if __name__ == "__main__":
    with shown("show", sys.argv[1], "--on", "window"):
        dump(application())
