// SPDX-License-Identifier: MIT

/// A message of Conventional Commits 1.0.0
/// (https://www.conventionalcommits.org/en/v1.0.0/#specification; the numbers below are those of
/// its rules).
package struct ConventionalCommit: Hashable, Sendable {
  package var type: String
  package var scope: String?
  /// Whether the header has a `!`; footers are read by `BreakingFooter`.
  package var isMarked: Bool
  package var subject: String

  /// nil where the header is not one: `type(scope)!: description`.
  init?(header: some StringProtocol) {
    let header = ByteOrderMark.removed(from: String(header))
    // Rule 1: a noun, optional scope, optional `!`, and a required colon and space.
    guard let colon = header.range(ofFirst: ": ") else { return nil }
    var prefix = header[..<colon.lowerBound]
    let description = header[colon.upperBound...].drop { $0 == " " }
    guard !description.isEmpty else { return nil }
    // Rule 13: `!` stands immediately before the colon.
    isMarked = prefix.last == "!"
    if isMarked { prefix = prefix.dropLast() }
    if prefix.last == ")" {
      guard let open = prefix.firstIndex(of: "(") else { return nil }
      let inner = prefix[prefix.index(after: open)...].dropLast()
      // Rule 4: a scope is a noun, so it is not empty and holds no brackets.
      guard !inner.isEmpty, !inner.contains("("), !inner.contains(")") else { return nil }
      scope = String(inner)
      prefix = prefix[..<open]
    }
    let isNoun = prefix.utf8.allSatisfy { byte in
      SemanticVersion.Identifier.allows(byte) || byte == 0x5F
    }
    guard !prefix.isEmpty, isNoun else { return nil }
    // Rule 15: case does not matter.
    type = FirstWord.lowercased(prefix)
    subject = String(description)
  }
}

extension StringProtocol {
  /// Where a text first occurs; found by bytes, for no locale decides it.
  func range(ofFirst text: String) -> Range<Index>? {
    let needle = Array(text.utf8)
    var start = utf8.startIndex
    while start < utf8.endIndex {
      if utf8[start...].starts(with: needle) {
        return start..<utf8.index(start, offsetBy: needle.count)
      }
      start = utf8.index(after: start)
    }
    return nil
  }
}
