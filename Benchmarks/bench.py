#!/usr/bin/env python3
"""Measures Heed and what people use today side by side, in one run. README.md says how to read it."""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import chromium
import matrix
import terminal
import web
import window
from measure import Sample, interleaved, run, summary

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
HEED = os.path.join(ROOT, "bin", "heed")
RENDER = os.path.join(ROOT, "bin", "heed-render")
NET = os.path.join(ROOT, "bin", "heed-net")
UPDATES = os.path.join(ROOT, ".build", "commands", "release", "UpdateBenchmark")
LAYOUT = os.path.join(ROOT, ".build", "commands", "release", "LayoutBenchmark")
EXAMPLES = os.path.join(ROOT, "Examples")


class Table:
    """What was measured, row by row."""

    def __init__(self):
        self.rows = []

    def add(self, group, name, what, values, unit, target=None, ratio=None, notes=()):
        if not values:
            self.missing(group, name, what)
            return
        row = {"group": group, "name": name, "what": what, "unit": unit, **summary(values)}
        if target is not None:
            row["target"] = target
            below = target.startswith("≤")
            limit = float(target.split()[1].replace(",", ""))
            row["met"] = row["median"] <= limit if below else row["median"] >= limit
        if ratio is not None:
            row["ratio"] = ratio
        if notes:
            row["notes"] = list(notes)
        self.rows.append(row)

    def missing(self, group, name, what, why="not installed"):
        self.rows.append({"group": group, "name": name, "what": what, "missing": why})

    def print(self):
        group = None
        for row in self.rows:
            if row["group"] != group:
                group = row["group"]
                print(f"\n{group}")
            head = f"  {row['name']:<50} {row['what']:<9}"
            if "missing" in row:
                print(f"{head} {row['missing']}")
                continue
            line = f"{head} {number(row['median']):>8} {row['unit']:<5}"
            if "min" in row:
                line += f" ({number(row['min'])} to {number(row['max'])}, {row['runs']} runs)"
            if "ratio" in row:
                line += f"  {row['ratio']:.2f} × ours"
            if "target" in row:
                line += f"  target {row['target']}: {'met' if row['met'] else 'MISSED'}"
            print(line)
            for note in row.get("notes", ()):
                print(f"      {note}")


def number(value):
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def output(command):
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
        return (result.stdout or result.stderr).strip().split("\n")[0]
    except (OSError, subprocess.TimeoutExpired):
        return "not installed"


def package(name):
    """The version of a Debian package, for programs that say theirs only on a display."""
    return output(["dpkg-query", "-W", "-f", "${Version}", name])


def machine(browser):
    def first(path, key):
        try:
            for line in open(path):
                if line.lower().startswith(key.lower()):
                    return line.split(":", 1)[-1].split("=", 1)[-1].strip().strip('"')
        except OSError:
            pass
        return "unknown"

    memory = first("/proc/meminfo", "MemTotal").split()
    return {
        "processor": first("/proc/cpuinfo", "model name"),
        "cores": len(os.sched_getaffinity(0)),
        "memory": f"{int(memory[0]) / 1048576:.1f} GiB" if memory[0].isdigit() else "unknown",
        "system": f"{first('/etc/os-release', 'PRETTY_NAME')}, Linux {platform.release()}",
        "load": [round(value, 2) for value in os.getloadavg()],
        "heed": output([HEED, "--version"]),
        "whiptail": output(["whiptail", "--version"]),
        "dialog": output(["dialog", "--version"]),
        "zenity": package("zenity"),
        "yad": package("yad"),
        "rsvg-convert": output(["rsvg-convert", "--version"]),
        "chromium": output([browser, "--version"]) if browser else "not installed",
        "date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
    }


