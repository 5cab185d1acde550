// SPDX-License-Identifier: MIT

/// A place in a text file: lines and columns count from 1, columns in UTF-8 bytes, as compilers
/// count.
package struct SourcePosition: Hashable, Comparable, BitwiseCopyable, Codable, Sendable {
  package var line: UInt32
  package var column: UInt32

  package init(line: UInt32, column: UInt32) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A half-open stretch of a text file: `end` is the place just after the last character.
package struct SourceRange: Hashable, Comparable, BitwiseCopyable, Codable, Sendable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }

  package func contains(_ position: SourcePosition) -> Bool {
    start <= position && position < end
  }

  /// The line of the last character; a range that ends at the start of a line ends on the one
  /// before.
  package var lastLine: UInt32 {
    end.column == 1 && end.line > start.line ? end.line - 1 : end.line
  }
}
