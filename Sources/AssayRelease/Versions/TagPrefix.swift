// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What stands before the version in a tag's name: `v`, nothing, or `package-name/v`.
package struct TagPrefix: Hashable, Sendable {
  package let text: String

  package static let v = TagPrefix(unchecked: "v")

  /// - Throws: `ReleaseError`, invalid configuration, where no tag could be named so.
  package init(_ text: String) throws(ReleaseError) {
    if let problem = Self.problem(with: text) {
      throw ReleaseError(
        .invalidConfiguration,
        "the tag prefix '\(Printable.short(text))' \(problem); use 'v', '' or 'name/v'")
    }
    self.text = text
  }

  private init(unchecked text: String) {
    self.text = text
  }

  func tagName(of version: SemanticVersion) -> String { text + version.description }

  /// The version in a tag's name; nil for any other tag, floating ones (`v1`) among them.
  package func version(ofTag name: some StringProtocol) -> SemanticVersion? {
    name.hasPrefix(text) ? SemanticVersion(name.dropFirst(text.count)) : nil
  }

  /// The rules of git-check-ref-format(1), and one of our own: a version must be told from its
  /// prefix.
  private static func problem(with text: String) -> String? {
    if text.utf8.count > 200 { return "is longer than 200 bytes" }
    let allowed = text.utf8.allSatisfy { byte in
      byte > 0x20 && byte != 0x7F && !"~^:?*[\\".utf8.contains(byte)
    }
    if !allowed { return "contains a character that tags may not have" }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if text.contains("..") || text.contains("@{") || parts.dropLast().contains(where: \.isEmpty) {
      return "is not allowed in a tag"
    }
    let isHidden = parts.contains { $0.hasPrefix(".") }
    if isHidden || parts.dropLast().contains(where: { $0.hasSuffix(".lock") || $0.hasSuffix(".") })
    {
      return "is not allowed in a tag"
    }
    if text.hasPrefix("-") { return "starts with a hyphen" }
    if text.hasPrefix("refs/") { return "starts with 'refs/', which is no part of a tag's name" }
    if let last = text.utf8.last, (0x30...0x39).contains(last) || last == 0x2E {
      return "ends in a digit or a dot, so that versions would run into it"
    }
    return nil
  }
}
