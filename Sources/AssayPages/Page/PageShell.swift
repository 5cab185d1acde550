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

  /// The whole page, for a file.
  package func page(_ body: HTML) -> String {
    let html: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(HTML(own: policy))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(report.tool)</title>
      <style>\(HTML(own: style))</style>
      </head>
      <body>
      \(body)
      <script>\(HTML(own: PageFilter.script))</script>
      </body>
      </html>

      """
    return html.text
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
