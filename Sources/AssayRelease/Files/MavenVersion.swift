// SPDX-License-Identifier: MIT

/// The `<version>` right below `<project>`: not the parent's, no dependency's and no plug-in's.
enum MavenVersion {
  static func values(in text: String) -> [VersionValue] {
    var values: [VersionValue] = []
    var path: [Substring] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      if let skipped = skipping(rest) {
        rest = skipped
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { return values }
      let tag = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      if tag.hasPrefix("/") {
        _ = path.popLast()
        continue
      }
      if tag.hasSuffix("/") { continue }
      path.append(tag.prefix { !$0.isWhitespace })
      guard path == ["project", "version"] else { continue }
      let value = rest.prefix { $0 != "<" }
      let line = 1 + text[..<value.startIndex].count { $0.isNewline }
      values.append(VersionValue(range: value.startIndex..<value.endIndex, line: line))
    }
    return values
  }

  /// What follows a comment, a declaration or literal text; nil for a tag.
  private static func skipping(_ text: Substring) -> Substring? {
    for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
    where text.hasPrefix(start) {
      guard let close = text.range(ofFirst: end) else { return text[text.endIndex...] }
      return text[close.upperBound...]
    }
    return nil
  }
}
