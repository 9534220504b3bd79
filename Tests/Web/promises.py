"""Promises: functions whose names are sentences, each tried by itself."""
import os
import sys
import time
import traceback
from concurrent.futures import ThreadPoolExecutor

PROMISES = []


class Failed(Exception):
    """A promise that does not hold."""


class Untested(Exception):
    """A promise that cannot be tried on this machine, with the reason."""


def promise(function):
    """Marks a function as one."""
    PROMISES.append(function)
    return function


def expect(is_so, words):
    if not is_so:
        raise Failed(words)


def expect_equal(value, wanted, what="it"):
    if value != wanted:
        raise Failed(f"{what} is {value!r} and not {wanted!r}")


def name_of(function):
    module = function.__module__
    if module == "__main__":
        module = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    return f"{module}.{function.__name__}"


def wait_for(condition, seconds=10, what="it never came"):
    """Waits until something is so, and gives it."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise Failed(what() if callable(what) else what)
        time.sleep(0.02)


def try_one(function, call):
    """Tries a promise; gives what to print, and whether it is broken or was not tried."""
    start = time.monotonic()
    broken = untested = 0
    try:
        note = call(function)
        result = "holds" + (f" ({note})" if note else "")
    except Untested as reason:
        untested = 1
        result = f"NOT TRIED: {reason}"
    except Failed as error:
        broken = 1
        result = f"BROKEN: {error}"
    except Exception as error:  # a fault of the test counts as one
        broken = 1
        place = [frame for frame in traceback.extract_tb(error.__traceback__)
                 if os.path.dirname(frame.filename) == os.path.dirname(os.path.abspath(__file__))][-1]
        words = " / ".join(str(error).splitlines()[:4])
        result = f"BROKEN: {type(error).__name__} at line {place.lineno} of {place.name}: {words}"
    seconds = time.monotonic() - start
    print(f"{name_of(function)}: {result}" + (f" [{seconds:.1f} s]" if seconds > 3 else ""),
          flush=True)
    return broken, untested


def try_all(names, call, title, jobs=1):
    """Tries all promises, or those whose name has one of the words; gives the exit code."""
    chosen = [function for function in PROMISES
              if not names or any(word in name_of(function) for word in names)]
    if jobs > 1:
        with ThreadPoolExecutor(jobs) as pool:
            results = list(pool.map(lambda function: try_one(function, call), chosen))
    else:
        results = [try_one(function, call) for function in chosen]
    broken = sum(result[0] for result in results)
    untested = sum(result[1] for result in results)
    print(f"{title}: {len(chosen)} promises, {broken} broken"
          + (f", {untested} not tried" if untested else ""))
    return 1 if broken or not chosen else 0
