#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the table of hyphenation patterns from Debian's package hyphen-en-us."""
import pathlib
import subprocess
import textwrap

SOURCE = pathlib.Path("/usr/share/hyphen/hyph_en_US.dic")
TARGET = (
    pathlib.Path(__file__).resolve().parent.parent
    / "Sources/AssayText/Shaping/Generated/EnglishHyphenationPatterns.swift"
)


def patterns(text):
    """The patterns of a dictionary of libhyphen: no settings, no comments, ASCII letters only."""
    lines = text.splitlines()[1:]
    return [
        line
        for line in lines
        if line and line.isascii() and all(c in ".0123456789" or c.islower() for c in line)
    ]


def main():
    version = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Version}", "hyphen-en-us"],
        check=True, capture_output=True, text=True,
    ).stdout
    body = textwrap.fill(" ".join(patterns(SOURCE.read_text(encoding="utf-8"))), 96)
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(
        "// SPDX-License-Identifier: MIT\n\n"
        f"// Written by ci/regenerate-hyphenation.py from hyphen-en-us {version} of Debian.\n"
        "\n"
        "/// TeX's patterns for US English (Donald E. Knuth and Frank M. Liang, hyphen.tex, with those of\n"
        "/// Gerard D. C. Kuiken, ushyphmax.tex), whose license allows copying with this notice.\n"
        "enum EnglishHyphenationPatterns {\n"
        "  /// Divided by spaces and line ends.\n"
        '  static let text = """\n'
        + textwrap.indent(body, "    ")
        + '\n    """\n}\n',
        encoding="utf-8",
    )


main()
