// SPDX-License-Identifier: MIT

/// A pattern for paths relative to the root: `*` and `?` stay within a name, `**` spans folders,
/// `{a,b}` chooses, `[a-z]` and `[!a-z]` stand for one character, `\` takes a sign as it is.
///
/// A pattern that ends with `/` means all below that folder. There is no regular expression behind
/// it, and matching takes time in proportion to the lengths of pattern and path.
package struct Glob: Hashable, Sendable {
  private enum Token: Hashable {
    case sign(Unicode.Scalar)
    case one
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    /// `*`
    case many
    /// `**`
    case all
    /// `**/`: nothing, or folders.
    case folders
  }

  /// Why a pattern is refused.
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    package var pattern: String
    package var reason: String

    package var description: String { "the pattern '\(pattern)' \(reason)" }
  }

  package let pattern: String
  /// One for each choice that braces leave.
  private let alternatives: [[Token]]

  /// A malformed pattern matches nothing; a configuration's patterns have been checked before.
  init(_ pattern: String) {
    do { self = try Glob(checking: pattern) } catch {
      self.pattern = pattern
      alternatives = []
    }
  }

  /// - Throws: `Problem` for braces or brackets without an end.
  package init(checking pattern: String) throws(Problem) {
    self.pattern = pattern
    var text = pattern
    while text.hasPrefix("./") { text.removeFirst(2) }
    if text.hasSuffix("/") { text += "**" }
    var alternatives: [[Token]] = []
    for choice in try Self.choices(Array(text.unicodeScalars), of: pattern) {
      alternatives.append(try Self.tokens(choice, of: pattern))
    }
    self.alternatives = alternatives
  }

  func matches(_ path: String) -> Bool {
    let scalars = Array(path.unicodeScalars)
    return alternatives.contains { Self.matches($0, scalars) }
  }

  /// Puts each choice of the first braces in its place, and goes on with the rest.
  private static func choices(
    _ text: [Unicode.Scalar], of pattern: String
  ) throws(Problem) -> [[Unicode.Scalar]] {
    var finished: [[Unicode.Scalar]] = []
    var open = [text]
    while let next = open.popLast() {
      guard let (start, commas, end) = try braces(in: next, of: pattern) else {
        finished.append(next)
        continue
      }
      var from = start + 1
      var parts: [[Unicode.Scalar]] = []
      for cut in commas + [end] {
        parts.append(Array(next[..<start] + next[from..<cut] + next[(end + 1)...]))
        from = cut + 1
      }
      open += parts.reversed()
      if open.count + finished.count > 1024 {
        throw Problem(pattern: pattern, reason: "expands to more than 1024 patterns")
      }
    }
    return finished
  }

  private static func braces(
    in text: [Unicode.Scalar], of pattern: String
  ) throws(Problem) -> (Int, [Int], Int)? {
    var start: Int?
    var commas: [Int] = []
    var depth = 0
    var index = 0
    while index < text.count {
      switch text[index] {
      case "\\": index += 1
      case "{":
        if depth == 0 { start = index }
        depth += 1
      case "}" where depth > 0:
        depth -= 1
        if depth == 0, let start { return (start, commas, index) }
      case "," where depth == 1: commas.append(index)
      default: break
      }
      index += 1
    }
    if depth > 0 { throw Problem(pattern: pattern, reason: "opens '{' without '}'") }
    return nil
  }

  private static func tokens(
    _ text: [Unicode.Scalar], of pattern: String
  ) throws(Problem) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < text.count {
      let sign = text[index]
      index += 1
      switch sign {
      case "*":
        guard index < text.count, text[index] == "*" else {
          tokens.append(.many)
          continue
        }
        while index < text.count, text[index] == "*" { index += 1 }
        if index < text.count, text[index] == "/" {
          index += 1
          tokens.append(.folders)
        } else {
          tokens.append(.all)
        }
      case "?": tokens.append(.one)
      case "[": tokens.append(try set(text, &index, of: pattern))
      case "\\" where index < text.count:
        tokens.append(.sign(text[index]))
        index += 1
      default: tokens.append(.sign(sign))
      }
    }
    return tokens
  }

  private static func set(
    _ text: [Unicode.Scalar], _ index: inout Int, of pattern: String
  ) throws(Problem) -> Token {
    var isNegated = false
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    if index < text.count, text[index] == "!" || text[index] == "^" {
      isNegated = true
      index += 1
    }
    let start = index
    while index < text.count, text[index] != "]" || index == start {
      let low = text[index]
      if index + 2 < text.count, text[index + 1] == "-", text[index + 2] != "]" {
        let high = text[index + 2]
        guard low <= high else {
          throw Problem(pattern: pattern, reason: "has the range '\(low)-\(high)' backwards")
        }
        ranges.append(low...high)
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    guard index < text.count else {
      throw Problem(pattern: pattern, reason: "opens '[' without ']'")
    }
    index += 1
    return .oneOf(ranges, isNegated: isNegated)
  }

  /// Keeps the set of all places in the pattern that the path so far may have led to.
  private static func matches(_ tokens: [Token], _ path: [Unicode.Scalar]) -> Bool {
    var states = [Bool](repeating: false, count: tokens.count + 1)
    states[0] = true
    skipEmpty(tokens, &states, afterSlash: true)
    for sign in path {
      var next = [Bool](repeating: false, count: tokens.count + 1)
      for (index, token) in tokens.enumerated() where states[index] {
        switch token {
        case .sign(let own): if own == sign { next[index + 1] = true }
        case .one: if sign != "/" { next[index + 1] = true }
        case .oneOf(let ranges, let isNegated):
          if sign != "/", ranges.contains(where: { $0.contains(sign) }) != isNegated {
            next[index + 1] = true
          }
        case .many: if sign != "/" { next[index] = true }
        case .all, .folders: next[index] = true
        }
      }
      skipEmpty(tokens, &next, afterSlash: sign == "/")
      states = next
    }
    return states[tokens.count]
  }

  /// `**/` may be left only at the start of a name.
  private static func skipEmpty(_ tokens: [Token], _ states: inout [Bool], afterSlash: Bool) {
    for (index, token) in tokens.enumerated() where states[index] {
      switch token {
      case .many, .all: states[index + 1] = true
      case .folders: if afterSlash { states[index + 1] = true }
      case .sign, .one, .oneOf: break
      }
    }
  }
}

/// Several patterns, any of which may match.
struct GlobSet: Hashable, Sendable {
  private let globs: [Glob]

  init(_ patterns: [String]) {
    globs = patterns.map { Glob($0) }
  }

  var isEmpty: Bool { globs.isEmpty }

  func matches(_ path: String) -> Bool {
    globs.contains { $0.matches(path) }
  }
}
