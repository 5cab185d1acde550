# SPDX-License-Identifier: MIT
"""WCAG 2.2's contrast ratio of every 8-bit color with white and with black, written from its text, beside the verdicts
that `Benchmarks contrast-verdicts` has left in a file."""

import sys

# In the order of the file's bits.
THRESHOLDS = (4.5, 3.0, 7.0)


def linear(channel):
    """"relative luminance": sRGB's transfer function as the definition has it."""
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def main():
    with open(sys.argv[1], "rb") as file:
        verdicts = file.read()
    if len(verdicts) != 1 << 24:
        sys.exit(f"ci/contrast-verdicts: {len(verdicts)} verdicts, not 2^24")
    red = [0.2126 * linear(value) for value in range(256)]
    green = [0.7152 * linear(value) for value in range(256)]
    blue = [0.0722 * linear(value) for value in range(256)]
    first, second, third = THRESHOLDS
    index, passing, wrong = 0, [0] * 6, []
    for r in red:
        for g in green:
            for b in blue:
                luminance = r + g + b
                white = 1.05 / (luminance + 0.05)
                black = (luminance + 0.05) / 0.05
                expected = (
                    (white >= first)
                    + 2 * (white >= second)
                    + 4 * (white >= third)
                    + 8 * (black >= first)
                    + 16 * (black >= second)
                    + 32 * (black >= third)
                )
                if verdicts[index] != expected:
                    wrong.append((index, expected, verdicts[index], white, black))
                index += 1
    for bit in range(6):
        passing[bit] = sum(1 for verdict in verdicts if verdict >> bit & 1)
    for bit, count in enumerate(passing):
        side = "white" if bit < 3 else "black"
        print(f"on {side} at {THRESHOLDS[bit % 3]}: {count} of {len(verdicts)} colors pass")
    for index, expected, found, white, black in wrong[:20]:
        print(f"#{index:06X}: {found:06b}, and here {expected:06b} ({white!r} on white, {black!r} on black)")
    print(f"{len(verdicts)} colors, {6 * len(verdicts)} verdicts, {len(wrong)} colors judged differently")
    sys.exit(1 if wrong else 0)


main()
