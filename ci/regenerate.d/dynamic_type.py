# SPDX-License-Identifier: MIT
"""Writes Dynamic Type's table: 11 text styles at 12 sizes."""

from _swift import facts, number, write

STYLES = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption", "caption2"]


def main():
    data = facts("dynamic-type.json")
    rows = []
    for size, styles in data["table"].items():
        pairs = ", ".join(
            f"({number(styles[style][0])}, {number(styles[style][1])})" for style in STYLES)
        rows.append(f"// {size}\n[{pairs}],")
    weights = ", ".join(f".{data['weights'][style]}" for style in STYLES)
    emphasized = ", ".join(f".{data['emphasizedWeights'][style]}" for style in STYLES)
    styles = ", ".join(f".{style}" for style in STYLES)
    body = f"""/// The columns are `styles`; the rows are `DynamicTypeSize.allCases`, smallest first.
enum DynamicTypeTable {{
static let styles: [Font.TextStyle] = [
{styles},
]

static let weights: [Font.Weight] = [
{weights},
]

static let emphasizedWeights: [Font.Weight] = [
{emphasized},
]

/// Point size and leading (baseline to baseline), in points.
static let rows: [[(pointSize: Double, leading: Double)]] = [
{chr(10).join(rows)}
]
}}"""
    write(
        "Sources/AssayNodes/Values/Generated/DynamicTypeTable.swift", [data["source"]], body)


main()