def cold(table, folder, browser, rounds):
    """One picture by a process that has just been started."""
    def to(name):
        return os.path.join(folder, name)

    has_rsvg = shutil.which("rsvg-convert") is not None
    subjects = [
        ("quick-alert", "one alert, material and five actions", True),
        ("update-popup", "an update with a picture, in Chinese", False),
    ]
    for name, words, has_page in subjects:
        group = f"Picture, cold: {words} (390 × 844 at 2 pixels a point)"
        document = os.path.join(EXAMPLES, f"{name}.json")
        commands = {"heed": [HEED, "render", document, "-o", to("ours.png")]}
        every = {}
        if has_rsvg:
            commands["rsvg"] = [
                "rsvg-convert", "-z", "2", os.path.join(HERE, f"{name}.svg"), "-o", to("svg.png")]
            if has_page:
                commands["flat"] = [
                    "rsvg-convert", "-z", "2", os.path.join(HERE, f"{name}-flat.svg"), "-o",
                    to("flat.png")]
        if browser and has_page:
            page = "file://" + os.path.join(HERE, f"{name}.html")
            command = [
                browser, *chromium.COMMON, f"--user-data-dir={to('profile')}",
                f"--screenshot={to('page.png')}", page]
            commands["chromium"] = lambda command=command: run(command, whole_tree=True)
            every["chromium"] = 5
        samples = interleaved(commands, rounds, every)
        ours = summary([sample.wall for sample in samples["heed"]])["median"]
        labels = {
            "rsvg": "rsvg-convert, an equal SVG", "flat": "rsvg-convert, without the blur",
            "chromium": "Chromium, an equal page"}
        rival = None
        if "rsvg" in samples:
            rival = summary([sample.wall for sample in samples["rsvg"]])["median"]
        target = f"≤ {rival:.1f} ms" if rival else None
        size = os.path.getsize(to("ours.png"))
        table.add(group, "heed render", "time", [s.wall for s in samples["heed"]], "ms", target)
        table.add(
            group, "", "processor", [s.cpu for s in samples["heed"]], "ms",
            notes=[f"the file has {size:,} bytes"])
        table.add(group, "", "memory", [s.memory for s in samples["heed"]], "MiB", "≤ 60 MiB")
        for key, label in labels.items():
            if key == "flat" and not has_page or key == "chromium" and not has_page:
                continue
            if key not in samples:
                table.missing(group, label, "time")
                continue
            times = [s.wall for s in samples[key]]
            table.add(group, label, "time", times, "ms", ratio=summary(times)["median"] / ours)
            table.add(group, "", "processor", [s.cpu for s in samples[key]], "ms")
            table.add(group, "", "memory", [s.memory for s in samples[key]], "MiB")


def warm(table, folder, browser, rounds, copies):
    """Many pictures by one process, on two cores."""
    group = "Pictures a second, warm, on at most two cores (390 × 844 at 2 pixels a point)"
    many = os.path.join(folder, "many")
    shutil.copytree(os.path.join(EXAMPLES, "art"), os.path.join(many, "art"))
    names = [name for name in sorted(os.listdir(EXAMPLES)) if name.endswith(".json")]
    files = []
    for copy in range(copies):
        for name in names:
            path = os.path.join(many, f"{copy}-{name}")
            shutil.copy(os.path.join(EXAMPLES, name), path)
            files.append(path)
    ours = [HEED, "render", *files, "-o", os.path.join(folder, "drawn")]
    page = "file://" + os.path.join(HERE, "quick-alert.html")
    rates = {"heed": [], "one core": [], "processor": []}
    shots = {(tabs, quick): [] for tabs in (1, 2) for quick in (False, True)}
    both = sorted(os.sched_getaffinity(0))
    # A browser draws only the page in front: two at once need two browsers.
    rivals, pages = [], []
    memory = 0.0
    try:
        try:
            for _ in range(2 if browser else 0):
                rivals.append(chromium.Browser(browser))
                pages.append(rivals[-1].page(page))
        except (OSError, RuntimeError) as error:
            print(f"bench: Chromium: {error}", file=sys.stderr)
        for turn in range(rounds + 1):
            sample = run(ours)
            memory = max(memory, sample.memory)
            os.sched_setaffinity(0, both[:1])
            alone = run([HEED, "render", *files[:len(files) // 2], "-o",
                         os.path.join(folder, "drawn")])
            os.sched_setaffinity(0, both)
            if turn > 0:
                rates["heed"].append(len(files) / sample.wall * 1000)
                rates["processor"].append(sample.cpu / len(files))
                rates["one core"].append(len(files) // 2 / alone.wall * 1000)
            for tabs, quick in shots:
                rate = screenshots(pages[:tabs], 8, quick) if len(pages) == 2 else None
                if rate is None:
                    pages = []
                elif turn > 0:
                    shots[tabs, quick].append(rate)
    finally:
        for rival in rivals:
            rival.close()
    mine = summary(rates["heed"])["median"] if rates["heed"] else 0
    table.add(
        group, f"heed render, {len(files)} files of all examples", "pictures", rates["heed"], "/s",
        "≥ 60 /s", notes=[
            "start and writing of the files are part of it; 150 a second is what is aimed at",
            f"memory: {memory:.0f} MiB at most"])
    table.add(group, "heed render, on one core", "pictures", rates["one core"], "/s")
    table.add(group, "", "processor", rates["processor"], "ms", notes=["for each picture"])
    for (tabs, quick), values in shots.items():
        label = f"Chromium, {tabs} {'browser' if tabs == 1 else 'browsers at once'}"
        if quick:
            label += ", quick PNG"
        if not values:
            table.missing(group, label, "pictures")
            continue
        table.add(
            group, label, "pictures", values, "/s",
            ratio=summary(values)["median"] / mine if mine else None)


def screenshots(pages, count, quick):
    """Pictures a second of pages that are open already, each with a thread of its own.

    Nothing where a browser does not answer.
    """
    failures = []

    def work(page):
        try:
            for _ in range(count):
                page.call("Page.captureScreenshot", format="png", optimizeForSpeed=quick)
        except (OSError, RuntimeError) as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(page,)) for page in pages]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    seconds = time.perf_counter() - start
    if failures:
        print(f"bench: Chromium: {failures[0]}", file=sys.stderr)
        return None
    return len(pages) * count / seconds


