// SPDX-License-Identifier: MIT

internal import AssayFindings

/// The labels of the arguments in a source, by their places. Labels are no uses, so the facts of a
/// file do not have them.
struct ArgumentLabels {
  private let source: [UInt8]
  /// Made when the first label is asked for.
  private var lines: LineTable?

  init(of source: [UInt8]) {
    self.source = source
  }

  /// The identifier before a colon, without backticks; nil if there is none at that place.
  mutating func label(at position: SourcePosition) -> ArraySlice<UInt8>? {
    // After a byte order mark, the columns of the first line are not those of the bytes.
    guard !source.isEmpty, source[0] != 0xEF else { return nil }
    let lines = self.lines ?? source.withUnsafeBufferPointer { LineTable($0) }
    self.lines = lines
    guard (1...max(1, lines.lineCount)).contains(position.line), position.column > 0 else {
      return nil
    }
    var start = lines.start(ofLine: position.line) + Int(position.column) - 1
    guard start < source.count else { return nil }
    let isEscaped = source[start] == UInt8(ascii: "`")
    if isEscaped { start += 1 }
    let name = source[start...].prefix(while: Self.isInName)
    var rest = source[name.endIndex...]
    if isEscaped {
      guard rest.first == UInt8(ascii: "`") else { return nil }
      rest = rest.dropFirst()
    }
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return !name.isEmpty && rest.first == UInt8(ascii: ":") ? name : nil
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
