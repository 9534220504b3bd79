#!/usr/bin/env python3
"""Gives whiptail and `heed whiptail` the same words and keys, and compares what comes out of them:
standard output, the result, the exit code, and whether the terminal is as it was."""
import argparse
import os
import shutil
import sys
import threading
import time

from terminal import ENTER, ESCAPE, Terminal, end, names
import whiptail_table as table


def run(program, words, keys, stdin=None, patient=False):
    """What comes of a box: exit code, standard error, standard output where that is apart."""
    terminal = Terminal()
    error_read, error_write = os.pipe()
    out_read, out_write = os.pipe()
    apart = "--output-fd" in words
    given = None
    if stdin is not None:
        given, feed = os.pipe()
        os.write(feed, stdin)
        os.close(feed)
    process = terminal.start(
        [*program, *words], stdin=given, stderr=error_write,
        # whiptail draws on its standard output, so that it has to be the terminal for that.
        stdout=None if (keys or stdin is not None) and not (apart and "heed" in program[0]) else out_write)
    os.close(error_write)
    os.close(out_write)
    if given is not None:
        os.close(given)
    try:
        if keys:
            terminal.wait_for(lambda: len(terminal.written) > 200 or process.poll() is not None, 3)
            terminal.settle(0.05 if patient else 0.03)
        for key in keys:
            terminal.type(key)
            terminal.settle(0.05 if patient else 0.02, 0.3)
        code = terminal.wait(process, 2.5)
        errors = b""
        if code is None:
            end(process)
        while True:
            data = os.read(error_read, 65536)
            if not data:
                break
            errors += data
        output = b""
        while True:
            data = os.read(out_read, 65536)
            if not data:
                break
            output += data
        if apart and keys and "heed" not in program[0]:
            # What whiptail wrote after it had left the other screen.
            output = terminal.written.split(b"\x1b[23;0;0t")[-1].split(b"\x1b[?1049l")[-1]
            output = output.replace(b"\r\n", b"\n")
        return code, errors, output, terminal.has_former_modes()
    finally:
        os.close(error_read)
        os.close(out_read)
        terminal.close()


def same(theirs, ours, words):
    code, errors, output, _ = theirs
    own_code, own_errors, own_output, is_sane = ours
    if code != own_code or not is_sane:
        return False
    # What is said about errors, and help, are words of its own.
    if code == 255 and (errors or own_errors):
        return bool(errors) == bool(own_errors) and not own_output
    if words and words[0] in ("--help", "-h", "--version", "-v"):
        return bool(own_output) == bool(output) and not own_errors
    return errors == own_errors and (output == own_output or words[:1] == ["--infobox"])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--heed", default="bin/heed")
    parser.add_argument("--jobs", type=int, default=4)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    whiptail = shutil.which("whiptail")
    if whiptail is None:
        print("compare-whiptail: whiptail is not installed; the table was not compared")
    ours = [os.path.abspath(options.heed), "whiptail"]
    work = [(words, keys, None) for words, keys in table.CASES]
    work += [(words, [], data) for words, data in table.GAUGES]
    better = [(words, keys, None, reason, code, result)
              for reason, words, keys, code, result in table.BETTER]
    failures = []
    lock = threading.Lock()
    queue = iter(work + better)

    def loop():
        while True:
            with lock:
                item = next(queue, None)
            if item is None:
                return
            words, keys, data = item[:3]
            if len(item) == 3:
                if whiptail is None:
                    continue
                for patient in (False, True):
                    theirs = run([whiptail], words, keys, data, patient)
                    mine = run(ours, words, keys, data, patient)
                    is_same = same(theirs, mine, words)
                    if is_same:
                        break
            else:
                theirs = (item[4], item[5], b"", True)
                mine = run(ours, words, keys, data)
                is_same = mine[0] == item[4] and mine[3] and (
                    mine[1] == item[5] or item[4] == 255 and bool(mine[1]))
            with lock:
                if options.verbose or not is_same:
                    print(f"{'same' if is_same else 'DIFFERENT'}: {words} [{names(keys)}]")
                    print(f"  whiptail {theirs[0]} {theirs[1][:90]} {theirs[2][:60]}")
                    print(f"  heed     {mine[0]} {mine[1][:90]} {mine[2][:60]} "
                          f"{'' if mine[3] else 'TERMINAL NOT RESTORED'}")
                if not is_same:
                    failures.append(words)

    start = time.monotonic()
    threads = [threading.Thread(target=loop) for _ in range(options.jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(f"whiptail: {len(work)} boxes side by side, {len(better)} better ones; "
          f"{len(failures)} differ ({time.monotonic() - start:.0f} s)")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