def layout(table):
    group = "Layout of one alert, its texts measured already (processor time)"
    if not os.path.exists(LAYOUT):
        table.missing(group, "layout", "time", "not built")
        return
    for row in json.loads(subprocess.run([LAYOUT], capture_output=True, check=True).stdout):
        entry = {"group": group, "what": "time", "unit": "µs", **row}
        if row["name"] == "two actions":
            entry.update(target="≤ 30 µs", met=row["median"] <= 30)
        part = row["name"].split()[0]
        if part.isdigit():
            entry["notes"] = [f"{row['median'] / int(part):.2f} µs for each"]
        table.rows.append(entry)


def updates(table, folder, rounds):
    """Decisions, a rollout and a long appcast; then the commands, cold. False where a plan is not kept."""
    group = "Updates (processor time)"
    kept = True
    if os.path.exists(UPDATES):
        result = subprocess.run([UPDATES], capture_output=True, text=True, check=False)
        print(result.stderr, end="", file=sys.stderr)
        kept = result.returncode == 0
        for row in json.loads(result.stdout or "[]"):
            table.rows.append({"group": group, **row})
    else:
        table.missing(group, "decisions", "time", "not built")
    feed = os.path.join(folder, "feed.json")
    with open(feed, "w", encoding="utf-8") as file:
        json.dump({"heedFeed": 1, "serial": 1, "apps": [{
            "id": "org.example.teapot", "platform": "ios",
            "link": "https://apps.apple.com/app/id1000000001",
            "releases": [{"version": f"2.{minor}.0"} for minor in (4, 3, 2, 1, 0)]}]}, file)
    cast = os.path.join(folder, "appcast.xml")
    with open(cast, "w", encoding="utf-8") as file:
        file.write('<rss xmlns:sparkle="http://www.andymatuschak.org/xml-namespaces/sparkle"><channel>')
        file.write("<item><sparkle:version>31</sparkle:version></item></channel></rss>")
    group = "Updates, cold"
    commands = {
        "heed update compare": [HEED, "update", "compare", "2.4.1", "2.5.0-beta.1"],
        "heed update decide, a feed": [HEED, "update", "decide", feed, "--current", "2.3.0"],
        "heed update decide, an appcast, by heed-net": [
            HEED, "update", "decide", cast, "--current", "2.3", "--build", "30"],
    }
    if not os.path.exists(NET):
        del commands["heed update decide, an appcast, by heed-net"]
    samples = interleaved(commands, rounds)
    for name, values in samples.items():
        table.add(group, name, "time", [s.wall for s in values], "ms")
        table.add(group, "", "processor", [s.cpu for s in values], "ms")
        table.add(group, "", "memory", [s.memory for s in values], "MiB")
    return kept


