# SPDX-License-Identifier: MIT
"""Writes the site's own pages beside those of DocC: the start page and the page of pictures."""

import argparse
import html
import pathlib
import re
import shutil
import struct
import sys

import differences
import links
import pictures

HERE = pathlib.Path(__file__).parent
DOCS = "documentation"

PRODUCTS = [
    ("Snapshots", "Draws the screens of an app on Linux, and says in words what changed.",
     [("Your first snapshot", f"{DOCS}/assaysnapshots/firstsnapshot/"),
      ("Your app's own sources", f"{DOCS}/assaysnapshots/yourappssources/"),
      ("Reviewing changes", f"{DOCS}/assaysnapshots/reviewingchanges/")]),
    ("Dead code", "Finds what is never used, says why, and removes it with the build still green.",
     [("Your first scan", f"{DOCS}/assay/firstscan/"),
      ("Finding and removing dead code", f"{DOCS}/assay/findingdeadcode/")]),
    ("Accessibility", "Measures the contrast of colors and screens, and proposes the nearest color that passes.",
     [("Your first audit", f"{DOCS}/assay/firstaudit/"),
      ("Auditing accessibility", f"{DOCS}/assay/auditingaccessibility/")]),
    ("Release tags", "Turns the title of a merged request into the next version tag.",
     [("Your first release", f"{DOCS}/assay/firstrelease/"),
      ("Tagging releases", f"{DOCS}/assay/taggingreleases/")]),
]
MORE = [
    ("Look up", [
        ("Pictures of every view and modifier", "pictures.html"),
        ("All documentation", f"{DOCS}/"),
        ("View descriptions in YAML", f"{DOCS}/assaydescription/writingviews/"),
        ("Differences from SwiftUI", f"{DOCS}/assaysnapshots/differencesfromswiftui/")]),
    ("Move here", [
        ("From swift-snapshot-testing", f"{DOCS}/assaysnapshots/migratingfromswiftsnapshottesting/"),
        ("From Periphery", f"{DOCS}/assay/migratingfromperiphery/"),
        ("From tag actions", f"{DOCS}/assay/migratingfromtagactions/")]),
    ("Know", [
        ("On a Mac, beside SwiftUI", f"{DOCS}/assaysnapshots/onamac/"),
        ("Numbers beside the peers, and how to repeat them", f"{DOCS}/assay/numbers/"),
        ("Changelog", f"{DOCS}/assay/changelog/")]),
]


def page(title, body, home=True):
    """A whole page; `body` is HTML."""
    nav = '<nav><a href="index.html">Assay</a></nav>\n' if home else ""
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="favicon.ico">
<title>{html.escape(title)}</title>
<link rel="stylesheet" href="pages.css">
</head>
<body>
{nav}<main>
{body}</main>
</body>
</html>
"""


def card(title, text, items):
    """A box with a title, an optional text and links."""
    entries = "".join(f'<li><a href="{url}">{html.escape(name)}</a></li>\n' for name, url in items)
    words = f"<p>{html.escape(text)}</p>\n" if text else ""
    return f'<div class="card">\n<h3>{html.escape(title)}</h3>\n{words}<ul>\n{entries}</ul>\n</div>\n'


def start(site):
    """The page that a newcomer opens."""
    shutil.copyfile("Sources/AssayDescription/AssayDescription.docc/Resources/gallery.png", site / "gallery.png")
    products = "".join(card(*product) for product in PRODUCTS)
    more = "".join(card(title, "", items) for title, items in MORE)
    body = f"""<h1>Assay</h1>
