# SPDX-License-Identifier: MIT
"""Writes CLDR's number symbols, grouped by the locales that share them."""

from _swift import facts, wrapped, write


def swift_string(text):
    return '"' + "".join(
        character if character.isascii() else f"\\u{{{ord(character):X}}}" for character in text
    ) + '"'


def main():
    data = facts("number-symbols.json")
    groups = []
    for group in data["groups"]:
        lines = wrapped(" ".join(group["locales"]), "", width=84)
        locales = '"' + '"\n+ "'.join(
            line.strip() + (" " if index < len(lines) - 1 else "")
            for index, line in enumerate(lines)) + '"'
        groups.append(
            f"Group(\nlocales: {locales},\nsymbols: NumberSymbols(\n"
            f"zero: {swift_string(group['zero'])}, decimal: {swift_string(group['decimal'])}, "
            f"grouping: {swift_string(group['grouping'])}, minus: {swift_string(group['minus'])},\n"
            f"minimumGroupingDigits: {group['minimumGroupingDigits']}, "
            f"secondaryGroupSize: {group['secondaryGroupSize']})),")
    body = f"""/// A locale in no group writes 1,234.5 and -1.
enum NumberSymbolTable {{
struct Group: Sendable {{
/// Language tags, separated by spaces.
var locales: String
var symbols: NumberSymbols
}}

static let groups: [Group] = [
{chr(10).join(groups)}
]
}}"""
    write(
        "Sources/AssayResources/StringCatalog/Generated/NumberSymbolTable.swift",
        [data["source"]], body)


main()
