// SPDX-License-Identifier: MIT

/// A source file cut into lines, for excerpts and for columns in other units than bytes.
///
/// A line ends with `\n`, `\r\n` or `\r`, as the compiler counts them. Bytes that are no UTF-8 show
/// as U+FFFD.
package struct SourceText: Sendable {
  private var bytes: [UInt8]
  /// Where each line starts and where its text ends, without the line break.
  private var lines: [Range<Int>]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines.append(start..<index)
        let isPair = byte == UInt8(ascii: "\r") && next < bytes.count && bytes[next] == 0x0A
        index = isPair ? next : index
        start = index + 1
      }
      index += 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
  }

  package var lineCount: Int { lines.count }

  /// The text of a line, counted from 1, without its line break; nil where there is no such line.
  package func line(_ number: Int) -> String? {
    guard lines.indices.contains(number - 1) else { return nil }
    return String(decoding: bytes[lines[number - 1]], as: UTF8.self)
  }

  /// The text of a position's line that stands before it; nil where there is no such place.
  package func prefix(before position: SourcePosition) -> String? {
    guard lines.indices.contains(Int(position.line) - 1), position.column > 0 else { return nil }
    let line = lines[Int(position.line) - 1]
    let end = line.lowerBound + Int(position.column) - 1
    // One past the text is the place of the line break, where a range may end.
    guard end <= line.upperBound else { return nil }
    return String(decoding: bytes[line.lowerBound..<end], as: UTF8.self)
  }

  /// The column of a position in UTF-16 code units, counted from 1.
  func utf16Column(of position: SourcePosition) -> Int? {
    prefix(before: position).map { $0.utf16.count + 1 }
  }
}
