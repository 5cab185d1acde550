# SPDX-License-Identifier: MIT
"""Comparing pictures: in memory beside pixelmatch's C++ port, and two files beside blazediff and odiff.

All times are CPU times. pixelmatch gets pictures that are decoded already; blazediff decodes and
compares within this process, without the start of a process that assay's time has."""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time

import blazediff
import numpy
import pybind11_pixelmatch
from PIL import Image
from measures import report

HERE = os.path.dirname(os.path.abspath(__file__))
SCREEN = os.path.join(HERE, "screen.json")
PAIRS = ("identical", "label", "two-percent", "shift", "antialiasing", "all")
ROUNDS = 7


def median(work):
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        times.append((time.process_time() - start) * 1000)
    return statistics.median(times)


def process(*command):
    """The median CPU time of a process, its children's too, in milliseconds."""
    times = []
    for _ in range(ROUNDS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=False, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(
            (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000
        )
    return statistics.median(times)


def measures(options, folder):
    ours = json.loads(
        subprocess.run(
            (options.release, "comparison", SCREEN, folder),
            check=True,
            capture_output=True,
            text=True,
        ).stdout
    )
    for name in PAIRS:
        old, new = (os.path.join(folder, f"{name}-{side}.png") for side in ("old", "new"))
        a, b = (numpy.asarray(Image.open(path).convert("RGBA")) for path in (old, new))
        theirs = median(lambda: pybind11_pixelmatch.pixelmatch(a, b))
        yield f"memory-{name}", ours[name]["milliseconds"], "pixelmatch C++", theirs, "ms", 1.0
        own = process(options.assay, "snapshot", "diff", old, new)
        theirs = median(lambda: blazediff.compare(old, new))
        yield f"files-{name}", own, "blazediff", theirs, "ms", 2.0
        if options.odiff:
            theirs = process(options.odiff, old, new)
            yield f"process-{name}", own, "odiff", theirs, "ms", 1.0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--release", required=True)
    parser.add_argument("--assay", required=True)
    parser.add_argument("--odiff", default="")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(report(measures(options, folder)))


main()
