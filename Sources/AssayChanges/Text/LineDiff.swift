// SPDX-License-Identifier: MIT

/// The lines in which two texts differ, as `diff -u` writes them: ` ` kept, `-` old, `+` new.
package enum LineDiff {
  /// - Parameters:
  ///   - context: how many kept lines stand around each change.
  ///   - limit: how many lines there are at most; one more says how many were left out.
  /// - Returns: none for equal texts.
  package static func lines(
    from old: String, to new: String, context: Int = 3, limit: Int = 200
  ) -> [String] {
    precondition(context >= 0 && limit > 0, "A diff needs room for its lines")
    guard old != new || !old.utf8.elementsEqual(new.utf8) else { return [] }
    let result = hunks(split(old), split(new), context: context)
    if result.isEmpty {
      return ["the texts look the same but use different Unicode normalization forms"]
    }
    guard result.count > limit else { return result }
    return result.prefix(limit) + ["... \(result.count - limit) more lines differ"]
  }

  /// A line of a text; only the last may have no line end, and that is a difference too.
  private struct Line: Hashable {
    var text: String
    var hasEnd = true

    var shown: String { hasEnd ? text : text + " (no newline at end)" }
  }

  private static func split(_ text: String) -> [Line] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { Line(text: String($0)) }
    lines[lines.count - 1].hasEnd = false
    if lines.last?.text == "" { lines.removeLast() }
    return lines
  }

  private struct MarkedLine {
    var mark: Character
    var line: Line
    var oldNumber: Int
    var newNumber: Int
  }

  private static func hunks(_ old: [Line], _ new: [Line], context: Int) -> [String] {
    let lines = marked(old, new)
    let changes = lines.indices.filter { lines[$0].mark != " " }
    guard var start = changes.first else { return [] }
    var result: [String] = []
    var end = start
    for change in changes.dropFirst() {
      // Two changes share a hunk where the kept lines between them would all be shown anyway.
      if change - end > 2 * context + 1 {
        result += hunk(lines, start - context, end + context)
        start = change
      }
      end = change
    }
    return result + hunk(lines, start - context, end + context)
  }

  private static func hunk(_ lines: [MarkedLine], _ first: Int, _ last: Int) -> [String] {
    let part = lines[max(0, first)...min(lines.count - 1, last)]
    guard let top = part.first else { return [] }
    let oldCount = part.filter { $0.mark != "+" }.count
    let newCount = part.filter { $0.mark != "-" }.count
    let header =
      "@@ -\(oldCount == 0 ? top.oldNumber - 1 : top.oldNumber),\(oldCount) "
      + "+\(newCount == 0 ? top.newNumber - 1 : top.newNumber),\(newCount) @@"
    return [header] + part.map { "\($0.mark)\($0.line.shown)" }
  }

  private static func marked(_ old: [Line], _ new: [Line]) -> [MarkedLine] {
    var lines: [MarkedLine] = []
    var (i, j) = (0, 0)
    func skip(to oldEnd: Int, _ newEnd: Int) {
      while i < oldEnd {
        lines.append(MarkedLine(mark: "-", line: old[i], oldNumber: i + 1, newNumber: j + 1))
        i += 1
      }
      while j < newEnd {
        lines.append(MarkedLine(mark: "+", line: new[j], oldNumber: i + 1, newNumber: j + 1))
        j += 1
      }
    }
    for (oldIndex, newIndex) in LongestCommonSubsequence.pairs(old, new) {
      skip(to: oldIndex, newIndex)
      lines.append(MarkedLine(mark: " ", line: old[i], oldNumber: i + 1, newNumber: j + 1))
      i += 1
      j += 1
    }
    skip(to: old.count, new.count)
    return lines
  }
}
