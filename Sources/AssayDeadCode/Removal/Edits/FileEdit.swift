// SPDX-License-Identifier: MIT

/// A stretch of a file's bytes and what takes its place.
package struct ByteChange: Hashable, Sendable {
  package var range: Range<Int>
  package var replacement: [UInt8]

  init(range: Range<Int>, replacement: [UInt8] = []) {
    self.range = range
    self.replacement = replacement
  }
}

/// What a removal does to one file.
package struct FileEdit: Hashable, Sendable {
  /// Relative to the root of what was scanned.
  package var path: String
  package var original: [UInt8]
  /// In the order of their places; they do not overlap.
  package var changes: [ByteChange]
  package var deletesFile: Bool

  /// nil where the file is deleted.
  var result: [UInt8]? {
    deletesFile ? nil : Self.apply(changes, to: original)
  }

  /// How many lines fewer there are afterwards.
  var removedLines: Int {
    Self.lineCount(original) - Self.lineCount(result ?? [])
  }

  static func apply(_ changes: [ByteChange], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for change in changes {
      result += bytes[position..<change.range.lowerBound]
      result += change.replacement
      position = change.range.upperBound
    }
    result += bytes[position...]
    return result
  }

  /// The line of the original that a line of the result comes from; both from 1.
  func originalLine(ofResultLine line: Int) -> Int {
    var shift = 0
    for change in changes {
      let start = original[..<change.range.lowerBound].count { $0 == .newline } + 1
      if start - shift > line { break }
      let removed = original[change.range].count { $0 == .newline }
      let added = change.replacement.count { $0 == .newline }
      shift += removed - added
    }
    return line + shift
  }

  private static func lineCount(_ bytes: [UInt8]) -> Int {
    let newlines = bytes.count { $0 == .newline }
    return bytes.isEmpty || bytes.last == .newline ? newlines : newlines + 1
  }
}
