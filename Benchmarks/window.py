"""Times programs that show a window: until it is on the screen, and until something is painted in it."""

import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
import time

from measure import summary

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HEED = os.path.join(ROOT, "bin", "heed")
SOAK = os.path.join(ROOT, ".build", "commands", "release", "WindowBenchmark")
GROUP = "A question in a window under Xvfb, whole process"
LIMIT = 8.0
MAP_NOTIFY, SUBSTRUCTURE, PIXMAP = 19, 1 << 19, 2


class Event(ctypes.Union):
    _fields_ = [("kind", ctypes.c_int), ("room", ctypes.c_long * 24)]


class MapEvent(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
                ("display", ctypes.c_void_p), ("parent", ctypes.c_ulong),
                ("window", ctypes.c_ulong)]


class Screen:
    """A display of its own, and what comes onto it."""

    def __init__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"], pass_fds=[write],
            stderr=subprocess.DEVNULL)
        os.close(write)
        # The number comes in pieces, and the server ends where nobody reads the last one.
        with os.fdopen(read) as answer:
            self.name = ":" + answer.readline().strip()
        x = self.x = ctypes.CDLL("libX11.so.6")
        x.XOpenDisplay.restype = x.XSetErrorHandler.restype = ctypes.c_void_p
        x.XOpenDisplay.argtypes = [ctypes.c_char_p]
        x.XDefaultRootWindow.restype = ctypes.c_ulong
        x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        x.XSelectInput.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_long]
        x.XPending.argtypes = x.XFree.argtypes = [ctypes.c_void_p]
        x.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
        x.XNextEvent.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
        x.XGetGeometry.argtypes = [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_void_p] * 7
        x.XGetImage.argtypes = [
            ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint,
            ctypes.c_uint, ctypes.c_ulong, ctypes.c_int]
        x.XGetImage.restype = ctypes.c_void_p
        x.XSetErrorHandler.argtypes = [ctypes.c_void_p]
        x.XSetErrorHandler(ctypes.cast(ERRORS, ctypes.c_void_p))
        self.display = x.XOpenDisplay(self.name.encode())
        if not self.display:
            raise RuntimeError(f"the display {self.name} cannot be opened")
        self.root = x.XDefaultRootWindow(self.display)
        x.XSelectInput(self.display, self.root, SUBSTRUCTURE)
        x.XSync(self.display, 0)

    def close(self):
        self.server.kill()
        self.server.wait()

    def size(self, window):
        numbers = [ctypes.c_ulong(), *(ctypes.c_int() for _ in range(2)),
                   *(ctypes.c_uint() for _ in range(4))]
        if not self.x.XGetGeometry(
                self.display, window, *(ctypes.byref(number) for number in numbers)):
            return 0, 0
        return numbers[3].value, numbers[4].value

    def mapped(self):
        """The window that has just come onto the screen, if one has."""
        while self.x.XPending(self.display):
            event = Event()
            self.x.XNextEvent(self.display, ctypes.byref(event))
            if event.kind != MAP_NOTIFY:
                continue
            window = ctypes.cast(ctypes.byref(event), ctypes.POINTER(MapEvent)).contents.window
            if self.size(window)[0] > 100:
                return window
        return None

    def colors(self, window):
        """How many colours there are in a stripe through the window."""
        width, height = self.size(window)
        if not width:
            return 0
        image = self.x.XGetImage(
            self.display, window, 0, 0, width, min(height, 120), 0xFFFFFFFF, PIXMAP)
        if not image:
            return 0
        fields = ctypes.cast(image, ctypes.POINTER(ctypes.c_int))
        data = ctypes.cast(image + 16, ctypes.POINTER(ctypes.c_void_p))[0]
        pixels = ctypes.string_at(data, fields[0] * fields[1] * 4)
        self.x.XFree(data)
        self.x.XFree(image)
        return len({pixels[at:at + 4] for at in range(0, len(pixels), 28)})


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
def ERRORS(_display, _event):
    """A window may be gone before it is looked at."""
    return 0


