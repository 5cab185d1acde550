// SPDX-License-Identifier: MIT

internal import AssayDocuments

/// What a file of Theo's, Salesforce's design tokens, says of all its tokens.
///
/// Its tokens are under `props`, each with a `value` that may name others as `{!NAME}`: of
/// `aliases` or `props`, of its own file or of one under `imports`. `global` holds what the tokens
/// have in common (https://github.com/salesforce-ux/theo).
struct TheoTokens {
  /// Of all tokens that have none of their own.
  var type: String?

  static let tokens = "props"
  /// What is read of a file; the names of its tokens begin with them.
  static let groups = ["aliases", tokens]

  /// - Returns: nil for the root of another file.
  init?(_ root: DocumentValue) {
    let props = root[Self.tokens]
    let aliases = root["aliases"]
    guard props?.entries != nil || (props == nil && aliases?.entries != nil) else { return nil }
    let global = root["global"]
    type = global?["type"]?.text
    var isList = false
    if case .list? = root["imports"]?.kind { isList = true }
    guard isList || aliases != nil || type != nil || global?["category"]?.text != nil else {
      return nil
    }
    // A palette of colors by name may have groups of these names too.
    let known: Set = ["global", "imports", "options"]
    guard
      (root.entries ?? []).allSatisfy({ known.contains($0.key) || Self.groups.contains($0.key) })
    else { return nil }
  }

  /// The tokens that a reference may name, the first first; empty for one of another format.
  static func names(of reference: String) -> [String] {
    reference.hasPrefix("!") ? groups.map { "\($0).\(reference.dropFirst())" } : []
  }
}
