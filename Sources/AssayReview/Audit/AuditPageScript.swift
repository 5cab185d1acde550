// SPDX-License-Identifier: MIT

extension AuditPage {
  /// Nothing is fetched, framed or sent, pictures are in the page, and no script runs but the page's own:
  /// each is named by the SHA-256 of its text (CSP Level 3, §8.3), which a test recomputes.
  static let policy = """
    default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; \
    script-src '\(scriptHash)'; style-src '\(styleHash)'
    """

  static let scriptHash = "sha256-auGBFNmpyxVwYmzF+Y1s1C0azFqctVrx/5i26ocs2ZM="
  static let styleHash = "sha256-gkSA0+1VfD4QrfikZJ2HuDwgXsGWyBfSq5R2klCVz2E="

  /// Shows the filters and hides the findings that they leave out.
  static let script = """
    "use strict";
    (() => {
      const form = document.getElementById("filters");
      const sections = [...document.querySelectorAll(".rule")].map((element) => ({
        element,
        findings: [...element.querySelectorAll(".finding")].map((finding) => ({
          element: finding,
          rule: finding.dataset.rule,
          outcome: finding.dataset.outcome,
          text: finding.textContent.toLowerCase(),
        })),
      }));
      if (!form || sections.length === 0) return;
      const output = form.querySelector("output");
      const apply = () => {
        const rule = form.elements.rule.value;
        const outcome = form.elements.outcome.value;
        const words = form.elements.text.value.toLowerCase().split(/\\s+/).filter(Boolean);
        let all = 0;
        let shown = 0;
        for (const section of sections) {
          let isEmpty = true;
          for (const finding of section.findings) {
            const fits = (!rule || finding.rule === rule)
              && (!outcome || finding.outcome === outcome)
              && words.every((word) => finding.text.includes(word));
            finding.element.hidden = !fits;
            all += 1;
            if (!fits) continue;
            isEmpty = false;
            shown += 1;
          }
          section.element.hidden = isEmpty;
        }
        output.value = shown + " of " + all + (all === 1 ? " card" : " cards");
      };
      form.addEventListener("input", apply);
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("reset", () => setTimeout(apply));
      form.hidden = false;
      apply();
    })();
    """
}
