# SPDX-License-Identifier: MIT
"""What the documentation of Assay's views says of its differences from SwiftUI."""

import collections
import json
import pathlib
import re

MARKS = ("Unlike SwiftUI", "Accepted, but not drawn")


def differences(graphs):
    """Declarations and sentences by the name that they belong to: a type, or a modifier of views."""
    found = collections.defaultdict(list)
    for graph in sorted(pathlib.Path(graphs).rglob("*.symbols.json")):
        for symbol in json.loads(graph.read_text())["symbols"]:
            sentence = difference(symbol)
            if not sentence:
                continue
            path = symbol["pathComponents"]
            of_views = path[0] == "View" and len(path) > 1
            name = re.split(r"[(:]", path[1])[0] if of_views else path[0]
            if (path, sentence) not in found[name]:
                found[name].append((path, sentence))
    return found


def difference(symbol):
    """The first paragraph of a declaration's documentation, where it differs."""
    lines = [line["text"].strip() for line in symbol.get("docComment", {}).get("lines", [])]
    text = " ".join(lines[: lines.index("")] if "" in lines else lines)
    return text if text.startswith(MARKS) else None
