// SPDX-License-Identifier: MIT

package import AssayFindings

/// What the pages of findings have in common: head, policy and the script of their filters.
package struct PageShell {
  var report: FindingReport
  var style: String
  /// "sha256-" and the style's digest in Base64.
  var styleHash: String
  var imageSources: String

  package init(
    report: FindingReport, style: String, styleHash: String, imageSources: String = "data:"
  ) {
    self.report = report
    self.style = style
    self.styleHash = styleHash
    self.imageSources = imageSources
  }

  /// Mustache with triple braces, for `HTMLText` has escaped the values.
  package static func template(body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="{{{policy}}}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>{{{title}}}</title>
    <style>{{{style}}}</style>
    </head>
    <body>
    \(body)
    <script>{{{script}}}</script>
    </body>
    </html>

    """
  }

  package var values: [String: Any] {
    [
      "title": HTMLText.escape(report.tool),
      "version": HTMLText.escape(report.version),
      "policy": policy,
      "style": style,
      "script": PageFilter.script,
      "hasNotes": !report.notes.isEmpty,
      "notes": report.notes.map(HTMLText.escape),
    ]
  }

  /// Nothing is fetched, framed or sent, pictures are in the page or beside it, and no script runs
  /// but the page's own: each is named by the SHA-256 of its text (CSP Level 3, §8.3), which tests
  /// recompute.
  private var policy: String {
    """
    default-src 'none'; base-uri 'none'; form-action 'none'; img-src \(imageSources); \
    script-src '\(PageFilter.scriptHash)'; style-src '\(styleHash)'
    """
  }
}
