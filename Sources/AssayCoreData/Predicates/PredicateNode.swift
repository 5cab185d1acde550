// SPDX-License-Identifier: MIT

/// A part of a predicate that is true or false.
indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case and([PredicateNode])
  case or([PredicateNode])
  case comparison(PredicateComparison)

  func evaluate(_ object: Any?) throws(PredicateError) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let node): return try !node.evaluate(object)
    case .and(let nodes):
      for node in nodes where try !node.evaluate(object) { return false }
      return true
    case .or(let nodes):
      for node in nodes where try node.evaluate(object) { return true }
      return false
    case .comparison(let comparison): return try comparison.evaluate(object)
    }
  }
}

/// A value in a predicate.
indirect enum PredicateExpression {
  case keyPath(String)
  case value(Any?)
  case list([PredicateExpression])

  func value(in object: Any?) throws(PredicateError) -> Any? {
    switch self {
    case .value(let value): return value
    case .keyPath(let path): return try KeyPathReader.value(path, of: object)
    case .list(let elements):
      var values: [Any] = []
      for element in elements { values.append(try element.value(in: object) ?? NSNull()) }
      return values
    }
  }
}

/// Values on two sides of an operator.
struct PredicateComparison {
  enum Operator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
  }

  enum Quantifier: String {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  var quantifier: Quantifier?
  var left: PredicateExpression
  var `operator`: Operator
  var right: PredicateExpression
  var ignoresCase = false
  var ignoresDiacritics = false

  func evaluate(_ object: Any?) throws(PredicateError) -> Bool {
    let left = try left.value(in: object)
    let right = try right.value(in: object)
    guard let quantifier else { return try compare(left, right) }
    guard let members = left.flatMap(PredicateValues.members) else {
      throw PredicateError("\(quantifier.rawValue) needs several values on its left side")
    }
    for member in members {
      let holds = try compare(member is NSNull ? nil : member, right)
      switch quantifier {
      case .any where holds: return true
      case .none where holds: return false
      case .all where !holds: return false
      case .any, .none, .all: continue
      }
    }
    return quantifier != .any
  }

  private func compare(_ left: Any?, _ right: Any?) throws(PredicateError) -> Bool {
    switch `operator` {
    case .equal: return try isEqual(left, right)
    case .notEqual: return try !isEqual(left, right)
    case .less: return try order(left, right).map { $0 == .orderedAscending } ?? false
    case .lessOrEqual: return try order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return try order(left, right).map { $0 == .orderedDescending } ?? false
    case .greaterOrEqual: return try order(left, right).map { $0 != .orderedAscending } ?? false
    case .between: return try isBetween(left, right)
    case .isIn: return try contains(right, left)
    case .contains: return try contains(left, right)
    case .beginsWith: return try texts(left, right).map { $0.hasPrefix($1) } ?? false
    case .endsWith: return try texts(left, right).map { $0.hasSuffix($1) } ?? false
    case .like:
      return try texts(left, right).map { Wildcards.match(Array($0)[...], Array($1)[...]) }
        ?? false
    case .matches:
      guard let (text, pattern) = try texts(left, right, foldsRight: false) else { return false }
      return try matches(text, pattern)
    }
  }

  private func isEqual(_ left: Any?, _ right: Any?) throws(PredicateError) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? String, let right = right as? String {
      return folded(left) == folded(right)
    }
    if left is ObjectList || right is ObjectList {
      throw PredicateError("a relationship to many is not one value; use ANY, ALL or @count")
    }
    let (a, b) = (PredicateValues.identity(left), PredicateValues.identity(right))
    if let result = ValueOrder.compare(a, b) { return result == .orderedSame }
    return NSManagedObject.isEqual(a, b)
  }

  /// Nil where a value is missing.
  private func order(_ left: Any?, _ right: Any?) throws(PredicateError) -> ComparisonResult? {
    guard let left, let right else { return nil }
    if let left = left as? String, let right = right as? String {
      return ValueOrder.compare(folded(left), folded(right))
    }
    guard let result = ValueOrder.compare(left, right) else {
      throw PredicateError("a \(type(of: left)) and a \(type(of: right)) have no order")
    }
    return result
  }

  private func isBetween(_ left: Any?, _ right: Any?) throws(PredicateError) -> Bool {
    guard let bounds = right.flatMap(PredicateValues.members), bounds.count == 2 else {
      throw PredicateError("BETWEEN needs two values on its right side")
    }
    guard let low = try order(left, bounds[0]), let high = try order(left, bounds[1]) else {
      return false
    }
    return low != .orderedAscending && high != .orderedDescending
  }

  private func contains(_ whole: Any?, _ part: Any?) throws(PredicateError) -> Bool {
    guard let whole else { return false }
    if whole is String { return try texts(whole, part).map { $0.contains($1) } ?? false }
    guard let members = PredicateValues.members(whole) else {
      throw PredicateError("a \(type(of: whole)) contains nothing")
    }
    for member in members where try isEqual(member is NSNull ? nil : member, part) { return true }
    return false
  }

  /// Nil where a value is missing.
  private func texts(
    _ left: Any?, _ right: Any?, foldsRight: Bool = true
  ) throws(PredicateError) -> (String, String)? {
    guard let left, let right else { return nil }
    guard let left = left as? String, let right = right as? String else {
      throw PredicateError(
        "\(`operator`.rawValue) compares texts, not a \(type(of: left)) and a \(type(of: right))")
    }
    return (folded(left), foldsRight ? folded(right) : right)
  }

  private func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  private func matches(_ text: String, _ pattern: String) throws(PredicateError) -> Bool {
    do {
      let options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
      let expression = try NSRegularExpression(pattern: "^(?:\(pattern))$", options: options)
      let range = NSRange(text.startIndex..., in: text)
      return expression.firstMatch(in: text, options: .anchored, range: range) != nil
    } catch {
      throw PredicateError("'\(pattern)' is no regular expression")
    }
  }
}

/// The pattern of `LIKE`: `*` stands for any characters, `?` for one.
enum Wildcards {
  static func match(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    // Where the last star was, and the text that it stood for until now.
    var star: (pattern: ArraySlice<Character>, text: ArraySlice<Character>)?
    var (text, pattern) = (text, pattern)
    while true {
      if let wanted = pattern.first, wanted == "*" {
        pattern = pattern.dropFirst()
        star = (pattern, text)
      } else if let wanted = pattern.first, let next = text.first, wanted == "?" || wanted == next {
        (text, pattern) = (text.dropFirst(), pattern.dropFirst())
      } else if text.isEmpty && pattern.isEmpty {
        return true
      } else if let open = star, !open.text.isEmpty {
        text = open.text.dropFirst()
        pattern = open.pattern
        star = (pattern, text)
      } else {
        return false
      }
    }
  }
}
