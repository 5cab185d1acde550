// SPDX-License-Identifier: MIT

/// What the pages of findings have in common: head, policy and the script of their filters.
package struct PageShell {
  private let document: HTMLDocument

  /// - Parameters:
  ///   - styleHash: "sha256-" and the style's digest in Base64.
  ///   - imageSources: in the page or beside it, in the words of a policy.
  package init(title: String, style: String, styleHash: String, imageSources: String = "data:") {
    document = HTMLDocument(
      title: title, style: style, styleHash: styleHash, scriptHash: PageFilter.scriptHash,
      imageSources: imageSources)
  }

  /// The whole page, for a file.
  package func page(_ body: HTML) -> String {
    document.text("\(body)\n<script>\(HTML(own: PageFilter.script))</script>")
  }
}
