# SPDX-License-Identifier: MIT
"""Counts the public declarations of symbol graphs that have no documentation comment; if there are any, lists
them and exits with 1.

A declaration that fulfills a protocol's requirement has the requirement's comment in the graph."""

import argparse
import json
import os
import sys
import urllib.parse


def undocumented(path):
    with open(path) as file:
        graph = json.load(file)
    for symbol in graph["symbols"]:
        if symbol.get("docComment") or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
            continue
        location = symbol.get("location")
        # Without a place in the sources the compiler made it, such as the cases of a raw type.
        if location:
            source = os.path.relpath(urllib.parse.urlparse(location["uri"]).path)
            yield f"{source}:{location['position']['line'] + 1}: {'.'.join(symbol['pathComponents'])}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("graphs", nargs="+")
    options = parser.parse_args()
    missing = sorted({line for path in options.graphs for line in undocumented(path)})
    if not missing:
        return
    for line in missing:
        print(f"{line} has no documentation comment", file=sys.stderr)
    sys.exit(f"{len(missing)} public declarations have no documentation comment")


main()
