#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fits the advances that bring Inter's widths near San Francisco's and writes
Sources/AssayText/Fonts/StandInAdvanceTable.swift.

Usage: ci/fit-advances.py TEXT-WIDTHS.json        (needs `pip install numpy uharfbuzz`)

TEXT-WIDTHS.json holds `rows`: ink widths of single lines, measured in pictures of real SwiftUI renderings (text,
size, weight, platform, scale, ink_width). For each row the ink width of the face that Assay draws with (Inter, from
20 points on Inter Display; kerned, without contextual alternates) is computed by HarfBuzz. What is missing is
explained by a ridge regression, every term in em of San Francisco's size:

- a tracking for each of the two cuts, piecewise linear in size, with a penalty on bends, plus a multiple of the
  weight above 400, and a constant for macOS;
- for each character and, with less freedom to differ, each class of characters (capitals, small letters, digits,
  spaces, other): an advance, what the display cut adds to it, and what 300 of weight adds to it.

- for each character and class, how far its ink stands to the right in its advance: the first of a line starts so much
  later, the last ends so much later.

The first and the last character of a line count half, because half of an added advance stands on either side of its
glyph. It prints the residuals, and those of lines whose text the fit has not seen (the rows are parted in halves by
text; each half is scored by the fit of the other).
"""
import collections
import json
import math
import pathlib
import random
import sys
import unicodedata

import numpy
import uharfbuzz as hb

OUT = pathlib.Path(__file__).resolve().parent.parent / "Sources/AssayText/Fonts/StandInAdvanceTable.swift"
FONTS = "/usr/share/fonts/opentype/inter"
WEIGHTS = {"regular": (400, "Regular"), "medium": (500, "Medium"), "semibold": (600, "SemiBold"), "bold": (700, "Bold")}
KNOTS = {"Inter": [11, 13, 15, 17, 20], "InterDisplay": [20, 24, 28, 36, 60]}
# Measured ink boxes are whole pixels around every pixel that ink touches: so much wider, in pixels, on average.
INK_ROUNDING = 0.6
# What macOS's font smoothing adds to the ink of a line, in pixels: its soft edges too (FontSmoothing).
SMOOTHING = {"macOS": 1.0}
# StandInScale: Inter is drawn smaller, so that its capitals are as high as San Francisco's.
CAPITALS = {"Inter": 2048 / 2816, "InterDisplay": 1472 / 2048}
SF_CAPITALS = 1443 / 2048
# How far each term is expected to be from zero, in em.
SPREADS = {
    "tracking": 0.05, "weight": 0.03, "mac": 0.02, "class": 0.02, "class display": 0.01, "class weight": 0.015,
    "character": 0.012, "character display": 0.004, "character weight": 0.010, "offset": 0.012, "class offset": 0.006,
}
# What characters beside letters and digits have in common says little of the next one.
OTHER_CLASS_SPREAD = 0.004
BEND_SPREAD = 0.002
# Boxes of texts, which are their advances: text, size, weight, width in points, pixels per point. A border of
# dd-ios-title-border-short less its padding; a button of GoodSwiftUI less its insets; the ink of tx-headings and 0.13 em
# of bearings.
ADVANCES = [
    ("Hello!", 28, "regular", 70.0, 1), ("Button", 17, "medium", 52.333, 3), ("Heading 1", 37.65, "semibold", 165.9, 1),
]
# Where ink starts in boxes whose left edge was measured (tx-headings): text, size, weight, distance in points at 3x.
STARTS = [
    ("Heading 1", 37.65, "semibold", 2.333), ("Heading 2", 30.11, "semibold", 1.667),
    ("Heading 3", 26.35, "semibold", 1.667), ("The sky", 16, "regular", 0.667), ("television,", 16, "regular", 0.667),
]
# The box of two digits of the rounded design: '18' at 30 points, semibold, is 34 wide (the date in the calendar widget
# of home-assistant's iOS app). Its ink is 31.3: San Francisco's rounded digits are wider and stand closer than ours.
ROUNDED = ("18", 30, "semibold", 34.0, 3)
# Lines that end in "%": text, size, weight, where the ink starts before the edge at which the line ends, and whether
# that is the middle of a centered line instead, from widgets and complications of home-assistant's iOS app. Their inks
# say nothing of the sign's advance, because San Francisco's sign is wider (StandInPercent). The gauge is drawn at 0.72.
PERCENT = [
    ("20%", 17, "semibold", 36.67, False), ("20%", 12, "semibold", 27.0, False), ("72%", 15, "regular", 14.67, True),
    ("68%", 16, "semibold", 17.33, True), ("68%", 12, "semibold", 13.33, True), ("0%", 12, "semibold", 9.33, True),
    ("84%", 34, "bold", 26.0 / 0.72, True),
]
# Gaps between the inks of '0' and 'A' around U+202F, at sizes: 4.0 at 16 points, 3.3 at 22.
NARROW_SPACE = {"Inter": (16, 4.0), "InterDisplay": (22, 3.3)}

fonts = {}


def font(name):
    if name not in fonts:
        fonts[name] = hb.Font(hb.Face(hb.Blob.from_file_path(f"{FONTS}/{name}.otf")))
    return fonts[name]


def cut(row):
    return "InterDisplay" if row["size"] >= 20 else "Inter"


def drawn(name, text):
    """Scaled to em of San Francisco: the left and right edge of each glyph's ink, None where it draws nothing."""
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.script, buffer.language, buffer.direction = "Latn", "en", "ltr"
    hb.shape(font(name), buffer, {"calt": False})
    scale = SF_CAPITALS / CAPITALS[name.split("-")[0]] / font(name).face.upem
    x, edges = 0, []
    for info, place in zip(buffer.glyph_infos, buffer.glyph_positions):
        box = font(name).get_glyph_extents(info.codepoint)
        left = x + place.x_offset + box.x_bearing
        edges.append((left * scale, (left + box.width) * scale) if box.width else None)
        x += place.x_advance
    return edges


