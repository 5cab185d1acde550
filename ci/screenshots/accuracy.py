# SPDX-License-Identifier: MIT
"""Renders the pages of pages.py in headless Chromium and compares what `assay audit` says of the pictures with the DOM.

A line is found where regions cover half of its width. A verdict is that of the worst of these regions; the truth is the
contrast of the computed color on the background of the nearest element that has one, with WCAG's large text: 18 points
are 24 CSS pixels, 14 points 18.67.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

from pages import pages

# Every line of every text, with its color, its background and its size.
LINES = """() => {
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const background = element => {
    for (let e = element; e; e = e.parentElement) {
      const color = getComputedStyle(e).backgroundColor;
      if (color !== 'rgba(0, 0, 0, 0)') return color;
    }
    return 'rgb(255, 255, 255)';
  };
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.data.trim()) continue;
    const style = getComputedStyle(node.parentElement);
    const range = document.createRange();
    let current = null;
    for (let i = 0; i < node.data.length; i++) {
      range.setStart(node, i); range.setEnd(node, i + 1);
      const box = range.getClientRects()[0];
      if (!box || box.width === 0 || !node.data[i].trim()) continue;
      if (current && Math.abs(current.top - box.top) < 2) {
        current.right = box.right; current.text += node.data[i];
      } else {
        current = {left: box.left, right: box.right, top: box.top, bottom: box.bottom, text: node.data[i],
          color: style.color, background: background(node.parentElement), size: parseFloat(style.fontSize),
          weight: parseInt(style.fontWeight)};
        lines.push(current);
      }
    }
  }
  return {lines, shapes: [...document.querySelectorAll('svg, .dash, .bar, hr')].map(e => {
    const b = e.getBoundingClientRect(); return {left: b.left, right: b.right, top: b.top, bottom: b.bottom}; })};
}"""


def channels(color):
    return [int(float(part)) for part in color[color.index("(") + 1 : -1].split(",")[:3]]


def luminance(color):
    linear = [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in channels(color)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def passes(line):
    lights = sorted([luminance(line["color"]), luminance(line["background"])])
    large = line["size"] >= 24 or line["size"] >= 56 / 3 and line["weight"] >= 700
    return (lights[1] + 0.05) / (lights[0] + 0.05) >= (3 if large else 4.5)


def share(line, check):
    """How much of a line's width a region covers, where it is in its row; 0 where it is elsewhere."""
    frame = check["frame"]
    middle = frame["y"] + frame["height"] / 2
    if not line["top"] <= middle <= line["bottom"] or frame["height"] > 1.6 * (line["bottom"] - line["top"]):
        return 0
    left, right = max(line["left"], frame["x"]), min(line["right"], frame["x"] + frame["width"])
    return max(0, right - left) / (line["right"] - line["left"])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--assay", required=True)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--keep", help="a folder for the pictures and the lines that differ")
    arguments = parser.parse_args()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        sys.exit("ci/web-screenshot-accuracy: pip install playwright, and a Chromium")
    folder = arguments.keep or tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    total = dict(lines=0, found=0, opposite=0, untold=0, shapes=0, flagged=0, sized=0)
    different = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
        for name, html, scale in pages():
            page = browser.new_page(viewport={"width": 760, "height": 620}, device_scale_factor=scale)
            page.set_content(html)
            truth = page.evaluate(LINES)
            picture = os.path.join(folder, name + ".png")
            page.screenshot(path=picture, full_page=True)
            page.close()
            run = subprocess.run(
                [arguments.assay, "audit", picture, "--web", "--scale", str(scale), "--format", "json"],
                capture_output=True, text=True,
            )
            if run.returncode > 1:
                sys.exit(f"ci/web-screenshot-accuracy: {name}: {run.stderr}")
            checks = json.loads(run.stdout)["checks"]
            for line in truth["lines"]:
                if len(line["text"]) < 2:
                    continue
                total["lines"] += 1
                over = [check for check in checks if check.get("frame") and share(line, check) > 0.05]
                if sum(share(line, check) for check in over) < 0.5:
                    different.append((name, "not found", line))
                    continue
                total["found"] += 1
                total["sized"] += all(
                    check["contrast"]["smallestSize"] - 0.5 <= line["size"] <= check["contrast"]["largestSize"] + 0.5
                    for check in over
                )
                outcomes = {check["outcome"] for check in over}
                if "failed" in outcomes:
                    verdict = False
                elif "cannotTell" in outcomes:
                    verdict = None
                else:
                    verdict = True
                if verdict is None:
                    total["untold"] += 1
                    different.append((name, "cannot tell: " + ", ".join(str(c.get("reason")) for c in over), line))
                elif verdict != passes(line):
                    total["opposite"] += 1
                    ratios = [(c["outcome"], c.get("contrast")) for c in over]
                    different.append((name, f"opposite, says {verdict}: {ratios}", line))
            for shape in truth["shapes"]:
                total["shapes"] += 1
                if any(
                    check["outcome"] == "failed" and check.get("frame")
                    and shape["left"] - 1 <= check["frame"]["x"] + check["frame"]["width"] / 2 <= shape["right"] + 1
                    and shape["top"] - 1 <= check["frame"]["y"] + check["frame"]["height"] / 2 <= shape["bottom"] + 1
                    and "contrast" in check and check["contrast"]["required"] > 3
                    for check in checks
                ):
                    total["flagged"] += 1
                    different.append((name, "a shape judged as text", shape))
        browser.close()
    if arguments.keep:
        with open(os.path.join(folder, "different.txt"), "w", encoding="utf-8") as file:
            for name, what, line in different:
                file.write(f"{name}\t{what}\t{json.dumps(line)}\n")

    def words(part, whole):
        return f"{part} of {whole} ({100 * part / max(whole, 1):.1f}%)"

    print(f"web screenshots: found {words(total['found'], total['lines'])} lines; opposite verdicts on "
          f"{words(total['opposite'], total['found'])}, cannot be told on {words(total['untold'], total['found'])}; "
          f"shapes failed as texts: {words(total['flagged'], total['shapes'])}; the size is in the range of "
          f"{words(total['sized'], total['found'])}")
    good = (total["found"] >= 0.97 * total["lines"] and total["opposite"] <= 0.003 * total["found"]
            and total["untold"] <= 0.08 * total["found"])
    sys.exit(0 if good else 1)


main()
