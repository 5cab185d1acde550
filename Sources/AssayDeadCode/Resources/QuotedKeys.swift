// SPDX-License-Identifier: MIT

internal import AssayFindings

/// The keys at the starts of a string table's lines: `"key" = "value";` in a `.strings` file, as
/// `genstrings` and everyone writes it, and `"key" : {` in a string catalog.
///
/// Looked at as bytes, because a table has thousands of lines for each of dozens of languages.
struct QuotedKeys {
  /// By the text between the quotes, as it is written: its first place.
  private var places: [String: SourceRange] = [:]
  private var written: Set<String> = []

  init(_ bytes: [UInt8]) {
    var line: UInt32 = 0
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      add(text, line: line)
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>, line number: UInt32) {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let start = line.drop(while: isBlank)
    guard start.first == UInt8(ascii: "\""), let end = Self.end(of: start) else { return }
    let text = String(decoding: start[(start.startIndex + 1)..<end], as: UTF8.self)
    written.insert(text)
    let next = start[(end + 1)...].drop(while: isBlank).first
    guard next == UInt8(ascii: ":") || next == UInt8(ascii: "="), places[text] == nil else {
      return
    }
    let column = UInt32(start.startIndex - line.startIndex) + 1
    places[text] = SourceRange(
      start: SourcePosition(line: number, column: column),
      end: SourcePosition(line: number, column: column + UInt32(end + 1 - start.startIndex)))
  }

  /// The place of the quote that ends a literal.
  private static func end(of literal: ArraySlice<UInt8>) -> Int? {
    var index = literal.startIndex + 1
    while index < literal.endIndex {
      if literal[index] == UInt8(ascii: "\"") { return index }
      index += literal[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Sorted, without escapes.
  var keys: [String] {
    Set(written.map { $0.utf8.contains(UInt8(ascii: "\\")) ? SourceTexts.unescaped($0) : $0 })
      .sorted()
  }

  /// Where a key is written, with its quotes; nil where it is not written as expected.
  func range(of key: String) -> SourceRange? {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") })
    else { return places[key] }
    return places[key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")]
  }
}
