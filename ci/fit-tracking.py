#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fits the tracking that brings Inter's widths near San Francisco's and writes
Sources/AssayText/Fonts/StandInTrackingTable.swift.

Usage: ci/fit-tracking.py FACTS.json        (needs `pip install uharfbuzz`)

FACTS.json holds `sf_widths.samples`: ink widths of single words and lines, measured in pictures of real SwiftUI
renderings (text, size, weight, scale, sf_ink_width). For each sample the ink width of the face that Assay draws with
(Inter, from 20 points on Inter Display; kerned, without contextual alternates) is computed by HarfBuzz; a tracking of
t em adds t * size to each of the gaps between characters. The tracking is, for each of the two cuts, a piecewise
linear function of size plus a multiple of (weight - 400) / 300, by weighted least squares with a small penalty on
bends. It prints the residuals.
"""
import json
import math
import pathlib
import sys

import uharfbuzz as hb

OUT = pathlib.Path(__file__).resolve().parent.parent / "Sources/AssayText/Fonts/StandInTrackingTable.swift"
FONTS = "/usr/share/fonts/opentype/inter"
WEIGHTS = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}
KNOTS = {"Inter": [11, 13, 15, 17, 20], "InterDisplay": [20, 24, 28, 36, 60]}
# Measured ink boxes are whole pixels around every pixel that ink touches: so much wider, in pixels, on average.
INK_ROUNDING = 0.6
# StandInScale: Inter is drawn smaller, so that its capitals are as high as San Francisco's.
CAPITALS = {"Inter": 2048 / 2816, "InterDisplay": 1472 / 2048}
SF_CAPITALS = 1443 / 2048
BEND_PENALTY = 4.0

fonts = {}


def font(name):
    if name not in fonts:
        face = hb.Face(hb.Blob.from_file_path(f"{FONTS}/{name}.otf"))
        fonts[name] = hb.Font(face)
    return fonts[name]


def ink_width(name, text, size):
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.script, buffer.language, buffer.direction = "Latn", "en", "ltr"
    hb.shape(font(name), buffer, {"calt": False})
    x, left, right = 0, math.inf, -math.inf
    for info, place in zip(buffer.glyph_infos, buffer.glyph_positions):
        box = font(name).get_glyph_extents(info.codepoint)
        if box is not None and box.width:
            left = min(left, x + place.x_offset + box.x_bearing)
            right = max(right, x + place.x_offset + box.x_bearing + box.width)
        x += place.x_advance
    scale = SF_CAPITALS / CAPITALS[name.split("-")[0]]
    return (right - left) * size * scale / font(name).face.upem


def basis(knots, size):
    """The share of each knot at a size: linear between them, constant beyond them."""
    size = min(max(size, knots[0]), knots[-1])
    shares = [0.0] * len(knots)
    for i in range(len(knots) - 1):
        if knots[i] <= size <= knots[i + 1]:
            t = (size - knots[i]) / (knots[i + 1] - knots[i])
            shares[i], shares[i + 1] = 1 - t, t
            break
    return shares


def solve(matrix, vector):
    n = len(vector)
    rows = [matrix[i][:] + [vector[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(n):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i])]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def fit(family, samples):
    knots = KNOTS[family]
    n = len(knots) + 1
    matrix = [[0.0] * n for _ in range(n)]
    vector = [0.0] * n

    def observe(row, value, weight):
        for i in range(n):
            vector[i] += weight * row[i] * value
            for j in range(n):
                matrix[i][j] += weight * row[i] * row[j]

    for s in samples:
        # In units of the width: what counts is the relative error.
        gaps = (len(s["text"]) - 1) * s["size"] / s["target"]
        row = [share * gaps for share in basis(knots, s["size"])] + [gaps * (s["wght"] - 400) / 300]
        observe(row, (s["target"] - s["own"]) / s["target"], s["scale"] * min(1, s["target"] / 60))
    for i in range(1, len(knots) - 1):
        row = [0.0] * n
        before, after = knots[i] - knots[i - 1], knots[i + 1] - knots[i]
        row[i - 1], row[i], row[i + 1] = 1 / before, -1 / before - 1 / after, 1 / after
        observe([10 * value for value in row], 0, BEND_PENALTY)
    return solve(matrix, vector)


samples, seen = [], set()
for s in json.load(open(sys.argv[1]))["sf_widths"]["samples"]:
    key = (s["text"], s["size"], s["weight"], s["sf_ink_width"], s["scale"])
    # macOS's system font of the same size has other widths; one sample of each kind.
    if key in seen or s["platform"] != "iOS" or len(s["text"]) < 2:
        continue
    seen.add(key)
    family = "InterDisplay" if s["size"] >= 20 else "Inter"
    own = ink_width(f"{family}-{s['weight']}", s["text"], s["size"])
    samples.append(dict(
        text=s["text"], size=s["size"], wght=WEIGHTS[s["weight"]], scale=s["scale"], family=family, own=own,
        target=s["sf_ink_width"] - INK_ROUNDING / s["scale"]))

tables, within = [], 0
errors = []
for family, name in [("Inter", "text"), ("InterDisplay", "display")]:
    chosen = [s for s in samples if s["family"] == family]
    *values, slope = fit(family, chosen)
    values, slope = [round(v, 4) for v in values], round(slope, 4)
    for s in chosen:
        tracking = sum(a * b for a, b in zip(basis(KNOTS[family], s["size"]), values)) + slope * (s["wght"] - 400) / 300
        ours = s["own"] + tracking * s["size"] * (len(s["text"]) - 1)
        error = ours / s["target"] - 1
        errors.append(error)
        print(f"{s['size']:5} {s['wght']} {error:+7.2%} (untracked {s['own'] / s['target'] - 1:+.2%}) {s['text']}")
    print(family, list(zip(KNOTS[family], values)), "per 300 of weight", slope)
    knots = ", ".join(f"({size}, {value})" for size, value in zip(KNOTS[family], values))
    tables.append(f"  static let {name}: [(size: Double, perEm: Double)] = [\n    {knots},\n  ]\n"
                  f"  static let {name}PerWeight = {slope}\n")
rms = math.sqrt(sum(e * e for e in errors) / len(errors))
summary = (f"{len(errors)} samples: root mean square error {rms:.2%}, "
           f"{sum(abs(e) <= 0.03 for e in errors)} within 3%, {sum(abs(e) <= 0.02 for e in errors)} within 2%, "
           f"largest {max(errors, key=abs):+.1%}")
print(summary)
OUT.write_text(f'''// SPDX-License-Identifier: MIT
// Generated by ci/fit-tracking.py from ink widths measured in public SwiftUI snapshots (iOS 13 to 26). Do not edit.

/// Tracking in em at sizes in points, and what is added per 300 of weight above 400.
///
/// {summary.split(": ")[0]}:
/// {summary.split(": ")[1]}.
enum StandInTrackingTable {{
{chr(10).join(tables).rstrip()}
}}
''')
