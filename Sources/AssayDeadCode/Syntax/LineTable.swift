// SPDX-License-Identifier: MIT

internal import AssayFindings

/// The start of each line of a source, to convert byte offsets to lines and columns.
struct LineTable {
  /// Byte offsets; the first is 0.
  private var starts: [UInt32] = [0]
  private let byteCount: UInt32
  /// The line of the last look-up, from 0: offsets mostly come in order.
  private var current = 0

  init(_ source: UnsafeBufferPointer<UInt8>) {
    byteCount = UInt32(source.count)
    starts.reserveCapacity(source.count / 32 + 16)
    let hasReturns = source.offset(of: UInt8(ascii: "\r"), from: 0) != nil
    var start = 0
    while start < source.count {
      let end = source.offset(of: UInt8(ascii: "\n"), from: start)
      if hasReturns { appendReturns(in: start..<(end ?? source.count), of: source) }
      guard let end else { break }
      starts.append(UInt32(end + 1))
      start = end + 1
    }
  }

  /// A lone "\r" is a line break too; "\r\n" is one.
  private mutating func appendReturns(
    in line: Range<Int>, of source: UnsafeBufferPointer<UInt8>
  ) {
    var start = line.lowerBound
    while let found = source.offset(of: UInt8(ascii: "\r"), from: start), found < line.upperBound {
      start = found + 1
      if start < line.upperBound || start == source.count { starts.append(UInt32(start)) }
    }
  }

  /// How many lines there are; text after the last line break counts as one.
  var lineCount: UInt32 {
    let last = starts[starts.count - 1]
    return UInt32(starts.count) - (last == byteCount ? 1 : 0)
  }

  mutating func position(_ offset: Int) -> SourcePosition {
    let offset = UInt32(offset)
    var line = current
    if offset < starts[line] || (line + 1 < starts.count && offset >= starts[line + 1]) {
      if line + 2 < starts.count, offset >= starts[line + 1], offset < starts[line + 2] {
        line += 1
      } else {
        line = search(offset)
      }
      current = line
    }
    return SourcePosition(line: UInt32(line + 1), column: offset - starts[line] + 1)
  }

  mutating func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(start: position(start), end: position(max(start, end)))
  }

  func start(ofLine line: UInt32) -> Int { Int(starts[Int(line) - 1]) }

  private func search(_ offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
