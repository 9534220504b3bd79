#!/usr/bin/env python3
"""Every promise of HeedWeb in a real Chromium: one server, one browser, a new context for each."""
import argparse
import importlib
import os
import sys
import threading

import promises
from asking import Asking
from pages import Web

MODULES = ["dialogs", "forms", "work", "lanes", "surroundings", "documents", "hostile", "rivals",
           "machinery", "programs", "accessible", "pictures", "declarations", "command"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--heed", default="bin/heed")
    parser.add_argument("--web", default="bin/heed-web")
    parser.add_argument("--record", action="store_true", help="write docs/web-beside-image.png")
    parser.add_argument("names", nargs="*", help="words in names; all by default")
    options = parser.parse_args()
    Asking.heed = options.heed
    for module in MODULES:
        importlib.import_module(module)
    os.environ["HEED_RECORD"] = "1" if options.record else ""
    web = Web(options.web)
    # A page that hangs must not hold up the others: without its browser it is an error.
    watch = threading.Timer(0, lambda: None)

    def call(function):
        nonlocal watch
        watch = threading.Timer(200, web.kill)
        watch.daemon = True
        watch.start()
        try:
            return function(web)
        finally:
            watch.cancel()

    try:
        return promises.try_all(options.names, call, "web")
    finally:
        web.close()


if __name__ == "__main__":
    sys.exit(main())
