# SPDX-License-Identifier: MIT
"""Writes CLDR's cardinal plural rules, grouped by the languages that share them."""

from _swift import facts, wrapped, write

ORDER = ["zero", "one", "two", "few", "many"]


def main():
    data = facts("plural-rules.json")
    groups = []
    for group in data["groups"]:
        languages = wrapped(" ".join(group["locales"]), "", width=84)
        text = '"' + '"\n+ "'.join(
            line.strip() + (" " if index < len(languages) - 1 else "")
            for index, line in enumerate(languages)) + '"'
        rules = ",\n".join(
            f'(.{category}, "{group["rules"][category]}")'
            for category in ORDER if category in group["rules"])
        groups.append(f"Group(\nlanguages: {text},\nrules: [\n{rules},\n]),")
    body = f"""/// A language in no group has the category `other` alone, as CLDR's root has.
enum PluralRuleTable {{
struct Group: Sendable {{
/// Language tags, separated by spaces.
var languages: String
/// Conditions in the syntax of UTS #35, "in" for "="; the first that holds names the category.
var rules: [(category: PluralCategory, condition: String)]
}}

static let groups: [Group] = [
{chr(10).join(groups)}
]
}}"""
    write(
        "Sources/AssayResources/StringCatalog/Generated/PluralRuleTable.swift", [data["source"]],
        body)


main()
