#!/bin/sh
# Draws the PNG files that the examples use from the SVG files beside them.
# Needs rsvg-convert, which Debian has in librsvg2-bin.
set -eu
cd "$(dirname "$0")"

# draw NAME SCALE…: one file for each scale, in pixels a point.
draw() {
  name=$1
  shift
  for scale; do
    rsvg-convert --zoom "$scale" "$name.svg" --output "$name@${scale}x.png"
  done
}

draw update-header 2 3
draw update-background 2
draw cancel-mark 2
draw close-light 2
draw reminder-bell 2
draw cover-photo 2
draw camera 2
draw photo 2
draw night-sky 2
