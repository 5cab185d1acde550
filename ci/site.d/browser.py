# SPDX-License-Identifier: MIT
"""Opens pages of the site in headless Chromium, in both appearances, and fails on what their consoles complain about.

  browser.py SITE [BASE]   serves SITE below BASE; the pictures are in SITE.screenshots
"""

import functools
import http.server
import pathlib
import sys
import threading

from playwright.sync_api import sync_playwright

PAGES = {
    "start": "",
    "pictures": "pictures.html",
    "tutorial": "documentation/assaysnapshots/firstsnapshot/",
    "numbers": "documentation/assay/numbers/",
    "changelog": "documentation/assay/changelog/",
    "all": "documentation/",
}


class Server(http.server.SimpleHTTPRequestHandler):
    """A static host that has the site below a path."""

    base = ""

    def translate_path(self, path):
        return super().translate_path(path.removeprefix(self.base))

    def log_message(self, *_):
        pass


def complaints(browser, address, scheme, folder):
    """What the console says of each page, and answers that are no success."""
    page = browser.new_context(color_scheme=scheme, viewport={"width": 1200, "height": 900}).new_page()
    found = []
    page.on("console", lambda message: message.type == "error" and found.append(message.text))
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("response", lambda answer: answer.status >= 400 and found.append(f"{answer.status} {answer.url}"))
    for name, path in PAGES.items():
        page.goto(address + path)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=folder / f"{name}.{scheme}.png")
        if not page.locator("h1").first.inner_text():
            found.append(f"{path} has no title")
    return found


def main():
    site = pathlib.Path(sys.argv[1])
    base = "/" + sys.argv[2].strip("/") if len(sys.argv) > 2 and sys.argv[2] else ""
    folder = site.with_name(site.name + ".screenshots")
    folder.mkdir(exist_ok=True)
    Server.base = base
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Server, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}{base}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        found = [text for scheme in ("light", "dark") for text in complaints(browser, address, scheme, folder)]
        browser.close()
    for text in found:
        print(f"ci/site: {text}", file=sys.stderr)
    if not found:
        print(f"ci/site: {len(PAGES)} pages open in both appearances; their pictures are in {folder}")
    sys.exit(1 if found else 0)


main()
