# SPDX-License-Identifier: MIT
"""Audit measures: 100,000 color pairs beside PyPI's wcag-contrast-ratio, on the same pairs in one run; screenshots
beside the time that libpng takes to decode them, in one process."""

import argparse
import json
import statistics
import subprocess
import sys
import time

from measures import report

PAIRS = 100_000
ROUNDS = 5
# Screens of many texts, of few, and with a gradient, all of 1284 x 2778 pixels.
REFERENCES = "__Snapshots__/Tests-GalleryTests-Descriptions"
SCREENSHOTS = ["ConversationListView", "AlertView", "SubscriptionOfferView"]


def pairs():
    """The pairs of `Benchmarks contrast`: Knuth's MMIX generator, the upper 24 bits of each step."""
    state, colors = 0x5EED, []
    for _ in range(2 * PAIRS):
        state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        colors.append(state >> 40)
    return list(zip(colors[::2], colors[1::2]))


def peer(pairs):
    try:
        import wcag_contrast_ratio as peer
    except ImportError:
        sys.exit("ci/bench: pip install wcag-contrast-ratio, the peer of these measures")

    def channels(color):
        return tuple((color >> shift & 255) / 255 for shift in (16, 8, 0))

    inputs = [(channels(a), channels(b)) for a, b in pairs]
    start = time.process_time()
    passing = sum(peer.rgb(a, b) >= 4.5 for a, b in inputs)
    return (time.process_time() - start) * 1000, passing


def screenshots(benchmarks):
    """A measure for each screen: its audit may take twice the time of its decoding."""
    for name in SCREENSHOTS:
        result = subprocess.run(
            [benchmarks, "screenshot", f"{REFERENCES}/{name}/iPhone13ProMax.png"],
            check=True,
            capture_output=True,
            text=True,
        )
        times = json.loads(result.stdout)
        yield (f"screenshot-{name}", times["audit"], "libpng decode", times["decode"], "ms", 2)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--release", required=True)
    arguments = parser.parse_args()
    rows, ours, theirs = pairs(), [], []
    for _ in range(ROUNDS):
        result = subprocess.run(
            [arguments.release, "contrast", str(PAIRS)], check=True, capture_output=True, text=True
        )
        mine = json.loads(result.stdout)
        milliseconds, passing = peer(rows)
        if mine["passing"] != passing:
            sys.exit(f"ci/bench: {mine['passing']} pairs pass here, and {passing} in the peer")
        ours.append(mine["evaluate"])
        theirs.append(milliseconds)
    sys.exit(
        report(
            [
                (
                    "contrast-100000-pairs",
                    statistics.median(ours),
                    "wcag-contrast-ratio",
                    statistics.median(theirs),
                    "ms",
                    0.1,
                )
            ]
            + list(screenshots(arguments.release))
        )
    )


main()
