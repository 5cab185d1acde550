# SPDX-License-Identifier: MIT
"""Audits 1,000 pale texts on 40 views, loads the page in headless Chromium, and runs axe-core on it in both appearances."""

import argparse
import os
import subprocess
import sys
import tempfile

VIEWS = 40
TEXTS = 25
# Milliseconds in which the page has to be ready and may not answer at a stretch, on two cores.
READY = 3_000
STALL = 500

MEASURE = """() => new Promise(done => {
  const tasks = [];
  new PerformanceObserver(list => tasks.push(...list.getEntries().map(e => e.duration)))
    .observe({type: 'longtask', buffered: true});
  const navigation = performance.getEntriesByType('navigation')[0];
  const step = innerHeight * 4;
  let y = 0;
  const scroll = () => {
    scrollTo({top: y += step, behavior: 'instant'});
    if (y < Math.min(document.documentElement.scrollHeight, 200000)) return setTimeout(scroll, 16);
    setTimeout(() => done({ready: navigation.domContentLoadedEventEnd, stall: Math.max(0, ...tasks),
      cards: document.querySelectorAll('article.finding').length}), 100);
  };
  scroll();
})"""

AXE = """async () => {
  // The rules look at each of thousands of elements; cards are alike.
  [...document.querySelectorAll('.finding')].forEach((card, index) => {
    if (index < 60) card.style.contentVisibility = 'visible'; else card.remove();
  });
  const result = await axe.run(document, {resultTypes: ['violations']});
  return result.violations.map(v => `${v.id}: ${v.help} (${v.nodes.length}), such as ${v.nodes[0].html.slice(0, 200)}`);
}"""


def description(view):
    lines = ["canvas: {width: 390, height: 900}", "view:", "  kind: VStack", "  spacing: 4", "  children:"]
    for text in range(TEXTS):
        # A gray of its own for each, so that no two are one card.
        number = view * TEXTS + text
        color = f"#{160 + number % 90:02X}{160 + number // 90 % 90:02X}{200 + number % 50:02X}"
        lines += [f"    - kind: Text", f"      text: Line {number} of the list", "      modifiers:",
                  f'        - foregroundStyle: "{color}"']
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--assay", required=True)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--keep", help="a folder for the page and its pictures")
    arguments = parser.parse_args()
    try:
        import axe_playwright_python
        from playwright.sync_api import sync_playwright
    except ImportError:
        sys.exit("ci/page-accessibility: pip install playwright axe-playwright-python, and a Chromium")
    axe = os.path.join(os.path.dirname(axe_playwright_python.__file__), "axe.min.js")
    folder = arguments.keep or tempfile.mkdtemp()
    os.makedirs(os.path.join(folder, "views"), exist_ok=True)
    for view in range(VIEWS):
        with open(os.path.join(folder, "views", f"View{view:02}.yaml"), "w", encoding="utf-8") as file:
            file.write(description(view))
    page_file = os.path.join(folder, "audit.html")
    run = subprocess.run(
        [arguments.assay, "audit", "views", "views", "--format", "html", "-o", page_file, "--appearance", "light",
         "--text-size", "large"],
        cwd=folder, capture_output=True, text=True,
    )
    if run.returncode != 1:
        sys.exit(f"ci/page-accessibility: the audit ended with {run.returncode}: {run.stderr}")
    failed = False
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
        for appearance in ("light", "dark"):
            page = browser.new_page(viewport={"width": 1280, "height": 900}, color_scheme=appearance, bypass_csp=True)
            page.goto("file://" + page_file)
            times = page.evaluate(MEASURE)
            page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
            if arguments.keep:
                page.screenshot(path=os.path.join(folder, appearance + ".png"))
            page.add_script_tag(path=axe)
            violations = page.evaluate(AXE)
            print(f"audit page, {appearance}: {times['cards']} cards of {os.path.getsize(page_file) // 1000} kB, ready "
                  f"after {times['ready']:.0f} ms, longest task {times['stall']:.0f} ms, {len(violations)} axe violations")
            for violation in violations:
                print("  " + violation)
            failed = failed or bool(violations) or times["ready"] > READY or times["stall"] > STALL or times["cards"] < 900
            page.close()
        browser.close()
    sys.exit(1 if failed else 0)


main()
