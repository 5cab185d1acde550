// SPDX-License-Identifier: MIT

/// Reads the format of a predicate (Apple, Predicate Programming Guide, "Predicate Format String
/// Syntax").
struct PredicateParser {
  private var tokens: ArraySlice<PredicateScanner.Token>
  private var arguments: ArraySlice<Any>
  private var depth = 0

  static func parse(
    _ format: String, _ arguments: [Any]
  ) throws(PredicateError) -> PredicateNode {
    var parser = PredicateParser(
      tokens: try PredicateScanner.tokens(format)[...], arguments: arguments[...])
    let node = try parser.disjunction()
    if let token = parser.tokens.first { throw PredicateError("\(token.words) is not expected") }
    guard parser.arguments.isEmpty else {
      throw PredicateError("there are more arguments than placeholders")
    }
    return node
  }

  private init(
    tokens: ArraySlice<PredicateScanner.Token>, arguments: ArraySlice<Any>
  ) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private mutating func disjunction() throws(PredicateError) -> PredicateNode {
    var nodes = [try conjunction()]
    while take("OR", "||") { nodes.append(try conjunction()) }
    return nodes.count == 1 ? nodes[0] : .or(nodes)
  }

  private mutating func conjunction() throws(PredicateError) -> PredicateNode {
    var nodes = [try negation()]
    while take("AND", "&&") { nodes.append(try negation()) }
    return nodes.count == 1 ? nodes[0] : .and(nodes)
  }

  private mutating func negation() throws(PredicateError) -> PredicateNode {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { throw PredicateError("its brackets nest too deep") }
    if take("NOT", "!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if take("(") {
      let node = try disjunction()
      guard take(")") else { throw PredicateError("a bracket does not end") }
      return node
    }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws(PredicateError) -> PredicateComparison {
    var quantifier: PredicateComparison.Quantifier?
    if take("ANY", "SOME") { quantifier = .any }
    if take("ALL") { quantifier = .all }
    if take("NONE") { quantifier = PredicateComparison.Quantifier.none }
    let left = try expression()
    let kind = try operation()
    var result = PredicateComparison(
      quantifier: quantifier, left: left, operator: kind, right: .value(nil))
    if take("[") {
      guard case .word(let options)? = tokens.popFirst(), take("]") else {
        throw PredicateError("the options of \(kind.rawValue) cannot be read")
      }
      for option in options.lowercased() {
        switch option {
        case "c": result.ignoresCase = true
        case "d": result.ignoresDiacritics = true
        // The texts are in a normal form.
        case "n": continue
        default: throw PredicateError("the option '\(option)' is not supported")
        }
      }
    }
    result.right = try expression()
    return result
  }

  private mutating func operation() throws(PredicateError) -> PredicateComparison.Operator {
    guard let token = tokens.popFirst() else { throw PredicateError("an operator is missing") }
    switch token {
    case .mark("="), .mark("=="): return .equal
    case .mark("!="), .mark("<>"): return .notEqual
    case .mark("<="), .mark("=<"): return .lessOrEqual
    case .mark(">="), .mark("=>"): return .greaterOrEqual
    case .mark("<"): return .less
    case .mark(">"): return .greater
    case .word(let word):
      if let known = PredicateComparison.Operator(rawValue: word.uppercased()) { return known }
    case .mark, .text, .number, .value, .key: break
    }
    throw PredicateError("\(token.words) is no operator that is supported")
  }

  private mutating func expression() throws(PredicateError) -> PredicateExpression {
    guard let token = tokens.popFirst() else { throw PredicateError("a value is missing") }
    switch token {
    case .text(let text): return .value(text)
    case .number(let text): return .value(try number(text))
    case .value: return .value(try argument())
    case .key: return .keyPath(try key())
    case .word(let word): return try named(word)
    case .mark("{"): return try list()
    case .mark: throw PredicateError("\(token.words) is not expected")
    }
  }

  private func number(_ text: String) throws(PredicateError) -> Any {
    if let whole = Int(text) { return NSNumber(value: whole) }
    guard let number = Double(text) else { throw PredicateError("'\(text)' is no number") }
    return NSNumber(value: number)
  }

  private mutating func named(_ word: String) throws(PredicateError) -> PredicateExpression {
    switch word.uppercased() {
    case "NIL", "NULL": return .value(nil)
    case "TRUE", "YES": return .value(NSNumber(value: true))
    case "FALSE", "NO": return .value(NSNumber(value: false))
    case "SUBQUERY", "CAST", "FUNCTION", "FETCH":
      throw PredicateError("\(word) is not supported")
    default: break
    }
    guard tokens.first != .mark("("), tokens.first != .mark("[") else {
      throw PredicateError("'\(word)' as a function or list is not supported")
    }
    return .keyPath(word)
  }

  private mutating func list() throws(PredicateError) -> PredicateExpression {
    var elements: [PredicateExpression] = []
    while !take("}") {
      if !elements.isEmpty, !take(",") { throw PredicateError("a list does not end") }
      elements.append(try expression())
    }
    return .list(elements)
  }

  private mutating func argument() throws(PredicateError) -> Any? {
    guard let value = arguments.popFirst() else {
      throw PredicateError("there are more placeholders than arguments")
    }
    return ValueOrder.flat(value)
  }

  /// `%K`, also with more behind it, as in `%K.@count`.
  private mutating func key() throws(PredicateError) -> String {
    guard let key = try argument() as? String else {
      throw PredicateError("the argument of %K is no text")
    }
    guard case .word(let more)? = tokens.first, more.hasPrefix(".") else { return key }
    tokens = tokens.dropFirst()
    return key + more
  }

  /// Takes the next token if it is one of these, words in any case.
  private mutating func take(_ wanted: String...) -> Bool {
    switch tokens.first {
    case .word(let word)? where wanted.contains(word.uppercased()): break
    case .mark(let mark)? where wanted.contains(mark): break
    default: return false
    }
    tokens = tokens.dropFirst()
    return true
  }
}

extension PredicateScanner.Token {
  fileprivate var words: String {
    switch self {
    case .word(let text), .text(let text), .number(let text), .mark(let text): "'\(text)'"
    case .value, .key: "a placeholder"
    }
  }
}
