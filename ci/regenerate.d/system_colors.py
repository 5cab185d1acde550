# SPDX-License-Identifier: MIT
"""Writes the table of system colors: four appearances of each name, as 0xRRGGBBAA."""

from _swift import facts, natural, write

APPEARANCES = ["light", "dark", "light_increased", "dark_increased"]


def packed(channels):
    red, green, blue, alpha = channels
    # NB: half up, as RGBAColor rounds; round() would take halves to the even step.
    return f"0x{red:02X}{green:02X}{blue:02X}{int(alpha * 255 + 0.5):02X}"


def row(name, values, suffix=""):
    def first(*keys):
        return next(values[key] for key in keys if key in values)

    # A missing increased variant is the normal one; a missing elevated one is the base one.
    cells = [
        first("light" + suffix, "light"),
        first("dark" + suffix, "dark"),
        first("light_increased" + suffix, "light_increased", "light"),
        first("dark_increased" + suffix, "dark_increased", "dark" + suffix, "dark"),
    ]
    return f'("{name}", {", ".join(packed(cell) for cell in cells)}),'


def table(records):
    lines = []
    for name in sorted(records, key=natural):
        lines.append((name, row(name, records[name])))
        if any(key.endswith("_elevated") for key in records[name]):
            elevated = name + "Elevated"
            lines.append((elevated, row(elevated, records[name], "_elevated")))
    return "\n".join(line for _, line in lines)


def main():
    data = facts("system-colors.json")
    ios18 = {**data["ios13_18"], **data["swiftui_hierarchical"]}
    body = f"""/// Rows of name, light, dark, light and dark at increased contrast; each color 0xRRGGBBAA in sRGB.
enum SystemColorTable {{
typealias Row = (name: String, light: UInt32, dark: UInt32, lightIncreased: UInt32,
  darkIncreased: UInt32)

/// iOS 13 to 18: UIKit's names, and SwiftUI's hierarchical ones (`primary`, `secondaryFill`, ...).
/// A name with `Elevated` is the color on an elevated surface, such as a sheet.
static let ios18: [Row] = [
{table(ios18)}
]

/// The hues that iOS 26 changed; every other name is as in iOS 18.
static let ios26: [Row] = [
{table(data["ios26_hues"])}
]

/// The labels and separators of macOS; every other name is as in iOS 18.
static let macOS: [Row] = [
{table(data["macos"])}
]
}}"""
    write(
        "Sources/AssayGraphics/Color/Generated/SystemColorTable.swift",
        [f"{key}: {value}" for key, value in data["sources"].items()], body)


main()
