# SPDX-License-Identifier: MIT
"""Writes the hashes of fonts of other releases of Debian and Ubuntu."""

from _swift import facts, write


def main():
    data = facts("font-versions.json")
    lines = []
    for release, packages in data["releases"].items():
        for package, content in packages.items():
            lines.append(f"= {release}'s {package} {content['version']}")
            lines += [f"{digest} {name}" for name, digest in content["files"].items()]
    body = f"""/// Fonts whose bytes are not those of Debian 12.
enum FontVersionTable {{
/// A line for each package, and below it one for each file: its XXH3-128 and its name.
static let text = \"\"\"
{chr(10).join(lines)}
\"\"\"
}}"""
    write("Sources/AssayText/Fonts/Generated/FontVersionTable.swift", [data["source"]], body)


main()