def phases(table, folder, rounds):
    """Where the time of a cold picture goes, by what each step adds."""
    group = "Where the time of one picture goes (processor time that each step adds)"
    document = os.path.join(EXAMPLES, "quick-alert.json")
    picture = ["-o", os.path.join(folder, "phase.png")]
    steps = {
        "start of heed": [HEED, "--version"],
        "start of heed-render and its libraries": [RENDER, "render", "--help"],
        "fonts, layout, letters": [
            RENDER, "render", document, *picture, "--size", "320x240", "--scale", "1", "--behind",
            "#888888"],
        "panel and file at full size": [
            RENDER, "render", document, *picture, "--behind", "#888888"],
        "app screen, softness, and their part of the file": [
            RENDER, "render", document, *picture],
    }
    samples = interleaved(steps, rounds)
    medians = {name: summary([s.cpu for s in values])["median"] for name, values in samples.items()}
    before = 0.0
    for name in steps:
        added = medians[name] - before
        if name != "start of heed":
            before = medians[name]
        table.rows.append({
            "group": group, "name": name, "what": "time", "unit": "ms", "median": added,
            "runs": rounds})


def others(table, folder, rounds):
    group = "For information"
    picture = os.path.join(folder, "moving.apng")
    commands = {
        "version": [HEED, "--version"],
        "animation": [
            HEED, "render", os.path.join(EXAMPLES, "quick-alert.json"), "-o", picture, "--scale",
            "1"],
    }
    samples = interleaved(commands, rounds, {"animation": 5})
    table.add(group, "heed --version", "time", [s.wall for s in samples["version"]], "ms")
    table.add(group, "", "memory", [s.memory for s in samples["version"]], "MiB")
    data = open(picture, "rb").read()
    table.add(
        group, "animation of one alert, 390 × 844 at 1", "time",
        [s.wall for s in samples["animation"]], "ms", notes=[
            f"{data.count(b'fcTL')} frames, {len(data):,} bytes"])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=25, help="runs of each cold command")
    parser.add_argument("--quick", action="store_true", help="few runs, to see that it works")
    parser.add_argument(
        "--only", choices=["pictures", "matrix", "terminal", "window", "web"],
        help="one part alone")
    parser.add_argument("--output", default=os.path.join(ROOT, "bench.json"), help="the JSON file")
    options = parser.parse_args()
    rounds = 5 if options.quick else max(1, options.rounds)
    # Two cores, however many there are.
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:2])
    browser = chromium.find()
    table = Table()
    facts = machine(browser)
    for key, value in facts.items():
        print(f"{key + ':':<14}{value}")
    with tempfile.TemporaryDirectory(prefix="heed-bench-") as folder:
        kept = True
        if options.only in (None, "matrix"):
            matrix.measure(table, folder, browser, 1 if options.quick else 3, HEED)
        if options.only in (None, "pictures"):
            cold(table, folder, browser, rounds)
            warm(table, folder, browser, 2 if options.quick else 5, 4 if options.quick else 12)
            layout(table)
            kept = updates(table, folder, rounds)
            phases(table, folder, rounds)
            others(table, folder, rounds)
        if options.only in (None, "terminal"):
            terminal.measure(table, rounds)
        if options.only in (None, "window"):
            window.measure(table, rounds)
        if options.only in (None, "web"):
            web.measure(table, browser, rounds)
    facts["load at the end"] = [round(value, 2) for value in os.getloadavg()]
    table.print()
    with open(options.output, "w", encoding="utf-8") as file:
        json.dump({"machine": facts, "rows": table.rows}, file, indent=1, ensure_ascii=False)
        file.write("\n")
    print(f"\nload at the end: {facts['load at the end']}")
    print(f"written to {os.path.relpath(options.output)}")
    if not kept:
        sys.exit("bench: a rollout did not keep to its plan, or an item of an appcast was lost")


if __name__ == "__main__":
    main()
