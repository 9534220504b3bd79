"""Running commands and saying what they took."""

import os
import statistics
import threading
import time


class Sample:
    """One run of a command: milliseconds, MiB."""

    def __init__(self, wall, cpu, memory):
        self.wall, self.cpu, self.memory = wall, cpu, memory


def run(command, whole_tree=False):
    """Runs a command and waits for it; its output goes nowhere.

    Memory is the most that the process had resident. With the whole tree it is the most that it and
    its children had together, shared pages counted once, looked at every 20 milliseconds.
    """
    quiet = [(os.POSIX_SPAWN_OPEN, number, "/dev/null", os.O_RDWR, 0) for number in (0, 1, 2)]
    watch = None
    start = time.perf_counter()
    process = os.posix_spawnp(command[0], command, os.environ, file_actions=quiet)
    if whole_tree:
        watch = TreeMemory(process)
    _, status, usage = os.wait4(process, 0)
    wall = (time.perf_counter() - start) * 1000
    memory = watch.most() if watch else usage.ru_maxrss / 1024
    if status != 0:
        raise RuntimeError(f"'{' '.join(command)}' fails")
    return Sample(wall, (usage.ru_utime + usage.ru_stime) * 1000, memory)


def interleaved(commands, rounds, every=None):
    """Runs commands in turn, so that what else the machine does meets them alike.

    Commands are a dictionary of lists of words, or of functions that give a sample. Those with a
    number in `every` run only in each so many rounds. The first round only warms caches.
    """
    every = every or {}
    samples = {name: [] for name in commands}
    for turn in range(rounds + 1):
        for name, command in commands.items():
            if turn > 0 and (turn - 1) % every.get(name, 1):
                continue
            sample = command() if callable(command) else run(command)
            if turn > 0:
                samples[name].append(sample)
    return samples


def summary(values):
    """Median, least, most and number."""
    return {
        "median": statistics.median(values), "min": min(values), "max": max(values),
        "runs": len(values),
    }


class TreeMemory:
    """Watches what a process and all its children have resident."""

    def __init__(self, process):
        self.process, self.peak, self.is_done = process, 0.0, False
        self.thread = threading.Thread(target=self.watch)
        self.thread.start()

    def watch(self):
        while not self.is_done:
            self.peak = max(self.peak, sum(map(proportional, tree(self.process))) / 1024)
            time.sleep(0.02)

    def most(self):
        self.is_done = True
        self.thread.join()
        return self.peak


def tree(root):
    """A process and all its descendants."""
    children = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                stat = open(f"/proc/{name}/stat").read()
            except OSError:
                continue
            children.setdefault(int(stat.rsplit(")", 1)[1].split()[1]), []).append(int(name))
    found, rest = [], [root]
    while rest:
        process = rest.pop()
        found.append(process)
        rest += children.get(process, [])
    return found


def proportional(process):
    """KiB of a process, a page that several share divided among them."""
    try:
        for line in open(f"/proc/{process}/smaps_rollup"):
            if line.startswith("Pss:"):
                return int(line.split()[1])
    except OSError:
        pass
    return 0
