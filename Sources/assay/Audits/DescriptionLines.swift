// SPDX-License-Identifier: MIT

import AssayFindings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a description says a text, for findings to point there.
struct DescriptionLines {
  private let lines: [Substring]

  init(path: String) {
    let bytes = FileManager.default.contents(atPath: path).map(Array.init) ?? []
    lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// The one line that says what a subject names in quotes; nil where none does, or several.
  func range(of subject: String) -> SourceRange? {
    guard subject.hasPrefix("'"), subject.hasSuffix("'"), subject.count > 2 else { return nil }
    var words = subject.dropFirst().dropLast()
    // What was cut for the report stands there in full.
    if words.hasSuffix("…") { words = words.dropLast() }
    let found = lines.enumerated().compactMap { index, line -> SourceRange? in
      guard let start = line.utf8.firstRange(of: words.utf8)?.lowerBound else { return nil }
      let column = line.utf8.distance(from: line.startIndex, to: start) + 1
      let number = UInt32(index + 1)
      return SourceRange(
        start: SourcePosition(line: number, column: UInt32(column)),
        end: SourcePosition(line: number, column: UInt32(column + words.utf8.count)))
    }
    return found.count == 1 ? found[0] : nil
  }
}
