// SPDX-License-Identifier: MIT

extension SwiftTokens {
  /// Members that give a text in another form, or one of several.
  static let changes: Set<String> = [
    "capitalized", "localizedCapitalized", "uppercased", "lowercased", "description", "first",
    "last", "trimmingCharacters", "replacingOccurrences", "wrappedValue", "self",
  ]

  /// The bracket that opens the one at a place.
  func start(ofBracketAt place: Int) -> Int? {
    var depth = 0
    var index = place
    while index >= 0 {
      if isMark(index, ")") || isMark(index, "]") || isMark(index, "}") { depth += 1 }
      if isMark(index, "(") || isMark(index, "[") || isMark(index, "{") { depth -= 1 }
      if depth == 0 { return index }
      index -= 1
    }
    return nil
  }

  /// Without the parentheses around all of an expression.
  func unwrapped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count > 2, isMark(range.lowerBound, "("),
      end(ofBracketAt: range.lowerBound) == range.upperBound - 1
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return range
  }

  /// What an expression may be: each branch of `a ? b : c` and of `a ?? b`.
  func operands(in range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isMark(index, "(") || isMark(index, "[") || isMark(index, "{") {
        index = max(end(ofBracketAt: index), index)
      } else if isMark(index, "?"), !isMark(index + 1, "."), !isMark(index + 1, "[") {
        let isDefault = isMark(index + 1, "?")
        if isDefault { result.append(start..<index) }
        index += isDefault ? 1 : 0
        start = index + 1
      } else if isMark(index, ":") {
        result.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result.filter { !$0.isEmpty }
  }

  /// What an expression joins, one after another; nothing where it is one of the language's own
  /// values.
  func parts(of operand: Range<Int>) -> [RuntimeLookups.Part] {
    var result: [RuntimeLookups.Part] = []
    for summand in summands(of: operand) {
      if isLiteral(summand.lowerBound) {
        let added = literalParts(of: summand)
        if added.isEmpty { return [] }
        result += added
      } else {
        guard let part = name(in: summand) else { return [] }
        result.append(part)
      }
    }
    return result
  }

  private func summands(of operand: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = operand.lowerBound
    var index = start
    while index < operand.upperBound {
      if isMark(index, "(") || isMark(index, "[") || isMark(index, "{") {
        index = max(end(ofBracketAt: index), index)
      } else if isMark(index, "+") {
        result.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    result.append(min(start, operand.upperBound)..<operand.upperBound)
    return result.filter { !$0.isEmpty }
  }

  /// - Parameter range: begins with a literal; nothing where a member makes another text of it.
  private func literalParts(of range: Range<Int>) -> [RuntimeLookups.Part] {
    let literal = literal(at: range.lowerBound)
    var result: [RuntimeLookups.Part] = []
    for (index, text) in literal.texts.enumerated() {
      if !text.isEmpty { result.append(.text(SourceTexts.unescaped(text))) }
      guard index < literal.interpolations.count else { continue }
      let inner = inner(literal.interpolations[index])
      let parts = inner.operands(in: inner.tokens.indices).first.map(inner.parts) ?? []
      let part = parts.first ?? .unknown
      if case .text = part { result.append(.unknown) } else { result.append(part) }
    }
    if range.count == 1 || literal.isDynamic { return result }
    return Self.appendings.contains(text(range.lowerBound + 2)) ? result + [.unknown] : []
  }

  /// Members that add something to the end of a text.
  private static let appendings: Set<String> = ["appending", "appendingFormat"]

  /// The name that says most of an expression; nil where it is one of the language's own values.
  private func name(in range: Range<Int>) -> RuntimeLookups.Part? {
    var index = range.lowerBound
    var names: [(String, Bool)] = []
    // `String(code)`, `String(describing: code)`
    if text(index) == "String", isMark(index + 1, "(") {
      let arguments = arguments(ofCallAt: index + 1)
      guard arguments.count == 1, let argument = arguments.first else { return .unknown }
      if text(argument.lowerBound) == "describing" { return .name("rawValue", isMember: true) }
      let part = operands(in: argument).first.map(parts)?.first ?? .unknown
      if case .text = part { return .unknown }
      return part
    }
    if isMark(index, ".") || text(index) == "nil" { return nil }
    while index < range.upperBound {
      if isMark(index, "(") || isMark(index, "[") || isMark(index, "{") {
        index = end(ofBracketAt: index)
      } else if isWord(index) {
        names.append((text(index), isMark(index - 1, ".") && index > range.lowerBound))
      }
      index += 1
    }
    guard let last = names.last(where: { !Self.changes.contains($0.0) }) ?? names.first else {
      return .unknown
    }
    return .name(last.0, isMember: last.1)
  }
}
