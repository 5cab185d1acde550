// SPDX-License-Identifier: MIT

extension FindingsPage {
  /// Nothing is fetched, framed or sent, and no script runs but the page's own: each is named by the
  /// SHA-256 of its text (CSP Level 3, §8.3), which a test recomputes.
  static let policy = """
    default-src 'none'; base-uri 'none'; form-action 'none'; \
    script-src '\(scriptHash)'; style-src '\(styleHash)'
    """

  static let scriptHash = "sha256-QcphSgbHJ4g0o0qw+i0p9z3CfJTl/xfSISlWHToilrY="
  static let styleHash = "sha256-cJmSWXilqglX7PAsgHB0/iyeAdrviyDmq+hflYSYOO4="

  /// Shows the filters and hides the findings that they leave out.
  static let script = """
    "use strict";
    (() => {
      const form = document.getElementById("filters");
      if (!form) return;
      const output = form.querySelector("output");
      const ranks = { low: 0, medium: 1, high: 2 };
      const files = [...document.querySelectorAll(".file")].map((element) => ({
        element,
        findings: [...element.querySelectorAll(".finding")].map((finding) => ({
          element: finding,
          rule: finding.dataset.rule,
          severity: finding.dataset.severity,
          confidence: ranks[finding.dataset.confidence],
          lines: Number(finding.dataset.lines),
          text: (element.querySelector("h2").textContent + " " + finding.textContent).toLowerCase(),
        })),
      }));
      const count = (number, noun) => number + " " + noun + (number === 1 ? "" : "s");
      const apply = () => {
        const rule = form.elements.rule.value;
        const severity = form.elements.severity.value;
        const confidence = ranks[form.elements.confidence.value] ?? 0;
        const words = form.elements.text.value.toLowerCase().split(/\\s+/).filter(Boolean);
        let all = 0;
        let shown = 0;
        let lines = 0;
        for (const file of files) {
          let isEmpty = true;
          for (const finding of file.findings) {
            const fits = (!rule || finding.rule === rule)
              && (!severity || finding.severity === severity)
              && finding.confidence >= confidence
              && words.every((word) => finding.text.includes(word));
            finding.element.hidden = !fits;
            all += 1;
            if (!fits) continue;
            isEmpty = false;
            shown += 1;
            lines += finding.lines;
          }
          file.element.hidden = isEmpty;
        }
        output.value = shown + " of " + count(all, "finding") + ", " + count(lines, "removable line");
      };
      form.addEventListener("input", apply);
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("reset", () => setTimeout(apply));
      form.hidden = false;
      apply();
    })();
    """
}
