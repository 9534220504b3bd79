#!/bin/sh
# Writes the symbol graph of a checked module, for documentation. See README.md.
exec python3 -B "$(dirname -- "$0")/lib/graph.py" "$@"
