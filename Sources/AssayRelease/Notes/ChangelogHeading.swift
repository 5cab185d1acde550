// SPDX-License-Identifier: MIT

/// A heading of a changelog that names a version, as in `## [1.2.3] - 2026-11-21`, `# 1.2.3`,
/// `## v1.2.3` and `Version 1.2.3` with a line of hyphens below it.
///
/// CommonMark 0.31, sections 4.2 (ATX headings) and 4.3 (setext headings).
struct ChangelogHeading: Hashable, Sendable {
  /// 1 for `#`.
  var level: Int
  /// `1.2.3`, without what stands before and after it.
  var version: String

  /// nil for a line that is no such heading.
  ///
  /// - Parameter next: the line below it.
  init?(_ line: String, next: String?) {
    let signs = line.prefix { $0 == "#" }.count
    var name = line[...]
    if signs > 0 {
      // Deeper headings are of the parts of an entry.
      guard signs <= 3, line.dropFirst(signs).first == " " else { return nil }
      level = signs
      name = name.dropFirst(signs)
    } else {
      guard let level = Self.underline(next) else { return nil }
      self.level = level
    }
    name = name.drop { $0 == " " || $0 == "[" }
    if FirstWord.lowercased(name.prefix { $0 != " " }) == "version" {
      name = name.drop { $0 != " " }.drop { $0 == " " || $0 == "[" }
    }
    if let first = name.first, "vV".contains(first), name.dropFirst().first?.isNumber == true {
      name = name.dropFirst()
    }
    version = String(name.prefix { !"]( \t:".contains($0) })
    let numbers = version.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard numbers.first != ".", numbers.contains(".") else { return nil }
  }

  /// The level of the heading that a line makes of the line above it.
  private static func underline(_ line: String?) -> Int? {
    guard let line, line.count >= 3 else { return nil }
    if line.allSatisfy({ $0 == "=" }) { return 1 }
    return line.allSatisfy { $0 == "-" } ? 2 : nil
  }
}
