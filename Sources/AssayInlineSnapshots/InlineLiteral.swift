// SPDX-License-Identifier: MIT

/// A text as a string literal of several lines.
package struct InlineLiteral {
  private let text: String
  private let pounds: String

  package init(_ text: String) {
    self.text = text
    pounds = String(repeating: "#", count: Self.poundCount(for: text))
  }

  /// The literal, whose lines after the first start with an indentation.
  package func source(indentation: String, newline: String) -> String {
    let lines = escaped.split(separator: "\n", omittingEmptySubsequences: false)
    // An empty line has no indentation, as formatters want it.
    let body = lines.map { $0.isEmpty ? "" : indentation + $0 }
    return ([pounds + quotes] + body + [indentation + quotes + pounds]).joined(separator: newline)
  }

  private var quotes: String { "\"\"\"" }

  /// Control characters as escapes: a source cannot hold some, and editors change others.
  private var escaped: String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t": result.append(scalar)
      case "\r": result.append(contentsOf: "\\\(pounds)r".unicodeScalars)
      case _ where scalar.properties.generalCategory == .control:
        let digits = String(scalar.value, radix: 16)
        result.append(contentsOf: "\\\(pounds)u{\(digits)}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// One more than the number signs that follow a backslash or three quotes in the text; 0 where
  /// there is neither.
  private static func poundCount(for text: String) -> Int {
    var count = 0
    var quotes = 0
    // The number signs since a backslash or three quotes; nil where they do not follow one.
    var run: Int?
    for byte in text.utf8 {
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      if byte == UInt8(ascii: "\\") || quotes >= 3 {
        run = 0
      } else if byte == UInt8(ascii: "#") {
        run = run.map { $0 + 1 }
      } else {
        run = nil
      }
      if let run { count = max(count, run + 1) }
    }
    return count
  }
}
