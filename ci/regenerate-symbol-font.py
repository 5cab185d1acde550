#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes Sources/CSymbolFont/symbols.ttf, a TrueType font of our own with the symbols that apps use most, drawn as strokes
with round ends, in the sizes of SymbolInk, and their names to Sources/AssayText/Fonts/SymbolFont.swift.

2048 units an em of the text beside a symbol; ink stands around the origin, of which 1024 are left and 1024 above: glyphs
have an advance of an em. Strokes with free ends are 0.084 em thick, others 0.071 (SymbolStroke).

Usage: ci/regenerate-symbol-font.py        (needs `pip install shapely`)
"""
import math
import pathlib
import struct

from shapely import Polygon, affinity, box as rectangle, union_all
from shapely.geometry.polygon import orient

import symbol_athletes
import symbol_companions
import symbol_gadgets
import symbol_goods
import symbol_halves
import symbol_marks
import symbol_scenes
import symbol_signposts
from symbol_drawings import diagonal_arrow, drawings
from symbol_strokes import CLOSED, OPEN, chevron, disc, line, lines, outlined, oval, rounded, turned
from truetype import font_file, padded

SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources"
RENAMES = pathlib.Path(__file__).resolve().parent / "data/symbol-renames.txt"
UNITS = 2048
# What is within a circle or a square: its size, of its size alone.
INNER = 0.56

# Signs with free ends, at a scale and with strokes of a width.


def arrow(scale, width):
    """To the right: 1.01 x 0.8."""
    x, y = (1.01 * scale - width) / 2, (0.8 * scale - width) / 2
    return line([(-x, 0), (x, 0)], width).union(line([(x - y, y), (x, 0), (x - y, -y)], width))


def cross(size, width):
    half = (size - width) / 2
    return line([(-half, 0), (half, 0)], width).union(line([(0, -half), (0, half)], width))


def plus(scale, width):
    return cross(0.792 * scale, width)


def minus(scale, width):
    return lines([0], (0.792 * scale - width) / 2, width)


def xmark(scale, width):
    return turned(cross((0.792 * scale - width) * math.sqrt(2) + width, width), 45)


def checkmark(scale, width):
    x, y = (0.854 * scale - width) / 2, (0.833 * scale - width) / 2
    return line([(-x, -0.06 * scale), (-0.125 * scale, -y), (x, y)], width)


def ellipsis(scale, width):
    return union_all([disc(0.085 * scale ** 0.5, x * scale) for x in (-0.36, 0, 0.36)])


SIGNS = {
    "plus": plus, "minus": minus, "xmark": xmark, "checkmark": checkmark, "ellipsis": ellipsis,
    "chevron.right": chevron, "chevron.forward": chevron, "arrow.right": arrow, "arrow.forward": arrow,
}
for words, degrees in [("left", 180), ("backward", 180), ("up", 90), ("down", 270)]:
    for kind, sign in [("chevron", chevron), ("arrow", arrow)]:
        SIGNS[f"{kind}.{words}"] = lambda scale, width, sign=sign, degrees=degrees: turned(sign(scale, width), degrees)

# Others.


def dome(left, right, bottom, top, radius):
    """Shoulders: half an ellipse on a flat edge with round corners."""
    half = oval((left + right) / 2, bottom, (right - left) / 2, top - bottom).intersection(
        rectangle(left, bottom, right, top))
    return half.buffer(-radius, quad_segs=6).buffer(radius, quad_segs=6)


def person():
    """0.896 x 0.96: a head, and shoulders."""
    return oval(0, 0.235, 0.21, 0.245), dome(-0.448, 0.448, -0.48, -0.04, 0.07)


def person_in(round_):
    """Head and shoulders that the circle around them cuts off."""
    return union_all([oval(0, 0.11, 0.135, 0.155), oval(0, -0.4, 0.29, 0.29)]).intersection(round_.buffer(-CLOSED))


def globe():
    radius, width = 1.003 / 2, 0.052
    whole = disc(radius)
    net = [outlined(whole), lines([0.25, 0, -0.25], radius, width), line([(0, -radius), (0, radius)], width)]
    net.append(outlined(oval(0, 0, 0.245, radius), width))
    return union_all(net).intersection(whole)


def magnifier():
    return outlined(disc(0.385, -0.08, 0.08), 0.08).union(line([(0.195, -0.195), (0.425, -0.425)], 0.1))


def opposite_arrows():
    """0.947 x 1.158: to the left above, to the right below."""
    x, head = (0.947 - CLOSED) / 2, 0.22
    upper = line([(-x, 0.3), (x, 0.3)], CLOSED).union(
        line([(-x + head, 0.3 + head), (-x, 0.3), (-x + head, 0.3 - head)], CLOSED))
    return upper.union(turned(upper, 180))


def share():
    width = 0.075
    tray = outlined(rounded(-0.4, -0.54, 0.4, 0.21, 0.11), width).difference(rectangle(-0.15, 0.1, 0.15, 0.3))
    ends = union_all([disc(width / 2, x, 0.21 - width / 2) for x in (-0.15, 0.15)])
    shaft = line([(0, -0.17), (0, 0.58)], width).union(line([(-0.19, 0.4), (0, 0.585), (0.19, 0.4)], width))
    return union_all([tray, ends, shaft])


def flag():
    """Checkered, on a staff."""
    left, right, top, bottom = -0.4, 0.42, 0.46, -0.08
    w, h = (right - left) / 4, (top - bottom) / 3
    fields = [
        rectangle(left + c * w, bottom + r * h, left + (c + 1) * w, bottom + (r + 1) * h)
        for c in range(4) for r in range(3) if (c + r) % 2 == 0
    ]
    frame = outlined(rounded(left - 0.04, bottom - 0.04, right + 0.04, top + 0.04, 0.04), 0.07)
    return union_all(fields + [frame, line([(left, -0.52), (left, top)], 0.075)])


def clock():
    return outlined(disc(0.47)).union(line([(0, 0.27), (0, -0.02), (-0.18, -0.02)], 0.068))


def compact_arrow():
    """An arrow down on a line."""
    head = line([(-0.2, 0.02), (0, -0.18), (0.2, 0.02)], OPEN)
    return union_all([line([(0, 0.33), (0, -0.18)], OPEN), head, lines([-0.38], 0.36, OPEN)])


def seal():
    """A disc with twelve scallops."""
    steps = [math.radians(i * 3) for i in range(120)]
    radii = [0.5 - 0.035 * (1 + math.cos(12 * a)) / 2 for a in steps]
    return Polygon([(r * math.cos(a), r * math.sin(a)) for r, a in zip(radii, steps)]).buffer(0.01, quad_segs=4)


def club():
    leaves = union_all([disc(0.21, 0, 0.24), disc(0.21, -0.23, -0.08), disc(0.21, 0.23, -0.08), disc(0.12, 0, 0.05)])
    stem = Polygon([(-0.04, 0.1), (0.04, 0.1), (0.06, -0.3), (0.17, -0.45), (-0.17, -0.45), (-0.06, -0.3)])
    return leaves.union(stem.buffer(0.015))


def plusminus(scale, width):
    upper = affinity.translate(plus(scale * 0.75, width), 0, 0.13 * scale)
    return upper.union(affinity.translate(minus(scale * 0.75, width), 0, -0.3 * scale))


def fork():
    arms = line([(-0.17, 0.5), (-0.17, 0.05)], OPEN).union(line([(0.17, 0.5), (0.17, 0.05)], OPEN))
    bow = outlined(oval(0, 0.05, 0.17 + OPEN / 2, 0.2), OPEN).intersection(rectangle(-0.5, -0.5, 0.5, 0.06))
    return union_all([arms, bow, line([(0, -0.12), (0, -0.5)], OPEN)])


def filled_part(box, left, right):
    """A box with what lies between two shares of its width filled, apart from its line."""
    inner = box.buffer(-1.9 * CLOSED, join_style="mitre")
    x0, _, x1, _ = inner.bounds
    part = inner.intersection(rectangle(x0 + left * (x1 - x0), -1, x0 + right * (x1 - x0), 1))
    return outlined(box).union(part.buffer(-0.02).buffer(0.02))


CIRCLE = disc(0.47)
WIDE = rounded(-0.57, -0.43, 0.57, 0.43, 0.14)
SQUARE = rounded(-0.436, -0.436, 0.436, 0.436, 0.16)
HEAD, SHOULDERS = person()
DRAWINGS = {
    "equal": lines([0.14, -0.14], (0.792 - OPEN) / 2, OPEN),
    "arrow.left.arrow.right": opposite_arrows(),
    "arrow.up.arrow.down": affinity.scale(turned(opposite_arrows(), 90), 1, -1, origin=(0, 0)),
    "arrow.down.to.line.compact": compact_arrow(),
    "circle": outlined(CIRCLE),
    "circle.fill": CIRCLE,
    "square": outlined(SQUARE),
    "square.fill": SQUARE,
    "person": outlined(HEAD).union(outlined(SHOULDERS)),
    "person.fill": HEAD.union(SHOULDERS),
    "person.circle": outlined(CIRCLE).union(person_in(CIRCLE)),
    "person.circle.fill": CIRCLE.difference(person_in(CIRCLE)),
    "person.crop.circle": outlined(CIRCLE).union(person_in(CIRCLE)),
    "person.crop.circle.fill": CIRCLE.difference(person_in(CIRCLE)),
    "globe": globe(),
    "magnifyingglass": magnifier(),
    "line.3.horizontal": lines([0.27, 0, -0.27], 0.43, OPEN),
    "square.and.arrow.up": share(),
    "clock": clock(),
    "flag.checkered": flag(),
    "network": globe(),
    "seal.fill": seal(),
    "seal": outlined(seal()),
    "suit.club.fill": club(),
    "tuningfork": fork(),
    "poweron": line([(0, 0.35), (0, -0.35)], OPEN),
    "poweroff": outlined(disc(0.36), OPEN),
    "inset.filled.leadinghalf.rectangle": filled_part(WIDE, 0, 0.5),
    "inset.filled.trailinghalf.rectangle": filled_part(WIDE, 0.5, 1),
    "inset.filled.leadingthird.rectangle": filled_part(WIDE, 0, 0.35),
    "inset.filled.trailingthird.rectangle": filled_part(WIDE, 0.65, 1),
    "square.leadingthird.inset.filled": filled_part(SQUARE, 0, 0.35),
    "square.trailingthird.inset.filled": filled_part(SQUARE, 0.65, 1),
    "sidebar.leading": outlined(WIDE).union(line([(-0.17, -0.4), (-0.17, 0.4)], CLOSED)),
    "sidebar.left": outlined(WIDE).union(line([(-0.17, -0.4), (-0.17, 0.4)], CLOSED)),
    "sidebar.trailing": outlined(WIDE).union(line([(0.17, -0.4), (0.17, 0.4)], CLOSED)),
    "sidebar.right": outlined(WIDE).union(line([(0.17, -0.4), (0.17, 0.4)], CLOSED)),
}
SIGNS["plusminus"] = plusminus
for words, degrees in [("up.right", 0), ("up.left", 90), ("down.left", 180), ("down.right", 270), ("up.forward", 0),
                       ("up.backward", 90), ("down.backward", 180), ("down.forward", 270)]:
    SIGNS["arrow." + words] = lambda scale, width, degrees=degrees: turned(diagonal_arrow(scale, width), degrees)
for name, sign in SIGNS.items():
    DRAWINGS[name] = sign(1, OPEN)
    small = sign(INNER, CLOSED)
    DRAWINGS[name + ".circle"] = outlined(CIRCLE).union(small)
    DRAWINGS[name + ".circle.fill"] = CIRCLE.difference(small)
    DRAWINGS[name + ".square"] = outlined(SQUARE).union(small)
    DRAWINGS[name + ".square.fill"] = SQUARE.difference(small)


MARKS = {name: SIGNS[name](0.5, CLOSED) for name in ("checkmark", "xmark")}
for name, drawing in drawings(seal(), MARKS, magnifier()).items():
    DRAWINGS.setdefault(name, drawing)
for part in (symbol_scenes, symbol_marks, symbol_signposts, symbol_halves, symbol_athletes, symbol_goods,
             symbol_gadgets, symbol_companions):
    for name, drawing in part.drawings(DRAWINGS).items():
        # A pixel of a symbol of 400 points in three scales is coarser.
        DRAWINGS.setdefault(name, drawing.simplify(0.0012))
for row in RENAMES.read_text().splitlines():
    if not row.startswith("#"):
        name, drawn = row.split()
        DRAWINGS.setdefault(name, DRAWINGS[drawn])


def contours_of(shape):
    """Outlines clockwise and holes counterclockwise, as TrueType has them, y upward."""
    found = []
    for part in getattr(shape.simplify(0.0006), "geoms", [shape.simplify(0.0006)]):
        # Where areas touch, their intersection has lines and points.
        if part.geom_type != "Polygon":
            continue
        part = orient(part, sign=-1)
        found += [list(part.exterior.coords)[:-1]] + [list(hole.coords)[:-1] for hole in part.interiors]
    return found


def glyph(contours):
    """The `glyf` entry of contours in em."""
    points, ends = [], []
    for contour in contours:
        points += [(round((x + 0.5) * UNITS), round((y + 0.5) * UNITS)) for x, y in contour]
        ends.append(len(points) - 1)
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    data = struct.pack(">hhhhh", len(contours), min(xs), min(ys), max(xs), max(ys))
    data += b"".join(struct.pack(">H", end) for end in ends) + struct.pack(">H", 0)
    flags, deltas = b"", [b"", b""]
    before = (0, 0)
    for point in points:
        flag = 1
        for axis, (short, same) in enumerate([(2, 16), (4, 32)]):
            delta = point[axis] - before[axis]
            if delta == 0:
                flag |= same
            elif abs(delta) < 256:
                flag |= short | (same if delta > 0 else 0)
                deltas[axis] += struct.pack("B", abs(delta))
            else:
                deltas[axis] += struct.pack(">h", delta)
        flags += bytes([flag])
        before = point
    data += flags + deltas[0] + deltas[1]
    return padded(data), (min(xs), min(ys), max(xs), max(ys)), len(points), len(contours)


FIRST = 0xE000
names = sorted(DRAWINGS)
glyf, loca, boxes, counts = b"", [0, 0], [(0, 0, 0, 0)], [(0, 0)]
# Names of one picture share its glyph.
ids = {}
groups = b""
for index, name in enumerate(names):
    data, bounds, points, contours = glyph(contours_of(DRAWINGS[name]))
    if data not in ids:
        ids[data] = len(boxes)
        glyf += data
        loca.append(len(glyf))
        boxes.append(bounds)
        counts.append((points, contours))
    groups += struct.pack(">III", FIRST + index, FIRST + index, ids[data])
total = len(boxes)
bounds = (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))
subtable = struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, len(names)) + groups
tables = {
    # Unicode platform, encoding 4: a subtable of format 12.
    b"cmap": struct.pack(">HHHHI", 0, 1, 0, 4, 12) + subtable,
    b"glyf": glyf,
    b"head": struct.pack(
        ">IIIIHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, UNITS, 0, 0, *bounds, 0, 8, 2, 1, 0),
    b"hhea": struct.pack(">IhhhHhhhhhhhhhhhH", 0x10000, UNITS, 0, 0, UNITS, 0, 0, UNITS, 1, 0, 0, 0, 0, 0, 0, 0, total),
    b"hmtx": b"".join(struct.pack(">Hh", UNITS, b[0]) for b in boxes),
    b"loca": b"".join(struct.pack(">I", offset) for offset in loca),
    b"maxp": struct.pack(
        ">IHHHHHHHHHHHHHH", 0x10000, total, max(c[0] for c in counts), max(c[1] for c in counts), 0, 0, 2, 0, 0, 0, 0, 0,
        0, 0, 0),
    b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
}
(SOURCES / "CSymbolFont/symbols.ttf").write_bytes(font_file(tables))
(SOURCES / "AssayText/Fonts/SymbolFont.swift").write_text(f'''// SPDX-License-Identifier: MIT
// Generated by ci/regenerate-symbol-font.py. Do not edit.

/// A TrueType font of symbols drawn as strokes; the script says which.
enum SymbolFont {{
  /// The symbols in the order of their code points, the first at U+E000.
  static let names: StaticString = """
    {" ".join(names)}
    """
}}
''')
