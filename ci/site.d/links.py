# SPDX-License-Identifier: MIT
"""Finds links of a site that lead nowhere: of its own pages with their anchors, and of DocC's pages."""

import html.parser
import json
import pathlib
import posixpath


class Page(html.parser.HTMLParser):
    """The links and anchors of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src"):
                self.links.append(value)
            elif name == "srcset":
                self.links += [part.split()[0] for part in value.split(",")]
            elif name == "id":
                self.anchors.add(value)


def broken(site):
    """One sentence for each link that leads nowhere."""
    return own_pages(site) + docc_pages(site)


def own_pages(site):
    pages = {path.name: Page(path.read_text()) for path in sorted(site.glob("*.html"))}
    found = []
    for name, page in pages.items():
        for link in page.links:
            path, _, anchor = link.partition("#")
            if "://" in link:
                continue
            target = site / posixpath.normpath(path or name)
            if not (target / "index.html" if target.is_dir() else target).is_file():
                found.append(f"{name}: the link to '{link}' leads nowhere")
            elif anchor and target.name in pages and anchor not in pages[target.name].anchors:
                found.append(f"{name}: '{link}' names no place of the page")
    return found


def docc_pages(site):
    """DocC keeps a page as JSON whose references have URLs below the site's base."""
    found, anchors = [], {}
    for path in sorted((site / "data").rglob("*.json")):
        page = json.loads(path.read_text())
        name = path.relative_to(site / "data").with_suffix("").as_posix()
        anchors[f"/{name}"] = set(headings(page))
        for reference in page.get("references", {}).values():
            found += [(name, url) for url in urls(reference)]
    return [
        f"{name}: the link to '{url}' leads nowhere" for name, url in found if not exists(site, url, anchors)]


def headings(value):
    """The anchors of a page's headings, however deep they are."""
    if isinstance(value, dict):
        if value.get("type") == "heading":
            yield value.get("anchor")
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from headings(part)


def urls(reference):
    if reference.get("type") in ("topic", "section", "link") and "url" in reference:
        yield reference["url"]
    for variant in reference.get("variants", []):
        yield variant["url"]


def exists(site, url, anchors):
    """Whether a URL is elsewhere on the web, or a page or file of this site."""
    if "://" in url or url.startswith("mailto:"):
        return True
    path, _, anchor = url.partition("#")
    if path in anchors:
        # A topic's anchor may be a heading that only the renderer makes.
        return not anchor or anchor in anchors[path] or not anchors[path]
    return (site / path.lstrip("/")).is_file()
