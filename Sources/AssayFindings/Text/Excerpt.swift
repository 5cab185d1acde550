// SPDX-License-Identifier: MIT

import AssayFiles

/// The one line of a source that a finding points at, and the marks below it: `~` under what the
/// finding is about, `^` where to look first.
struct Excerpt {
  var lineNumber: Int
  var text: String
  var marks: String

  /// A line wider than this is cut around its caret, in cells.
  private static let maximumWidth = 160
  private static let tabWidth = 4

  /// nil where the location has no place, or the source no such place: it was edited since.
  init?(of location: Finding.Location, in source: SourceText) {
    guard let focus = location.start, let line = source.line(Int(focus.line)),
      let caret = Self.cells(before: focus, in: source)
    else { return nil }
    let expanded = Self.expanded(line)
    let trimmedWidth = DisplayWidth.of(expanded.droppingTrailingSpaces)
    var start = caret
    var end = caret + 1
    if let range = location.range {
      let indentation = expanded.prefix { $0 == " " }.count
      start =
        range.start.line == focus.line
        ? Self.cells(before: range.start, in: source) ?? caret : indentation
      end =
        range.end.line == focus.line
        ? Self.cells(before: range.end, in: source) ?? caret + 1 : trimmedWidth
    }
    start = min(start, caret)
    end = max(end, caret + 1)

    let window = Self.window(of: expanded, around: caret)
    lineNumber = Int(focus.line)
    text = window.text
    let first = window.range.lowerBound
    let last = window.range.upperBound
    let lead = window.isCutAtStart ? 1 : 0
    marks =
      String(repeating: " ", count: max(0, start - first) + lead)
      + String(repeating: "~", count: caret - max(start, first)) + "^"
      + String(repeating: "~", count: max(0, min(end, max(last, caret + 1)) - caret - 1))
  }

  private static func cells(before position: SourcePosition, in source: SourceText) -> Int? {
    source.prefix(before: position).map { DisplayWidth.of(expanded($0)) }
  }

  /// Tabs as spaces up to the next multiple of four cells, other controls spelled out.
  private static func expanded(_ line: String) -> String {
    var result = ""
    var width = 0
    for character in line {
      let piece =
        character == "\t"
        ? String(repeating: " ", count: tabWidth - width % tabWidth)
        : Printable.line(String(character))
      result += piece
      width += DisplayWidth.of(piece)
    }
    return result
  }

  /// What is shown of a line, and which of its cells that are.
  private static func window(
    of line: String, around caret: Int
  ) -> (text: String, range: Range<Int>, isCutAtStart: Bool) {
    let width = DisplayWidth.of(line)
    guard width > maximumWidth else {
      return (line.droppingTrailingSpaces, 0..<width, false)
    }
    let wanted = max(0, caret - maximumWidth / 2)
    var text = ""
    var cell = 0
    var first = -1
    for character in line {
      let characterWidth = DisplayWidth.of(character)
      if cell >= wanted {
        if first < 0 { first = cell }
        if cell + characterWidth > first + maximumWidth { break }
        text.append(character)
      }
      cell += characterWidth
    }
    first = max(first, 0)
    let isCutAtEnd = cell < width
    return ((first > 0 ? "…" : "") + text + (isCutAtEnd ? "…" : ""), first..<cell, first > 0)
  }
}

extension String {
  fileprivate var droppingTrailingSpaces: String {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
