"""Windows on Wayland: shown, ended by their time, and no choice where the compositor goes."""

import os
import signal
import subprocess
import sys
import tempfile
import time

from harness import EXAMPLES, HEED

SOCKET = "heed-tests"


def main():
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o700)
        environment = dict(os.environ, XDG_RUNTIME_DIR=folder, WAYLAND_DISPLAY=SOCKET)
        environment.pop("DISPLAY", None)
        weston = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", "--use-pixman", "--width=800",
             "--height=700", f"--socket={SOCKET}", "--idle-time=0"],
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            end = time.monotonic() + 15
            while not os.path.exists(os.path.join(folder, SOCKET)) and time.monotonic() < end:
                time.sleep(0.05)
            words = [HEED, "show", "--on", "window"]

            def start(name, *more):
                return subprocess.Popen(
                    [*words, os.path.join(EXAMPLES, name), *more], env=environment,
                    stdout=subprocess.PIPE, stderr=subprocess.PIPE)

            def check(about, process, wanted):
                nonlocal failed
                out, error = process.communicate(timeout=15)
                actual = (process.returncode, out.decode())
                word = "ok     " if actual == wanted else "FAILED "
                if actual != wanted:
                    failed += 1
                print(f"{word} {about}", "" if actual == wanted else (actual, error), flush=True)

            names = sorted(name for name in os.listdir(EXAMPLES) if name.endswith(".json"))
            for name in names:
                if "forced" in name:
                    continue
                check(f"wayland shows {name}", start(name, "--timeout", "0.6"), (124, ""))
            process = start("quick-alert.json")
            time.sleep(2)
            process.send_signal(signal.SIGTERM)
            check("wayland: sigterm ends it", process, (143, ""))
            process = start("quick-alert.json")
            time.sleep(2)
            weston.kill()
            check("wayland: a compositor that goes is no choice", process, (3, ""))
        finally:
            weston.kill()
            weston.wait()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
