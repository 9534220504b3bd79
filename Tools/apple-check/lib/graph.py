"""Writes the symbol graph of a module that check.sh has written. See README.md."""

import argparse
import os

import toolkit


def main():
    parser = argparse.ArgumentParser(
        prog="graph.sh", description="Writes the symbol graph of a module, for DocC.")
    parser.add_argument("--ios", default="15.0", metavar="VERSION", help="deployment target of the module (default 15.0)")
    parser.add_argument("--import", dest="imports", action="append", default=[], metavar="DIR",
                        help="folder with the .swiftmodule, and with those it imports")
    parser.add_argument("module", metavar="MODULE")
    parser.add_argument("folder", metavar="DIR", help="where the graph is written")
    options = parser.parse_args()
    kit = toolkit.Toolkit()
    os.makedirs(options.folder, exist_ok=True)
    folders = options.imports + [os.path.join(kit.cache, "modules", f"ios{options.ios}")]
    kit.extract(options.module, options.folder, options.ios, folders, ["-emit-extension-block-symbols"])


if __name__ == "__main__":
    main()
