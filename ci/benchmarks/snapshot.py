# SPDX-License-Identifier: MIT
"""Snapshot measures: ours and the peer's in turn, medians over the rounds, one line a measure."""

import argparse
import json
import os
import statistics
import subprocess
import sys

from measures import report

HERE = os.path.dirname(os.path.abspath(__file__))
SCREEN = os.path.join(HERE, "screen.json")
ROUNDS = 7


def run(*command):
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def medians(samples):
    return {key: statistics.median(sample[key] for sample in samples) for key in samples[0]}


def screen(release, debug):
    ours, theirs, in_debug = [], [], []
    for _ in range(ROUNDS):
        ours.append(run(release, "screen", SCREEN))
        theirs.append(run(sys.executable, os.path.join(HERE, "cairo_screen.py"), SCREEN))
        in_debug.append(run(debug, "screen", SCREEN))
    ours, theirs, in_debug = medians(ours), medians(theirs), medians(in_debug)
    yield "draw-screen", ours["draw"], "pycairo+pango draw", theirs["draw"], "ms", 1.0
    yield "verify-screen", ours["verify"], "pycairo+pango draw+encode", theirs["encode"], "ms", 0.125
    yield "draw-screen-debug", in_debug["draw"], "release", ours["draw"], "ms", 1.5


def verifications(release, _):
    sample = run(release, "verifications", "50", "20")
    # The bar: 200 a second on two cores, so a thousand in 10 s of CPU; 400 MB at the peak.
    yield "verify-1000", sample["milliseconds"], "200 a second, 2 cores", 10000.0, "ms", 1.0
    yield "verify-1000-memory", sample["megabytes"], "limit", 400.0, "MB", 1.0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--release", required=True)
    parser.add_argument("--debug", required=True)
    options = parser.parse_args()
    sys.exit(
        report(
            measured
            for measure in (screen, verifications)
            for measured in measure(options.release, options.debug)
        )
    )


main()
