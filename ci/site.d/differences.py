# SPDX-License-Identifier: MIT
"""What the documentation of Assay's views says of its differences from SwiftUI, by the name of a view or modifier."""

import collections
import json
import pathlib
import re

MARKS = ("Unlike SwiftUI", "Accepted, but not drawn")


def differences(graphs):
    """Sentences by name: of a type, its members that carry its name in a path, and functions of that name."""
    found = collections.defaultdict(list)
    for graph in sorted(pathlib.Path(graphs).glob("*.json")):
        for symbol in json.loads(graph.read_text())["symbols"]:
            sentence = difference(symbol)
            if not sentence:
                continue
            path = symbol["pathComponents"]
            for name in {path[0], re.split(r"[(:]", path[-1])[0]}:
                if sentence not in found[name]:
                    found[name].append(sentence)
    return found


def difference(symbol):
    """The first paragraph of a declaration's documentation, where it differs."""
    lines = [line["text"].strip() for line in symbol.get("docComment", {}).get("lines", [])]
    text = " ".join(lines[: lines.index("")] if "" in lines else lines)
    if not text.startswith(MARKS):
        return None
    text = text.removeprefix("Accepted, but not drawn: ")
    member = symbol["pathComponents"][1:]
    subject = f"`{'.'.join(member)}`: " if member and symbol["pathComponents"][0] != "View" else ""
    return subject + text