def ink_width(row):
    edges = [e for e in drawn(f"{cut(row)}-{WEIGHTS[row['weight']][1]}", row["text"]) if e]
    return max(e[1] for e in edges) - min(e[0] for e in edges)


def kind(character):
    if character.isdigit():
        return "digit"
    if character.isupper():
        return "upper"
    if character.islower():
        return "lower"
    return "space" if character == " " else "other"


def shares(knots, size):
    """The share of each knot at a size: linear between them, constant beyond them."""
    size = min(max(size, knots[0]), knots[-1])
    result = [0.0] * len(knots)
    for i in range(len(knots) - 1):
        if knots[i] <= size <= knots[i + 1]:
            t = (size - knots[i]) / (knots[i + 1] - knots[i])
            result[i], result[i + 1] = 1 - t, t
            break
    return result


def terms(row, is_ink=True):
    """How often each term counts in a line's ink, or in its box."""
    values = collections.defaultdict(float)
    text, family = row["text"], cut(row)
    heavier = (WEIGHTS[row["weight"]][0] - 400) / 300
    for i, character in enumerate(text):
        part = 1.0 if not is_ink or 0 < i < len(text) - 1 else 0.5 if len(text) > 1 else 0.0
        for name, key in [("character", character), ("class", kind(character))]:
            values[name, key] += part
            if family == "InterDisplay":
                values[f"{name} display", key] += part
            values[f"{name} weight", key] += part * heavier
    for character, part in [(text[0], -1), (text[-1], 1)] if is_ink else []:
        values["offset", character] += part
        values["class offset", kind(character)] += part
    gaps = len(text) - 1 if is_ink else len(text)
    for knot, share in zip(KNOTS[family], shares(KNOTS[family], row["size"])):
        values["tracking", (family, knot)] += share * gaps
    values["weight", family] += gaps * heavier
    if row["platform"] == "macOS":
        values["mac", None] += gaps
    return {key: value for key, value in values.items() if value}


