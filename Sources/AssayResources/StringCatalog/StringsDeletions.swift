// SPDX-License-Identifier: MIT

/// Deletes entries of a `.strings` file with their lines and with the comments that are theirs.
struct StringsDeletions {
  let bytes: [UInt8]
  let entries: [StringTableText.Entry]

  func deletions(of keys: Set<String>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in entries.indices where keys.contains(entries[index].key) {
      let range = deletion(ofEntryAt: index, keys)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  private func deletion(ofEntryAt index: Int, _ keys: Set<String>) -> Range<Int> {
    let entry = entries[index].range
    let start = startOfBlanks(before: entry.lowerBound)
    let end = endOfBlanks(after: entry.upperBound)
    guard start == 0 || isNewline(start - 1), let lineEnd = endOfLine(passingCommentsFrom: end)
    else {
      // Another entry is on the line.
      return entry.lowerBound..<end
    }
    let first =
      isHeadOfGroup(index, keys)
      ? start
      : startOfComments(before: start, after: index == 0 ? 0 : entries[index - 1].range.upperBound)
    return first..<tidied(end: lineEnd, start: first)
  }

  /// Of two blank lines around what goes, one goes too.
  private func tidied(end: Int, start: Int) -> Int {
    guard start == 0 || isBlankLine(endingAt: start) else { return end }
    let next = endOfBlanks(after: end)
    return next < bytes.count && isNewline(next) ? passingNewline(next) : end
  }

  /// Whether an entry that stays follows on the next line, without a comment of its own: the
  /// comment above may be the title of both.
  private func isHeadOfGroup(_ index: Int, _ keys: Set<String>) -> Bool {
    var last = index
    while last + 1 < entries.count, follows(last) {
      last += 1
      if !keys.contains(entries[last].key) { return true }
    }
    return false
  }

  private func follows(_ index: Int) -> Bool {
    let gap = bytes[entries[index].range.upperBound..<entries[index + 1].range.lowerBound]
    return gap.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
      && gap.count { $0 == 0x0A } <= 1
  }

  /// The start of the comments whose last line is the one before a place. What a file starts with
  /// may be its license, and stays.
  private func startOfComments(before line: Int, after limit: Int) -> Int {
    var start = line
    while let comment = comment(endingBefore: start, after: limit) {
      let before = startOfBlanks(before: comment)
      guard before > limit, isNewline(before - 1) else { return start }
      start = before
    }
    return bytes[..<start].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } ? line : start
  }

  /// The start of a comment that ends with the line before a place.
  private func comment(endingBefore line: Int, after limit: Int) -> Int? {
    guard line > limit, isNewline(line - 1) else { return nil }
    var end = line - 1
    if bytes[end] == 0x0A, end > limit, bytes[end - 1] == 0x0D { end -= 1 }
    end = startOfBlanks(before: end)
    if end - limit >= 4, bytes[end - 2] == UInt8(ascii: "*"), bytes[end - 1] == UInt8(ascii: "/") {
      var start = end - 4
      while start >= limit, !bytes[start...].starts(with: "/*".utf8) { start -= 1 }
      return start >= limit ? start : nil
    }
    var start = end
    while start > limit, !isNewline(start - 1) { start -= 1 }
    let text = start + bytes[start..<end].prefix { $0 == 0x20 || $0 == 0x09 }.count
    return bytes[text..<end].starts(with: "//".utf8) ? text : nil
  }

  /// After the newline, if there is nothing but a comment before it.
  private func endOfLine(passingCommentsFrom start: Int) -> Int? {
    var place = endOfBlanks(after: start)
    if bytes[place...].starts(with: "//".utf8) {
      while place < bytes.count, !isNewline(place) { place += 1 }
    } else if bytes[place...].starts(with: "/*".utf8) {
      while place < bytes.count, !isNewline(place), !bytes[place...].starts(with: "*/".utf8) {
        place += 1
      }
      guard bytes[place...].starts(with: "*/".utf8) else { return nil }
      place = endOfBlanks(after: place + 2)
    }
    if place == bytes.count { return place }
    return isNewline(place) ? passingNewline(place) : nil
  }

  private func isBlankLine(endingAt end: Int) -> Bool {
    guard end > 0, isNewline(end - 1) else { return false }
    var before = end - 1
    if bytes[before] == 0x0A, before > 0, bytes[before - 1] == 0x0D { before -= 1 }
    let start = startOfBlanks(before: before)
    return start == 0 || isNewline(start - 1)
  }

  private func startOfBlanks(before place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start
  }

  private func endOfBlanks(after place: Int) -> Int {
    var end = place
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end
  }

  private func isNewline(_ place: Int) -> Bool { bytes[place] == 0x0A || bytes[place] == 0x0D }

  private func passingNewline(_ place: Int) -> Int {
    let isPair = bytes[place] == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
    return place + (isPair ? 2 : 1)
  }
}
