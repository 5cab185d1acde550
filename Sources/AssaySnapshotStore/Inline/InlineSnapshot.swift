// SPDX-License-Identifier: MIT

internal import AssayGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A text that an assertion wants as a literal in its source.
package struct InlineSnapshot: Codable, Hashable, Sendable {
  /// The absolute path of the source.
  package var file: String
  /// Of the call, as `#line` gives it.
  package var line: Int
  /// Of the call, as `#column` gives it.
  package var column: Int
  /// The label of the closure with the literal.
  package var label: String
  /// The place of the closure among the trailing closures, from 0.
  package var closureOffset: Int
  /// The text of the literal that there is; nil where there is none.
  package var expected: String?
  /// The text that the literal should have.
  package var actual: String
  /// The hash of the source when the test ran, in hexadecimal digits.
  package var source: String

  package init(
    file: String, line: Int, column: Int, label: String, closureOffset: Int, expected: String?,
    actual: String, source: [UInt8]
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.label = label
    self.closureOffset = closureOffset
    self.expected = expected
    self.actual = actual
    self.source = PixelHash(ofFile: source).hex
  }

  /// Whether the source is still the one that the test ran with.
  package func isOf(_ bytes: [UInt8]) -> Bool { PixelHash(ofFile: bytes).hex == source }

  /// The name of its file: one for each literal of each source.
  static func fileName(file: String, line: Int, column: Int, label: String) -> String {
    PixelHash(ofFile: Array("\(file):\(line):\(column):\(label)".utf8)).hex + ".json"
  }
}