<p>A quality toolkit for Swift that needs no Mac, no simulator and no network: snapshot tests, a dead-code scanner, an
accessibility auditor and a release tagger.</p>
<img class="wide" src="gallery.png" {size("gallery.png", site)} alt="Screens of an app, drawn on Linux">
<h2>Ten minutes for each product</h2>
<p>Each tutorial uses the same small app, <code>Tests/ExampleApp</code>. Its commands and their output are checked whenever
Assay changes.</p>
<div class="cards">
{products}</div>
<h2>More</h2>
<div class="cards">
{more}</div>
"""
    (site / "index.html").write_text(page("Assay", body, home=False))


def size(picture, site, scale=1):
    """The attributes with the size of a PNG, so that a page does not jump while it loads."""
    width, height = struct.unpack(">II", (site / picture).read_bytes()[16:24])
    return f'width="{width // scale}" height="{height // scale}"'


def inline(text):
    """Text with code between backticks, as HTML; DocC's links become their names."""
    text = html.escape(re.sub(r"``([^`]+)``", r"`\1`", text))
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", text)


def declarations(listed):
    """A list of what declarations say of their differences."""
    if not listed:
        return ""
    entries = "".join(
        f"<li><code>{html.escape('.'.join(path))}</code>: {inline(text)}</li>\n" for path, text in sorted(listed))
    return f'<ul class="note">\n{entries}</ul>\n'


def entry(name, body, drawn, found, site):
    """A kind or modifier with its picture, what differs, and its description."""
    words = pictures.words(body)
    if words:
        shown = f'<p class="note">No picture: {html.escape(words)}.</p>\n'
    else:
        light = f"pictures/{drawn[name]}.png"
        shown = (
            f'<picture><source srcset="pictures/{drawn[name]}.dark.png" media="(prefers-color-scheme: dark)">'
            f'<img src="{light}" {size(light, site, 2)} loading="lazy" alt="An example of {name}"></picture>\n')
    listed = found.pop(name, [])
    differs = declarations(listed)
    if len(listed) > 3:
        differs = f"<details><summary>{len(listed)} differences from SwiftUI</summary>\n{differs}</details>\n"
    code = "" if words else (
        f"<details><summary>Description</summary><pre>{html.escape(body.strip())}</pre></details>\n")
    return f'<div class="card" id="{name}">\n<h3>{name}</h3>\n{shown}{differs}{code}</div>\n'


def pictured(assay, graphs, site, scratch):
    """The page of pictures."""
    kinds, modifiers, bodies, notes = pictures.draw(assay, scratch)
    if "note " in notes:
        raise ValueError(f"a picture has a note:\n{notes}")
    drawn = pictures.collect(scratch, site / "pictures", bodies)
    found = differences.differences(graphs)
    body = """<h1>Pictures of every view and modifier</h1>
<p>Each picture is drawn by <code>assay snapshot render</code> from the description below it, in the appearance that your
browser asks for. What differs from SwiftUI, by the documentation of the Swift declarations, is beside it.</p>
"""
    for title, names in [("Views", kinds), ("Modifiers", modifiers)]:
        body += f'<h2>{title}</h2>\n<div class="cards">\n'
        body += "".join(entry(name, bodies[name], drawn, found, site) for name in sorted(names, key=str.lower))
        body += "</div>\n"
    body += """<h2>Other differences</h2>
<p>Swift declarations that have no picture above, and differ or only let code compile.</p>
<div class="columns">
"""
    for name in sorted(found, key=str.lower):
        body += f'<details id="{name}"><summary>{html.escape(name)}</summary>\n{declarations(found[name])}</details>\n'
    body += "</div>\n"
    (site / "pictures.html").write_text(page("Pictures of every view and modifier", body))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--assay", required=True)
    parser.add_argument("--graphs", required=True)
    parser.add_argument("--site", required=True, type=pathlib.Path)
    parser.add_argument("--scratch", required=True, type=pathlib.Path)
    options = parser.parse_args()
    try:
        shutil.copyfile(HERE / "pages.css", options.site / "pages.css")
        # DocC's pages ask for it, and a host without it is an error on each page's console.
        (options.site / "theme-settings.json").write_text("{}\n")
        start(options.site)
        pictured(options.assay, options.graphs, options.site, options.scratch)
    except ValueError as error:
        sys.exit(f"ci/site: {error}")
    broken = links.broken(options.site)
    for message in broken:
        print(f"ci/site: {message}", file=sys.stderr)
    sys.exit(1 if broken else 0)


main()
