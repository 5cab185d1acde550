// SPDX-License-Identifier: MIT

/// A whole page for a file: its head, and the policy that a browser holds it to.
package struct HTMLDocument {
  private let title: String
  private let style: String
  private let policy: HTML

  /// - Parameters:
  ///   - style: without what ends its element.
  ///   - styleHash: "sha256-" and the style's digest in Base64.
  ///   - scriptHash: the same of the only script that runs.
  ///   - imageSources: sources of pictures, in the policy's words.
  ///   - connectSources: what its script may talk to; nil for nothing.
  package init(
    title: String, style: String, styleHash: String, scriptHash: String, imageSources: String,
    connectSources: String? = nil
  ) {
    self.title = title
    self.style = style
    let connect = connectSources.map { "connect-src \($0); " } ?? ""
    policy = HTML(
      own: """
        default-src 'none'; base-uri 'none'; form-action 'none'; img-src \(imageSources); \
        \(connect)script-src '\(scriptHash)'; style-src '\(styleHash)'
        """)
  }

  /// Nothing is fetched, framed or sent but what the policy names, and no script runs but the
  /// page's own: script and style are named by the SHA-256 of their text (CSP Level 3, §8.3), which
  /// tests recompute.
  package func text(_ body: HTML) -> String {
    let html: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>\(HTML(own: style))</style>
      </head>
      <body>
      \(body)
      </body>
      </html>

      """
    return html.text
  }
}
