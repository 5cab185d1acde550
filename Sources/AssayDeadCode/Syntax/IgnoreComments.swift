// SPDX-License-Identifier: MIT

internal import AssayFindings
@_spi(RawSyntax) internal import SwiftSyntax

/// What a comment says after `assay:ignore` or `periphery:ignore`.
struct IgnoreText {
  var scope: IgnoreCommand.Scope
  /// Without white space.
  var list: String
  var reason: String

  /// - Parameter rest: what follows `ignore` on its line; nil comes of words that only begin like
  ///   the command.
  init?(_ rest: String) {
    var rest = Substring(rest)
    var word: Substring = ""
    if rest.first == ":" {
      rest.removeFirst()
      word = rest.prefix { $0.isLetter }
      rest.removeFirst(word.count)
    }
    guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    switch word {
    case "": scope = .declaration
    case "begin": scope = .begin
    case "end": scope = .end
    case "file", "all": scope = .file
    case "parameters": scope = .parameters
    default: return nil
    }
    (list, reason) = Self.split(rest)
  }

  /// `a, b - reason`; words that cannot be a list are a reason too.
  private static func split(_ text: Substring) -> (list: String, reason: String) {
    let text = trim(text)
    if text.first == "-" { return ("", String(trim(text.drop { $0 == "-" }))) }
    var listed = text
    var reason: Substring = ""
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(" - ") {
        listed = text[..<index]
        reason = text[index...].dropFirst(3)
        break
      }
      index = text.index(after: index)
    }
    let items = listed.split(separator: ",").map { String(trim($0)) }
    guard items.allSatisfy({ !$0.contains(" ") }) else { return ("", String(text)) }
    return (items.joined(separator: ","), String(trim(reason)))
  }

  private static func trim(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}

extension FactsWalker {
  /// Looks for the words in the bytes, which most files do not have, and only then in the tree,
  /// which knows comments from strings.
  mutating func collectIgnoreCommands(_ file: Node) {
    let word: StaticString = "ignore"
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var index = 0
    while let colon = source.offset(of: UInt8(ascii: ":"), from: index) {
      index = colon + 1
      var place = index
      while place < source.count, source[place] == UInt8(ascii: " ") { place += 1 }
      // Periphery allows blanks here.
      guard source[place...].starts(with: letters), let start = toolStart(before: colon),
        start.isPeriphery || place == index
      else { continue }
      index = place + letters.count
      addCommand(file, at: start.offset, isPeriphery: start.isPeriphery, rest: index)
    }
  }

  private func toolStart(before colon: Int) -> (offset: Int, isPeriphery: Bool)? {
    for (name, isPeriphery) in [("assay", false), ("periphery", true)] {
      let start = colon - name.utf8.count
      if start >= 0, source[start..<colon].elementsEqual(name.utf8) { return (start, isPeriphery) }
    }
    return nil
  }

  private mutating func addCommand(_ file: Node, at start: Int, isPeriphery: Bool, rest: Int) {
    guard let found = comment(in: file, at: start) else { return }
    // Nothing but the comment's own marks may stand before the command on its line.
    var before = start
    while before > found.start, !isLineBreak(source[before - 1]) {
      before -= 1
      guard [UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: " "), 9].contains(source[before])
      else { return }
    }
    var end = rest
    while end < found.end, !isLineBreak(source[end]) { end += 1 }
    var words = String(decoding: text(from: rest, to: end), as: UTF8.self)
    if words.hasSuffix("*/") { words.removeLast(2) }
    guard let command = IgnoreText(words) else { return }
    var targets: [Int32] = [-1]
    if command.scope == .declaration || command.scope == .parameters {
      targets =
        isAloneOnLine(found.start) ? declarations(at: found) : declarations(onLineOf: found.start)
    }
    let list = intern(command.list)
    let reason = intern(command.reason)
    for target in targets {
      facts.ignoreCommands.append(
        IgnoreCommand(
          scope: command.scope, isPeriphery: isPeriphery, list: list, reason: reason,
          range: lines.range(found.start, found.end), declaration: target))
    }
  }

  private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private func isAloneOnLine(_ start: Int) -> Bool {
    var before = start
    while before > 0, !isLineBreak(source[before - 1]) {
      before -= 1
      guard source[before] == UInt8(ascii: " ") || source[before] == 9 else { return false }
    }
    return true
  }

  private struct Comment {
    var start: Int
    var end: Int
    /// Of the token it belongs to, without trivia: the one that follows, or the one before on its
    /// line.
    var tokenStart: Int
    /// Declarations of the syntax around that token, outermost first, with where they start and
    /// end.
    var around: [Range<Int>]
  }

  /// The comment around a byte; nil where that is in no comment.
  private func comment(in file: Node, at offset: Int) -> Comment? {
    var node = file
    var around: [Range<Int>] = []
    while node.kind != .token {
      if node.raw.is(RawDeclSyntax.self) { around.append(node.contentStart..<node.contentEnd) }
      var cursor = NodeCursor(node)
      var inner: Node?
      while let child = cursor.next() {
        if child.node.raw.byteLength > 0, offset >= child.node.offset, offset < child.node.end {
          inner = child.node
          break
        }
      }
      guard let inner else { return nil }
      node = inner
    }
    guard let token = node.raw.tokenView else { return nil }
    let tokenStart = node.offset + token.leadingTriviaByteLength
    if offset < tokenStart {
      return comment(
        in: token.leadingRawTriviaPieces, from: node.offset, at: offset, tokenStart, around)
    }
    return comment(
      in: token.trailingRawTriviaPieces, from: tokenStart + token.textByteLength, at: offset,
      tokenStart, around)
  }

  private func comment(
    in pieces: [RawTriviaPiece], from start: Int, at offset: Int, _ tokenStart: Int,
    _ around: [Range<Int>]
  ) -> Comment? {
    var start = start
    for piece in pieces {
      let end = start + piece.byteLength
      if offset >= start, offset < end {
        switch piece {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment:
          return Comment(start: start, end: end, tokenStart: tokenStart, around: around)
        default: return nil
        }
      }
      start = end
    }
    return nil
  }

  /// The declaration in whose head, at the latest at its name, the token after a comment stands.
  private mutating func declarations(at comment: Comment) -> [Int32] {
    guard let inner = comment.around.last else { return [-1] }
    let token = lines.position(comment.tokenStart)
    let range = lines.range(inner.lowerBound, inner.upperBound)
    let first = facts.declarations.firstIndex { range.contains($0.nameStart) }
    guard let first, facts.declarations[first].nameStart >= token else { return [-1] }
    return declarations(sharing: first) { range.contains($0.nameStart) }
  }

  private mutating func declarations(onLineOf offset: Int) -> [Int32] {
    let line = lines.position(offset).line
    let first = facts.declarations.firstIndex { $0.nameStart.line == line }
    guard let first else { return [-1] }
    return declarations(sharing: first) { $0.nameStart.line == line }
  }

  private func declarations(
    sharing first: Int, where isMeant: (DeclarationFact) -> Bool
  ) -> [Int32] {
    let parent = facts.declarations[first].parent
    guard facts.declarations[first].flags.contains(.sharesDeclaration) else {
      return [Int32(first)]
    }
    return facts.declarations.indices.filter { index in
      let fact = facts.declarations[index]
      return index >= first && fact.parent == parent && fact.flags.contains(.sharesDeclaration)
        && isMeant(fact)
    }.map(Int32.init)
  }
}
