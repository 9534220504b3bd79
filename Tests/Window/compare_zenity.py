"""Calls zenity and `heed zenity` with the same words and keys, and compares what scripts get of them."""

import os
import shutil
import subprocess
import sys
import tempfile
import time

from harness import HEED

RETURN, ESCAPE, TAB, SPACE, DOWN = "Return", "Escape", "Tab", "space", "Down"
LIST = ["--list", "--text=Pick", "--column=Id", "--column=Name", "1", "one", "2", "two"]
CHECK = ["--list", "--checklist", "--text=Pick", "--column=", "--column=Name",
         "TRUE", "apple", "FALSE", "pear", "TRUE", "plum"]
# Words, keys for heed, keys for zenity, standard input.
TABLE = [
    (["--question", "--text=Go?"], [RETURN], [RETURN], None),
    (["--question", "--text=Go?"], [ESCAPE], [ESCAPE], None),
    (["--question", "--text=Go?", "--default-cancel"], [RETURN], [RETURN], None),
    (["--question", "--text=Go?", "--timeout=1"], [], [], None),
    (["--question", "--text=Go?", "--timeout", "1"], [], [], None),
    (["--question", "--text=Go?", "--ok-label=Do", "--cancel-label=Not"], [RETURN], [RETURN], None),
    (["--question", "--text=Go?", "--switch", "--extra-button=A", "--timeout=1"], [], [], None),
    (["--info", "--text=Done"], [RETURN], [RETURN], None),
    (["--info", "--text=Done"], [ESCAPE], [ESCAPE], None),
    (["--info", "--text=Done", "--timeout=1"], [], [], None),
    (["--warning", "--text=Hot"], [RETURN], [RETURN], None),
    (["--error", "--text=Off"], [RETURN], [RETURN], None),
    (["--error", "--text=Off"], [ESCAPE], [ESCAPE], None),
    (["--entry", "--text=Name"], ["a", "b", RETURN], ["a", "b", RETURN], None),
    (["--entry", "--text=Name", "--entry-text=Ada"], [RETURN], [RETURN], None),
    (["--entry", "--text=Name", "--entry-text=Ada"], [ESCAPE], [ESCAPE], None),
    (["--entry", "--text=Name", "--entry-text=Ada", "--timeout=1"], [], [], None),
    (["--entry", "--text=Name", "--hide-text"], ["x", RETURN], ["x", RETURN], None),
    (["--password"], ["a", "b", "c", RETURN], ["a", "b", "c", RETURN], None),
    (["--password"], [ESCAPE], [ESCAPE], None),
    (["--password", "--username"], ["u", TAB, "p", RETURN], ["u", TAB, "p", RETURN], None),
    (LIST, [TAB, TAB, SPACE, RETURN], [DOWN, RETURN], None),
    (LIST, [ESCAPE], [ESCAPE], None),
    ([*LIST, "--print-column=2"], [TAB, TAB, SPACE, RETURN], [DOWN, RETURN], None),
    ([*LIST, "--print-column=ALL"], [TAB, TAB, SPACE, RETURN], [DOWN, RETURN], None),
    (LIST, [RETURN], [TAB, TAB, RETURN], None),
    (["--list", "--column=A", "--text=x"], [TAB, TAB, SPACE, RETURN], [DOWN, RETURN], "a\nb\n"),
    (["--progress", "--text=x"], [RETURN], [RETURN], "50\n# half\n"),
    (["--progress", "--text=x"], [ESCAPE], [ESCAPE], "50\n"),
    (["--progress", "--text=x", "--auto-close"], [], [], "50\n100\n"),
    (["--progress", "--text=x", "--auto-close"], [], [], ""),
    (["--progress", "--text=x", "--pulsate"], [RETURN], [RETURN], "100\n"),
    (["--bogus"], [], [], None),
    ([], [], [], None),
    (["--question", "--timeout=abc"], [], [], None),
    (["--info", "--question", "--timeout=1"], [], [], None),
]
# Where the original cannot be driven by keys alone, what its manual promises.
PROMISED = [
    (CHECK, [RETURN], (0, "apple|plum\n")),
    (CHECK, [TAB, SPACE, RETURN], (0, "plum\n")),
    ([*CHECK, "--separator=:"], [RETURN], (0, "apple:plum\n")),
    (["--list", "--radiolist", "--column=", "--column=N", "FALSE", "a", "TRUE", "b"], [RETURN],
     (0, "b\n")),
    (["--question", "--text=Go?", "--extra-button=More"], [TAB, TAB, RETURN], (1, "More\n")),
]


def run(words, keys, stdin):
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            words, stdin=subprocess.PIPE if stdin is not None else subprocess.DEVNULL,
            stdout=output, stderr=subprocess.DEVNULL)
        if stdin:
            process.stdin.write(stdin.encode())
        if stdin is not None:
            process.stdin.close()
            process.stdin = None
        if keys:
            window = wait(process)
            time.sleep(0.7)
            if window:
                subprocess.run(["xdotool", "windowfocus", "--sync", window], check=False)
                subprocess.run(["xdotool", "key", "--delay", "60", *keys], check=True)
        try:
            code = process.wait(timeout=8)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            code = "still there"
        output.seek(0)
        return code, output.read().decode()


def wait(process):
    end = time.monotonic() + 15
    while time.monotonic() < end and process.poll() is None:
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--class", "."], capture_output=True,
            text=True).stdout.split()
        if found:
            return found[-1]
        time.sleep(0.05)
    return None


def main():
    differ = 0
    has_zenity = shutil.which("zenity") is not None
    if not has_zenity:
        print("zenity is missing; nothing is compared with it")
    wanted_words = sys.argv[1:]
    for words, keys, their_keys, stdin in TABLE if has_zenity else []:
        if wanted_words and not set(wanted_words) & set(words):
            continue
        ours = run([HEED, "zenity", *words], keys, stdin)
        theirs = run(["zenity", *words], their_keys, stdin)
        if ours != theirs:
            differ += 1
            print(f"DIFFERS {' '.join(words)} {keys}: heed {ours}, zenity {theirs}", flush=True)
    for words, keys, wanted in PROMISED:
        ours = run([HEED, "zenity", *words], keys, None)
        if ours != wanted:
            differ += 1
            print(f"DIFFERS {' '.join(words)} {keys}: heed {ours}, wanted {wanted}", flush=True)
    environment = dict(os.environ, DISPLAY="", WAYLAND_DISPLAY="")
    code = subprocess.run(
        [HEED, "zenity", "--question", "--text=Go?"], env=environment,
        stderr=subprocess.DEVNULL).returncode
    if code != 3:
        differ += 1
        print(f"DIFFERS without a display: {code}")
    print(f"{len(TABLE)} calls of zenity compared, {differ} differ.")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