class Fit:
    def __init__(self, rows):
        self.index = {}
        for row in rows:
            for key in row["terms"]:
                self.index.setdefault(key, len(self.index))
        n = len(self.index)
        matrix, vector = numpy.zeros((n, n)), numpy.zeros(n)
        for (name, key), i in self.index.items():
            spread = OTHER_CLASS_SPREAD if name.startswith("class") and key == "other" else SPREADS[name]
            matrix[i, i] = 1 / spread ** 2
        for family, knots in KNOTS.items():
            for a, b, c in zip(knots, knots[1:], knots[2:]):
                keys = [("tracking", (family, knot)) for knot in (a, b, c)]
                if any(key not in self.index for key in keys):
                    continue
                bend = numpy.zeros(n)
                for key, value in zip(keys, (1 / (b - a), -1 / (b - a) - 1 / (c - b), 1 / (c - b))):
                    bend[self.index[key]] = value
                matrix += numpy.outer(bend, bend) / BEND_SPREAD ** 2
        count = collections.Counter((r["text"], r["size"], r["weight"]) for r in rows)
        for row in rows:
            # The same line in several pictures says little more than in one.
            weight = 1 / row["spread"] ** 2 / math.sqrt(count[row["text"], row["size"], row["weight"]])
            places = [self.index[key] for key in row["terms"]]
            values = numpy.array(list(row["terms"].values()))
            matrix[numpy.ix_(places, places)] += weight * numpy.outer(values, values)
            vector[places] += weight * (row["target"] - row["own"]) * values
        self.solution = numpy.linalg.solve(matrix, vector)

    def __getitem__(self, key):
        return float(self.solution[self.index[key]]) if key in self.index else 0.0

    def width(self, row):
        return row["own"] + sum(self[key] * value for key, value in row["terms"].items())

    def error(self, row):
        return (self.width(row) * row["size"] + beyond_outlines(row)) / row["ink_width"] - 1


def beyond_outlines(row):
    """How far measured ink reaches beyond the outlines of a line, in points."""
    return (INK_ROUNDING + SMOOTHING.get(row["platform"], 0)) / row["scale"]


def prepared(row):
    row = dict(row, own=ink_width(row), terms=terms(row))
    row["target"] = (row["ink_width"] - beyond_outlines(row)) / row["size"]
    row["spread"] = math.hypot(0.35 / row["scale"], 0.004 * row["ink_width"]) / row["size"]
    return row


def advance_row(text, size, weight, width, scale):
    row = dict(text=text, size=size, weight=weight, platform="iOS", scale=scale, ink_width=width)
    name = f"{cut(row)}-{WEIGHTS[weight][1]}"
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(font(name), buffer, {"calt": False})
    advance = sum(place.x_advance for place in buffer.glyph_positions)
    own = advance * SF_CAPITALS / CAPITALS[name.split("-")[0]] / font(name).face.upem
    return dict(row, terms=terms(row, is_ink=False), own=own, target=width / size, spread=0.3 / scale / size)


def start_row(text, size, weight, distance):
    """What a line's first character has on its left: its bearing, half of its advance's addition, its offset."""
    row = dict(text=text, size=size, weight=weight, platform="iOS", scale=3, ink_width=distance)
    heavier = (WEIGHTS[weight][0] - 400) / 300
    counts = {}
    for name, key in [("character", text[0]), ("class", kind(text[0]))]:
        counts[name, key] = 0.5
        if cut(row) == "InterDisplay":
            counts[f"{name} display", key] = 0.5
        counts[f"{name} weight", key] = 0.5 * heavier
        counts["offset" if name == "character" else "class offset", key] = 1
    own = drawn(f"{cut(row)}-{WEIGHTS[weight][1]}", text)[0][0]
    target = (distance + INK_ROUNDING / 2 / row["scale"]) / size
    counts = {key: value for key, value in counts.items() if value}
    return dict(row, terms=counts, own=own, target=target, spread=0.2 / size)


def summary(errors):
    rms = math.sqrt(sum(e * e for e in errors) / len(errors))
    within = {limit: sum(abs(e) <= limit for e in errors) for limit in (0.03, 0.02, 0.01)}
    return (f"{len(errors)} lines: {within[0.03]} within 3%, {within[0.02]} within 2%, {within[0.01]} within 1%, "
            f"root mean square error {rms:.2%}")


def unseen(rows):
    texts = sorted({row["text"] for row in rows})
    random.Random(0).shuffle(texts)
    errors = []
    for half in (set(texts[0::2]), set(texts[1::2])):
        fit = Fit([row for row in rows if row["text"] not in half])
        errors += [fit.error(row) for row in rows if row["text"] in half]
    return summary(errors)


def rounded_digits(fit):
    row = advance_row(*ROUNDED)
    return (row["target"] - fit.width(row)) / len(row["text"])


def percent(fit, family):
    """What "%" takes besides what its kind does."""
    missing = []
    for text, size, weight, distance, is_centered in PERCENT:
        box, start = advance_row(text, size, weight, 0, 3), start_row(text, size, weight, 0)
        if cut(box) != family:
            continue
        bearing = fit.width(start) - INK_ROUNDING / 2 / start["scale"] / size
        missing.append((2 if is_centered else 1) * (distance / size + bearing) - fit.width(box))
    return sum(missing) / len(missing)


