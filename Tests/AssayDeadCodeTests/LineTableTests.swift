// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

@Suite("Lines of a source")
struct LineTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var source: String
    /// The byte offset at which each line starts.
    var starts: [Int]
    /// A last line without text is none.
    var count: Int
    var testDescription: String { String(reflecting: source) }
  }

  @Test(
    "start after \\n, \\r\\n and a lone \\r",
    arguments: [
      Row(source: "", starts: [0], count: 0),
      Row(source: "a", starts: [0], count: 1),
      Row(source: "a\nb", starts: [0, 2], count: 2),
      Row(source: "a\nb\n", starts: [0, 2, 4], count: 2),
      Row(source: "\n\n", starts: [0, 1, 2], count: 2),
      Row(source: "a\r\nb", starts: [0, 3], count: 2),
      Row(source: "a\rb", starts: [0, 2], count: 2),
      Row(source: "a\r", starts: [0, 2], count: 1),
      Row(source: "a\r\r\nb\r\rc\n", starts: [0, 2, 4, 6, 7, 9], count: 5),
      Row(source: "\n\r", starts: [0, 1, 2], count: 2),
    ])
  func starts(_ row: Row) {
    Array(row.source.utf8).withUnsafeBufferPointer { source in
      var table = LineTable(source)
      #expect(Int(table.lineCount) == row.count)
      for (index, start) in row.starts.enumerated() {
        #expect(table.start(ofLine: UInt32(index + 1)) == start)
        let position = table.position(start)
        #expect(position.line == UInt32(index + 1) && position.column == 1)
      }
    }
  }
}
