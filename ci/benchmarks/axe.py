# SPDX-License-Identifier: MIT
"""Audits the contrast of the same 1,000 texts with Assay and with axe-core in headless Chromium, layout included and
both by the clock on the wall: a page has one thread for it, the command takes a core for each screen."""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile

from measures import report

TEXTS = 1_000
ROUNDS = 5
WORDS = "Order Total Shipping Address Payment Review Continue Settings Account Support".split()


def rows():
    """Texts in grays and colors on white, from clear to faint, two words each."""
    for index in range(TEXTS):
        level = index * 151 % 256
        color = f"#{level:02X}{(level * 3 + index) % 256:02X}{(255 - level):02X}"
        words = f"{WORDS[index % 10]} {WORDS[index // 10 % 10]} {index}"
        yield {"string": words, "color": color, "size": 12 + index % 5}


def page(texts):
    lines = "\n".join(
        f'<p style="margin:0;font:{text["size"]}px sans-serif;color:{text["color"]}">{text["string"]}</p>'
        for text in texts
    )
    return (
        '<!doctype html><html lang="en"><head><title>Texts</title></head>'
        f'<body style="background:#FFFFFF;width:390px"><main id="texts"></main><template>{lines}</template></body></html>'
    )


# Layout and the rule for contrast alone; milliseconds, and what was found.
AXE_RUN = """async () => {
  const place = document.getElementById('texts');
  place.replaceChildren();
  const start = performance.now();
  place.append(document.querySelector('template').content.cloneNode(true));
  place.getBoundingClientRect();
  const result = await axe.run(document, {runOnly: ['color-contrast'], resultTypes: ['violations']});
  const time = performance.now() - start;
  const count = list => list.reduce((sum, rule) => sum + rule.nodes.length, 0);
  return {time, fail: count(result.violations)};
}"""


def peer(texts, chromium):
    try:
        import axe_playwright_python
        from playwright.sync_api import sync_playwright
    except ImportError:
        sys.exit("ci/bench: pip install axe-playwright-python, the peer of this measure")
    script = os.path.join(os.path.dirname(axe_playwright_python.__file__), "axe.min.js")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        view = browser.new_page(viewport={"width": 390, "height": 844})
        view.set_content(page(texts))
        view.add_script_tag(path=script)
        version = view.evaluate("axe.version")
        results = [view.evaluate(AXE_RUN) for _ in range(ROUNDS)]
        browser.close()
    return statistics.median(result["time"] for result in results), results[-1]["fail"], version


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--release", required=True)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    arguments = parser.parse_args()
    texts = list(rows())
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(texts, file)
        file.flush()
        result = subprocess.run(
            [arguments.release, "texts", file.name], check=True, capture_output=True, text=True
        )
    ours = json.loads(result.stdout)
    theirs, failures, version = peer(texts, arguments.chromium)
    print(f"of {TEXTS} texts, {ours['fail']} fail here ({ours['measured']} measured), {failures} by axe-core {version}")
    sys.exit(report([("audit-1000-texts", ours["audit"], f"axe-core {version}", theirs, "ms", 0.02)]))


main()