def narrow_space(fit, family):
    """What U+202F takes besides what its glyph has."""
    size, gap = NARROW_SPACE[family]
    row = dict(text="0\u202fA", size=size, weight="regular", platform="iOS")
    edges = drawn(f"{family}-Regular", row["text"])
    own = edges[2][0] - edges[0][1]
    added = sum(2 * share * fit["tracking", (family, knot)] for knot, share in zip(KNOTS[family], shares(KNOTS[family], size)))
    for character in "0A":
        for name in ["character", "class"]:
            key = character if name == "character" else kind(character)
            added += 0.5 * (fit[name, key] + (fit[f"{name} display", key] if family == "InterDisplay" else 0))
        offset = fit["offset", character] + fit["class offset", kind(character)]
        added += offset if character == "A" else -offset
    return gap / size - own - added


def table_rows(fit):
    """A row a character: in ten-thousandths of an em, the advance in either cut, what 300 of weight adds, the offset."""
    characters = [chr(c) for c in [*range(0x20, 0x7f), *range(0xa1, 0x180)]] + list("–—‘’“”•…€−×÷™")
    for character in sorted(set(characters)):
        base = unicodedata.normalize("NFD", character)[0]
        keys = [("character", base), ("class", kind(base))]
        text = sum(fit[key] for key in keys)
        display = text + sum(fit[f"{name} display", key] for name, key in keys)
        weight = sum(fit[f"{name} weight", key] for name, key in keys)
        offset = fit["offset", base] + fit["class offset", kind(base)]
        if character == "%":
            text, display = text + percent(fit, "Inter"), display + percent(fit, "InterDisplay")
        yield ord(character), text, display, weight, offset
    yield 0x202f, narrow_space(fit, "Inter"), narrow_space(fit, "InterDisplay"), 0.0, 0.0


rows = [prepared(row) for row in json.load(open(sys.argv[1]))["rows"]
        if row["platform"] != "tvOS" and row["design"] == "default"]
fit = Fit(rows + [advance_row(*line) for line in ADVANCES] + [start_row(*line) for line in STARTS])
for row in sorted(rows, key=lambda row: -abs(fit.error(row)))[:30]:
    print(f"{row['platform']} {row['size']:6} {row['weight']:9} {fit.error(row):+7.2%} {row['text']}")
seen, cross = summary([fit.error(row) for row in rows]), unseen(rows)
print("fitted: ", seen)
print("unseen: ", cross)


def knots(family):
    return ", ".join(f"({knot}, {round(fit['tracking', (family, knot)], 4)})" for knot in KNOTS[family])


lines = [f"    ({code}, {round(text * 1e4)}, {round(display * 1e4)}, {round(weight * 1e4)}, {round(offset * 1e4)}),"
         for code, text, display, weight, offset in sorted(table_rows(fit))]
newline = "\n"
OUT.write_text(f'''// SPDX-License-Identifier: MIT
// Generated by ci/fit-advances.py from ink widths measured in public SwiftUI snapshots (iOS 13 to
// 26). Do not edit.

/// What brings Inter's widths near San Francisco's.
///
/// {seen.split(", root")[0]};
/// by a fit of the other half of the texts, {cross.split(": ")[1].split(", root")[0]}.
enum StandInAdvanceTable {{
  typealias Row = (scalar: UInt32, text: Int, display: Int, perWeight: Int, offset: Int)

  /// Tracking in em at sizes in points, and what is added per 300 of weight above 400.
  static let text: [(size: Double, perEm: Double)] = [
    {knots("Inter")},
  ]
  static let textPerWeight = {round(fit["weight", "Inter"], 4)}

  static let display: [(size: Double, perEm: Double)] = [
    {knots("InterDisplay")},
  ]
  static let displayPerWeight = {round(fit["weight", "InterDisplay"], 4)}

  /// Tracking in em that macOS adds.
  static let macOS = {round(fit["mac", None], 4)}

  /// What the rounded design's digits are wider, in em.
  static let roundedDigit = {round(rounded_digits(fit), 4)}

  /// What is added to a character's advance, in ten-thousandths of an em: in either cut at a weight
  /// of 400, and per 300 of weight above that; and how far the glyph moves to the right within it.
  static let characters: [Row] = [
{newline.join(lines)}
  ]
}}
''')