class Window:
    """One window by one process: milliseconds, MiB."""

    def __init__(self, screen, words):
        environment = dict(os.environ, DISPLAY=screen.name)
        environment.pop("WAYLAND_DISPLAY", None)
        quiet = [(os.POSIX_SPAWN_OPEN, number, "/dev/null", os.O_RDWR, 0) for number in (0, 1, 2)]
        start = time.perf_counter()
        process = os.posix_spawnp(
            words[0], words, environment, file_actions=quiet, setpgroup=0)
        try:
            window = None
            while window is None:
                window = screen.mapped()
                self.check(start, words)
            self.mapped = (time.perf_counter() - start) * 1000
            while screen.colors(window) < 9:
                self.check(start, words)
            self.painted = (time.perf_counter() - start) * 1000
            time.sleep(0.5)
            self.memory = memory(process)
        finally:
            os.killpg(process, signal.SIGTERM)
            os.wait4(process, 0)
            time.sleep(0.05)
            screen.mapped()

    def check(self, start, words):
        if time.perf_counter() - start > LIMIT:
            raise RuntimeError(f"{words[0]} shows no window")
        time.sleep(0.0005)


def memory(group):
    """The most MiB that any process of a group has had resident."""
    most = 0.0
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            if os.getpgid(int(entry)) != group:
                continue
            with open(f"/proc/{entry}/status", encoding="ascii", errors="replace") as file:
                for line in file:
                    if line.startswith("VmHWM:"):
                        most = max(most, int(line.split()[1]) / 1024)
        except (OSError, ProcessLookupError):
            continue
    return most


def measure(table, rounds):
    """Adds the rows of all programs to a table."""
    if shutil.which("Xvfb") is None:
        table.missing(GROUP, "Xvfb", "mapped")
        return
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(
            '{"heed": 1, "title": "Erase everything?", "message": "It cannot be brought back.",'
            ' "actions": [{"id": "keep", "title": "Cancel", "role": "cancel"},'
            ' {"id": "erase", "title": "Erase", "role": "destructive"}]}')
        file.flush()
        text = "--text=Erase everything?"
        commands = {
            "heed": [HEED, "show", "--on", "window", file.name],
            "zenity": ["zenity", "--question", text],
            "yad": ["yad", text, "--button=Cancel:1", "--button=Erase:0"],
        }
        samples = {name: [] for name in commands}
        screen = Screen()
        try:
            for name in list(commands):
                if name != "heed" and shutil.which(name) is None:
                    del commands[name]
            for turn in range(rounds + 1):
                for name, words in commands.items():
                    sample = Window(screen, words)
                    if turn > 0:
                        samples[name].append(sample)
            soak(table, screen)
        finally:
            screen.close()
    ours = samples["heed"]

    def median(what, of):
        return summary([getattr(sample, what) for sample in of])["median"]

    targets = {"mapped": "≤ 90 ms", "painted": "≤ 120 ms", "memory": None}
    for what, target in targets.items():
        unit = "MiB" if what == "memory" else "ms"
        table.add(
            GROUP, "heed show --on window" if what == "mapped" else "", what,
            [getattr(sample, what) for sample in ours], unit, target)
    for name in ("yad", "zenity"):
        if not samples[name]:
            table.missing(GROUP, name, "mapped")
            continue
        for what in targets:
            unit = "MiB" if what == "memory" else "ms"
            table.add(
                GROUP, name if what == "mapped" else "", what,
                [getattr(sample, what) for sample in samples[name]], unit,
                ratio=median(what, samples[name]) / median(what, ours))


def soak(table, screen):
    """A thousand windows of one process, and what is left of them."""
    group = "A thousand windows of one process, one after the other"
    if not os.path.exists(SOAK):
        table.missing(group, "heed", "memory", "not built")
        return
    words = subprocess.run(
        [SOAK], env=dict(os.environ, DISPLAY=screen.name), capture_output=True, text=True,
        timeout=600, check=True).stdout.split()
    table.add(group, "heed", "processor", [float(words[0])], "ms", notes=["for each window"])
    table.add(group, "", "growth", [(int(words[2]) - int(words[1])) / 1024], "MiB", "≤ 4 MiB",
              notes=["from the hundredth to the last"])
