# SPDX-License-Identifier: MIT
"""Draws the picture of every kind and modifier of view descriptions, from pictures.yaml."""

import json
import pathlib
import re
import subprocess

CANVAS = "{width: 240, height: 120}"
ASSETS = "Tests/ExampleApp/Sources/Trails/Resources/Assets.xcassets"
SCHEMA = "Sources/AssayDescription/Schema/view-description.schema.json"


def views(text):
    """The entries of pictures.yaml: what stands below each name, without its indentation."""
    found, name = {}, None
    for line in text.splitlines():
        head = re.fullmatch(r"(\w+):", line)
        if head:
            name = head[1]
            if name in found:
                raise ValueError(f"pictures.yaml has '{name}' twice")
            found[name] = []
        elif name and line.startswith("  "):
            found[name].append(line[2:])
        elif line.strip() and not line.startswith("#"):
            raise ValueError(f"pictures.yaml: '{line}' belongs to no name")
    return {name: "\n".join(lines) + "\n" for name, lines in found.items()}


def names():
    """Every kind and modifier of the schema, which is generated from the sources."""
    definitions = json.loads(pathlib.Path(SCHEMA).read_text())["$defs"]
    kinds = [name.removeprefix("kind.") for name in definitions if name.startswith("kind.")]
    return kinds, sorted(modifier_names(definitions["modifier"]))


def modifier_names(schema):
    """A modifier is a word, or a map whose first required key it is."""
    found = set(schema.get("enum", []))
    if "const" in schema:
        found.add(schema["const"])
    found |= set(schema.get("required", [])[:1])
    for part in schema.get("anyOf", []) + schema.get("oneOf", []):
        found |= modifier_names(part)
    return found


def description(body, assets):
    """A description file of a view, which may name its canvas among its keys."""
    canvas = re.search(r"^canvas: (.*)\n", body, re.MULTILINE)
    view = body.replace(canvas[0], "") if canvas else body
    lines = "".join(f"  {line}\n" for line in view.splitlines())
    return f"canvas: {canvas[1] if canvas else CANVAS}\nassets: [{assets}]\nview:\n{lines}"


def words(body):
    """Why a name has no picture."""
    found = re.fullmatch(r"words: (.*)\n", body)
    return found[1] if found else None


def draw(assay, folder):
    """Draws all pictures into a folder, and answers the bodies by name."""
    bodies = views(pathlib.Path(__file__).with_name("pictures.yaml").read_text())
    kinds, modifiers = names()
    missing = sorted(set(kinds + modifiers) ^ set(bodies))
    if missing:
        raise ValueError(f"pictures.yaml and the schema do not agree on: {', '.join(missing)}")
    sources = folder / "descriptions"
    sources.mkdir(parents=True)
    up = "/".join([".."] * len(sources.resolve().relative_to(pathlib.Path.cwd()).parts))
    for name, body in bodies.items():
        if not words(body):
            (sources / f"{name}.yaml").write_text(description(body, f"{up}/{ASSETS}"))
    run = [assay, "snapshot", "render", str(sources), "--appearance", "light", "--appearance", "dark"]
    done = subprocess.run(run + ["-o", str(folder)], capture_output=True, text=True)
    if done.returncode:
        raise ValueError(f"the pictures cannot be drawn:\n{done.stdout}{done.stderr}")
    return kinds, modifiers, bodies, done.stdout + done.stderr


def collect(scratch, site, bodies):
    """Copies the pictures into the site, under the names of kinds and modifiers."""
    site.mkdir()
    drawn = {}
    for index, name in enumerate(sorted(name for name in bodies if not words(bodies[name]))):
        # Kinds and modifiers such as `List` and `list` would share a file on a Mac.
        drawn[name] = name if name.lower() not in map(str.lower, drawn) else f"{name}-{index}"
        for path in scratch.glob(f"*/{name}/*.png"):
            ending = ".dark.png" if path.name.endswith(".dark.png") else ".png"
            (site / f"{drawn[name]}{ending}").write_bytes(path.read_bytes())
    return drawn
