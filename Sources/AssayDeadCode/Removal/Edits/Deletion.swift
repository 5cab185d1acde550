// SPDX-License-Identifier: MIT

/// A stretch of bytes to delete.
struct Deletion {
  var range: Range<Int>
  /// Whether the line goes too, with its trailing comment, if nothing else is on it, and
  /// spaces around are put right where something does.
  var takesLines: Bool
}

/// Makes deletions that leave no trace: whole lines, no spaces at the ends of lines, no doubled
/// blank lines, none at the start or end of a body.
struct DeletionTidier {
  let source: ParsedSource
  private var bytes: [UInt8] { source.bytes }

  init(source: ParsedSource) {
    self.source = source
  }

  func tidy(_ deletions: [Deletion]) -> [Range<Int>] {
    let merged = merge(deletions)
    let extended = merge(merged.map(extendToLines))
    return join(extended.map { $0.takesLines ? tidyBlankLines($0.range) : $0.range })
  }

  /// In order of their places, with those made one between which there is nothing but space.
  private func merge(_ deletions: [Deletion]) -> [Deletion] {
    let sorted = deletions.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    var result: [Deletion] = []
    for deletion in sorted {
      guard let last = result.last else {
        result.append(deletion)
        continue
      }
      let gapStart = last.range.upperBound
      let start = deletion.range.lowerBound
      let takesLines = last.takesLines || deletion.takesLines
      let touches = start <= gapStart
      let isNear = takesLines && !touches && bytes[gapStart..<start].allSatisfy(\.isWhitespace)
      if touches || isNear {
        result[result.count - 1] = Deletion(
          range: last.range.lowerBound..<max(gapStart, deletion.range.upperBound),
          takesLines: takesLines)
      } else {
        result.append(deletion)
      }
    }
    return result
  }

  private func join(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  private func extendToLines(_ deletion: Deletion) -> Deletion {
    guard deletion.takesLines else { return deletion }
    let start = deletion.range.lowerBound
    let end = deletion.range.upperBound
    var before = start
    while before > 0, bytes[before - 1].isBlank { before -= 1 }
    let startsLine = before == 0 || bytes[before - 1].isNewline
    var after = end
    while after < bytes.count, bytes[after].isBlank { after += 1 }
    let endsLine = after == bytes.count || bytes[after].isNewline

    if startsLine {
      // Already whole lines, from an earlier round.
      if end > start, bytes[end - 1] == .newline { return deletion }
      if let lineEnd = endOfLine(passingCommentsFrom: end) {
        return Deletion(range: before..<passingNewline(lineEnd), takesLines: true)
      }
      return Deletion(range: start..<after, takesLines: false)
    }
    if endsLine { return Deletion(range: before..<end, takesLines: false) }
    let hasSpaces = before < start && end < after
    return Deletion(range: start..<(hasSpaces ? after : end), takesLines: false)
  }

  /// The end of the line, if there is nothing but spaces and comments before it.
  private func endOfLine(passingCommentsFrom start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index].isNewline { return index }
      if bytes[index].isBlank {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        while index < bytes.count, !bytes[index].isNewline { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) {
          if bytes[index].isNewline { return nil }
          index += 1
        }
        index = min(index + 2, bytes.count)
      } else {
        return nil
      }
    }
    return index
  }

  private func passingNewline(_ index: Int) -> Int {
    guard index < bytes.count else { return index }
    let isPair =
      bytes[index] == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .newline
    return index + (isPair ? 2 : 1)
  }

  /// Takes blank lines around whole deleted lines with them. Between two things the larger of the
  /// two gaps stays; at the start and the end of a body no new gap does.
  private func tidyBlankLines(_ range: Range<Int>) -> Range<Int> {
    guard range.lowerBound == 0 || bytes[range.lowerBound - 1].isNewline else { return range }
    var starts: [Int] = []  // of the blank lines before, nearest first
    var index = range.lowerBound
    while let start = startOfBlankLine(endingAt: index) {
      starts.append(start)
      index = start
    }
    var ends: [Int] = []  // of the blank lines after, nearest first
    index = range.upperBound
    while let end = endOfBlankLine(startingAt: index) {
      ends.append(end)
      index = end
    }
    let opens = BodyBoundary.opens(before: range.lowerBound, in: source)
    let closes = BodyBoundary.closes(after: range.upperBound, in: source)
    if closes {
      let upper = opens ? ends.last ?? range.upperBound : range.upperBound
      return (starts.last ?? range.lowerBound)..<upper
    }
    if opens { return range.lowerBound..<(ends.last ?? range.upperBound) }
    let surplus = min(starts.count, ends.count)
    return range.lowerBound..<(surplus == 0 ? range.upperBound : ends[surplus - 1])
  }

  private func startOfBlankLine(endingAt end: Int) -> Int? {
    guard end > 0, bytes[end - 1].isNewline else { return nil }
    var index = end - 1
    if bytes[index] == .newline, index > 0, bytes[index - 1] == .carriageReturn { index -= 1 }
    while index > 0, bytes[index - 1].isBlank { index -= 1 }
    return index == 0 || bytes[index - 1].isNewline ? index : nil
  }

  private func endOfBlankLine(startingAt start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    guard index < bytes.count else { return index > start ? index : nil }
    return bytes[index].isNewline ? passingNewline(index) : nil
  }
}
