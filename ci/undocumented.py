# SPDX-License-Identifier: MIT
"""Lists the public declarations of symbol graphs that have no documentation comment; exits with 1 if there are any.

A declaration that fulfills a protocol's requirement has the requirement's comment in the graph."""

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
    missing = sorted({line for path in sys.argv[1:] for line in undocumented(path)})
    for line in missing:
        print(f"{line} has no documentation comment")
    sys.exit(1 if missing else 0)


main()
