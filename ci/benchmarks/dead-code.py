# SPDX-License-Identifier: MIT
"""Dead-code measures on packages that are not ours: the CPU time and memory of whole scans of an index that is
already built, cold (no cache) and warm; and how near the syntax engine comes to the index engine."""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

from measures import report

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PACKAGES = os.path.join(ROOT, ".build", "dead-code-packages")
ROUNDS = 5


def names():
    """The packages, as ci/clone-package lists them."""
    script = os.path.join(ROOT, "ci", "clone-package")
    return subprocess.run([script], check=True, capture_output=True, text=True).stdout.split()


def prepared(name):
    """A clone with its index: built once, then found."""
    folder = os.path.join(PACKAGES, name)
    if not os.path.isdir(folder):
        os.makedirs(PACKAGES, exist_ok=True)
        subprocess.run([os.path.join(ROOT, "ci", "clone-package"), name, folder], check=True)
    scratch = os.path.join(folder, ".build-assay")
    if not os.path.isdir(os.path.join(scratch, "debug", "index", "store")):
        print(f"building {name} for its index", file=sys.stderr, flush=True)
        subprocess.run(
            ["swift", "build", "--build-tests", "--scratch-path", scratch],
            cwd=folder,
            check=True,
            stdout=subprocess.DEVNULL,
        )
    return folder


def scan(assay, folder, cache, *options):
    """CPU seconds, peak in MB and the findings of one scan."""
    store = os.path.join(folder, ".build-assay", "debug", "index", "store")
    command = [assay, "dead-code", "scan", "--package-path", folder, "--format", "json", "--quiet"]
    if "--syntax-only" not in options:
        command += ["--index-store", store]
    environment = dict(os.environ, XDG_CACHE_HOME=cache)
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command + list(options), stdout=output, stderr=subprocess.PIPE, env=environment
        )
        error = process.stderr.read().decode()
        _, status, usage = os.wait4(process.pid, 0)
        if os.waitstatus_to_exitcode(status) not in (0, 1):
            sys.exit(f"scan of {folder} failed: {error}")
        output.seek(0)
        findings = json.load(output)["findings"]
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, findings


def speed(assay):
    cache = tempfile.mkdtemp()
    bars = {"swift-nio": (1.5, 0.15, 150), "swift-argument-parser": (0.3, None, None)}
    for name, (cold_bar, warm_bar, memory_bar) in bars.items():
        folder = prepared(name)
        cold = [scan(assay, folder, cache, "--no-cache") for _ in range(ROUNDS)]
        seconds = statistics.median(sample[0] for sample in cold)
        yield f"scan-cold-{name}", seconds, "bar", cold_bar, "s", 1.0
        if memory_bar:
            peak = max(sample[1] for sample in cold)
            yield f"scan-memory-{name}", peak, "bar", memory_bar, "MB", 1.0
        if warm_bar:
            scan(assay, folder, cache)
            warm = [scan(assay, folder, cache) for _ in range(ROUNDS)]
            seconds = statistics.median(sample[0] for sample in warm)
            yield f"scan-warm-{name}", seconds, "bar", warm_bar, "s", 1.0
    shutil.rmtree(cache)


def key(finding):
    place = finding.get("focus") or finding.get("range", {}).get("start", {})
    return (finding["rule"], finding["path"], place.get("line"), place.get("column"))


def is_local(folder, key):
    """Whether a finding is of a parameter, or of a declaration that its line calls private or fileprivate."""
    rule, path, line, _ = key
    if rule == "unused-parameter":
        return True
    if line is None:
        return False
    with open(os.path.join(folder, path), encoding="utf-8", errors="replace") as source:
        return re.search(r"\b(file)?private\b", source.read().split("\n")[line - 1]) is not None


def engines(assay):
    """Precision and recall of the syntax engine, taking the index engine's findings as the truth."""
    cache = tempfile.mkdtemp()
    found, right, wanted = 0, 0, 0
    local_right, local_wanted = 0, 0
    for name in names():
        folder = prepared(name)
        _, _, truth = scan(assay, folder, cache, "--no-cache")
        _, _, guess = scan(assay, folder, cache, "--no-cache", "--syntax-only")
        comparable = {finding["rule"] for finding in truth + guess} - {"unused-import", "superfluous-ignore"}
        truths = {key(f): f for f in truth if f["rule"] in comparable}
        guesses = {key(f) for f in guess if f["rule"] in comparable}
        hits = guesses & truths.keys()
        local = {k for k in truths if is_local(folder, k)}
        found += len(guesses)
        right += len(hits)
        wanted += len(truths)
        local_wanted += len(local)
        local_right += len(local & guesses)
        print(
            f"syntax engine on {name}: {len(hits)} of {len(guesses)} findings confirmed, "
            f"{len(hits)} of {len(truths)} found, local {len(local & guesses)} of {len(local)}",
            flush=True,
        )
    shutil.rmtree(cache)
    # Ratios that must not be under their bar are turned over: bar / ours may be at most 1.
    yield "syntax-precision", 0.97, "index engine", right / max(found, 1), "(bar/ours)", 1.0
    yield "syntax-recall-local", 0.75, "index engine", local_right / max(local_wanted, 1), "(bar/ours)", 1.0
    yield "syntax-recall", 0.6, "index engine", right / max(wanted, 1), "(bar/ours)", 1.0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--assay", required=True, help="the tool, built for release")
    options = parser.parse_args()
    sys.exit(report(row for measure in (speed, engines) for row in measure(options.assay)))


main()
