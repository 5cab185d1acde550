// SPDX-License-Identifier: MIT

/// Shows the filters of a page and hides the findings that they leave out.
///
/// A finding is an element with `data-rule` in one with `data-group`. Each `select` of the form
/// asks of the data of its name, and its value lists all that fit. The `output` says what it counts
/// in its own data.
enum PageFilter {
  static let scriptHash = "sha256-JhS7RZnxGpYbE8dlO3o/LHKHEGHmC0U2pIcuhSObAGQ="

  static let script = """
    "use strict";
    (() => {
      const form = document.getElementById("filters");
      const groups = [...document.querySelectorAll("[data-group]")].map((element) => ({
        element,
        findings: [...element.querySelectorAll("[data-rule]")].map((finding) => ({
          element: finding,
          data: finding.dataset,
          text: (element.dataset.group + " " + finding.textContent).toLowerCase(),
        })),
      }));
      if (!form || groups.length === 0) return;
      const output = form.querySelector("output");
      const selects = [...form.querySelectorAll("select")];
      const count = (number, noun) => number + " " + noun + (number === 1 ? "" : "s");
      const apply = () => {
        const words = form.elements.text.value.toLowerCase().split(/\\s+/).filter(Boolean);
        let all = 0;
        let shown = 0;
        let lines = 0;
        for (const group of groups) {
          let isEmpty = true;
          for (const finding of group.findings) {
            const fits = selects.every(({ name, value }) =>
              !value || value.split(" ").includes(finding.data[name]))
              && words.every((word) => finding.text.includes(word));
            finding.element.hidden = !fits;
            all += 1;
            if (!fits) continue;
            isEmpty = false;
            shown += 1;
            lines += Number(finding.data.lines ?? 0);
          }
          group.element.hidden = isEmpty;
        }
        const { noun, lineNoun } = output.dataset;
        output.value = shown + " of " + count(all, noun)
          + (lineNoun ? ", " + count(lines, lineNoun) : "");
      };
      form.addEventListener("input", apply);
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("reset", () => setTimeout(apply));
      form.hidden = false;
      apply();
    })();
    """
}
