# SPDX-License-Identifier: MIT
"""Draws the 60-label, 33-rectangle screen with pycairo and pango, as the peer of our rasteriser.

Prints a line of JSON: the median CPU time in milliseconds of drawing prepared layouts, and of laying
out, drawing and encoding the whole screen.
"""

import io
import json
import statistics
import sys
import time

import cairo
import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Pango, PangoCairo  # noqa: E402

SCALE = 3
WIDTH, HEIGHT = 1284, 2778


def color(text):
    return tuple(int(text[i : i + 2], 16) / 255 for i in (1, 3, 5, 7))


def rounded(context, x, y, w, h, r):
    pi = 3.141592653589793
    context.new_sub_path()
    context.arc(x + w - r, y + r, r, -pi / 2, 0)
    context.arc(x + w - r, y + h - r, r, 0, pi / 2)
    context.arc(x + r, y + h - r, r, pi / 2, pi)
    context.arc(x + r, y + r, r, pi, 3 * pi / 2)
    context.close_path()


def layouts(context, rows):
    result = []
    for row in rows:
        if row[0] != "T":
            continue
        _, x, y, size, weight, fill, anchor, text = row
        layout = PangoCairo.create_layout(context)
        description = Pango.FontDescription("Inter")
        description.set_absolute_size(size * Pango.SCALE)
        description.set_weight(Pango.Weight(weight))
        layout.set_font_description(description)
        layout.set_text(text, -1)
        ink_width = layout.get_size()[0] / Pango.SCALE
        left = x - (ink_width / 2 if anchor == "m" else ink_width if anchor == "e" else 0)
        result.append((layout, left, y - layout.get_baseline() / Pango.SCALE, color(fill)))
    return result


def draw(context, rows, prepared):
    texts = iter(prepared)
    for row in rows:
        if row[0] == "R":
            _, x, y, w, h, radius, fill = row
            context.set_source_rgba(*color(fill))
            if radius:
                rounded(context, x, y, w, h, min(radius, w / 2, h / 2))
            else:
                context.rectangle(x, y, w, h)
            context.fill()
        else:
            layout, x, y, fill = next(texts)
            context.set_source_rgba(*fill)
            context.move_to(x, y)
            PangoCairo.show_layout(context, layout)


def new_context(surface):
    context = cairo.Context(surface)
    context.scale(SCALE, SCALE)
    return context


def milliseconds(work, count):
    times = []
    for _ in range(count):
        start = time.process_time()
        work()
        times.append((time.process_time() - start) * 1000)
    return statistics.median(times)


def main():
    rows = json.load(open(sys.argv[1]))
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, WIDTH, HEIGHT)
    context = new_context(surface)
    prepared = layouts(context, rows)
    for _ in range(3):
        draw(context, rows, prepared)

    def whole():
        fresh = cairo.ImageSurface(cairo.FORMAT_ARGB32, WIDTH, HEIGHT)
        fresh_context = new_context(fresh)
        draw(fresh_context, rows, layouts(fresh_context, rows))
        fresh.write_to_png(io.BytesIO())

    def draw_only():
        draw(context, rows, prepared)
        surface.flush()

    print(json.dumps({"draw": milliseconds(draw_only, 15), "encode": milliseconds(whole, 3)}))
    if len(sys.argv) > 2:
        surface.write_to_png(sys.argv[2])


main()
