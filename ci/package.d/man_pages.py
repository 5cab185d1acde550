#!/usr/bin/env python3
"""Writes a man page for each command from what ArgumentParser says of it (--experimental-dump-help).

Arguments: the version and the folder. The JSON is on standard input.
"""
import json
import os
import sys


def text(words):
    """Words as roff shows them: nothing in them is a command or an escape."""
    words = words.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga")
    lines = (line.strip() for line in words.split("\n"))
    return "\n".join("\\&" + line if line.startswith((".", "\\(aq")) else line for line in lines)


def name_of(name):
    return ("-" if name["kind"] == "short" else "--") + name["name"]


def label(argument):
    value = argument.get("valueName", "value")
    if argument["kind"] == "positional":
        return f"\\fI{text(value)}\\fR" + (" ..." if argument["isRepeating"] else "")
    names = ", ".join(f"\\fB{text(name_of(name))}\\fR" for name in argument.get("names", []))
    return names + (f" \\fI{text(value)}\\fR" if argument["kind"] == "option" else "")


def paragraph(words):
    return "\n.PP\n".join(text(part) for part in words.split("\n\n"))


def page(command, path, version):
    title = "-".join(path)
    lines = [
        f".TH {title.upper()} 1 \"\" \"assay {version}\" \"User Commands\"",
        ".SH NAME",
        f"{text(title)} \\- {text(command.get('abstract', '').rstrip('.'))}",
        ".SH SYNOPSIS",
        f"\\fB{text(' '.join(path))}\\fR",
    ]
    arguments = [a for a in command.get("arguments", []) if a.get("shouldDisplay", True)]
    for argument in arguments:
        shown = label(argument)
        lines.append(f"[{shown}]" if argument["isOptional"] else shown)
    subcommands = [c for c in command.get("subcommands", []) if c["commandName"] != "help"]
    if subcommands:
        lines.append("\\fIsubcommand\\fR")
    if command.get("discussion"):
        lines += [".SH DESCRIPTION", paragraph(command["discussion"])]
    if arguments:
        lines.append(".SH OPTIONS")
        for argument in arguments:
            lines += [".TP", label(argument), text(argument.get("abstract") or "")]
            if argument.get("defaultValue"):
                lines.append(f"Default: {text(argument['defaultValue'])}.")
    if subcommands:
        lines.append(".SH SUBCOMMANDS")
        for subcommand in subcommands:
            lines += [".TP", f"\\fB{text('-'.join(path + [subcommand['commandName']]))}\\fR(1)"]
            lines.append(text(subcommand.get("abstract", "")))
    lines += [
        ".SH EXIT STATUS",
        "0 if there is nothing to report, 1 for findings, differences and what cannot be told, 2 if the command",
        "could not run, 64 for wrong usage.",
    ]
    if len(path) > 1:
        lines += [".SH SEE ALSO", f"\\fB{text('-'.join(path[:-1]))}\\fR(1)"]
    return "\n".join(line for line in lines if line) + "\n"


def write(command, path, version, folder):
    path = path + [command["commandName"]]
    with open(os.path.join(folder, "-".join(path) + ".1"), "w", encoding="utf-8") as file:
        file.write(page(command, path, version))
    for subcommand in command.get("subcommands", []):
        if subcommand["commandName"] != "help":
            write(subcommand, path, version, folder)


write(json.load(sys.stdin)["command"], [], sys.argv[1], sys.argv[2])
