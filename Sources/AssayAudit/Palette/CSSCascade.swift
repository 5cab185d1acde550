// SPDX-License-Identifier: MIT

/// Works out custom properties as a browser does (CSS Cascade 5 and CSS Variables 1), for elements
/// and situations that a style sheet tells apart.
struct CSSCascade: Sendable {
  struct Rule: Sendable {
    var name: String
    var value: String
    /// The number of its file, and its line from 1.
    var file: Int
    var line: Int
    var isImportant: Bool
    /// Whether `@property` gives it where no rule does.
    fileprivate var isInitial: Bool
    fileprivate var context: Int
    fileprivate var names: [String]
  }

  /// What a property is for an element.
  struct Value: Sendable {
    var outcome: CSSVariables.Outcome
    var file: Int
    var line: Int
  }

  private(set) var rules: [Rule] = []
  private(set) var contexts: [CSSContext] = []
  /// Cascade layers by their paths, in their order.
  private var layers: [String: Int] = [:]

  /// - Parameter sheets: each file's declarations, with the layers in their order.
  init(_ sheets: [CSSSheet]) {
    var known: [[String]: Int] = [:]
    for (file, sheet) in sheets.enumerated() {
      for layer in sheet.layers where layers[layer] == nil { layers[layer] = layers.count }
      for declaration in sheet.declarations {
        let context = known[declaration.blocks] ?? contexts.count
        if context == contexts.count {
          known[declaration.blocks] = context
          contexts.append(CSSContext(declaration.blocks))
        }
        if contexts[context].isDead { continue }
        rules.append(
          Rule(
            name: declaration.name, value: declaration.value, file: file, line: declaration.line,
            isImportant: declaration.isImportant, isInitial: declaration.isInitial,
            context: context,
            names: CSSVariables.names(in: declaration.value)))
      }
    }
  }

  func context(of rule: Rule) -> CSSContext { contexts[rule.context] }

  /// The names that some names come to need, with these.
  func closure(of names: Set<String>) -> Set<String> {
    var needs: [String: Set<String>] = [:]
    for rule in rules { needs[rule.name, default: []].formUnion(rule.names) }
    var result = names
    var open = Array(names)
    while let name = open.popLast() {
      for need in needs[name] ?? [] where result.insert(need).inserted { open.append(need) }
    }
    return result
  }

  /// The values of some names for the last of elements within each other; the first is the page's
  /// root.
  func values(
    of names: Set<String>, for elements: [CSSElement], in situation: CSSSituation
  ) -> [String: Value] {
    var result: [String: Value] = [:]
    for count in 1...elements.count {
      let winners = winners(of: names, Array(elements.prefix(count)), situation)
      add(winners, to: &result)
    }
    return result
  }

  /// The values of an element on those that it inherits.
  private func add(_ winners: [Rule], to values: inout [String: Value]) {
    let inherited = values
    var index: [String: Int] = [:]
    for (place, rule) in winners.enumerated() { index[rule.name] = place }
    let references = ReferenceOrder(needs: winners.map { $0.names.compactMap { index[$0] } })
    for place in references.order {
      let rule = winners[place]
      let outcome: CSSVariables.Outcome
      if let circle = references.circle(from: place) {
        let way = circle.map { winners[$0].name }.joined(separator: " -> ")
        outcome = .failure(CSSProblem("var() refers to itself: \(way)"))
      } else {
        switch rule.value.lowercased() {
        case "inherit", "unset", "revert", "revert-layer": continue
        case "initial":
          values[rule.name] = nil
          continue
        default: break
        }
        outcome = CSSVariables.substitute(rule.value) { name in
          if index[name] == nil { return inherited[name]?.outcome ?? Self.missing(name) }
          return values[name]?.outcome ?? Self.missing(name)
        }
      }
      values[rule.name] = Value(outcome: outcome, file: rule.file, line: rule.line)
    }
  }

  private static func missing(_ name: String) -> CSSVariables.Outcome {
    .failure(CSSProblem("there is no property '\(name)'", missing: name))
  }

  /// The rule that wins for each name, in the order of the names' first (CSS Cascade 5, section 6):
  /// importance, layer, specificity, order.
  private func winners(
    of names: Set<String>, _ elements: [CSSElement], _ situation: CSSSituation
  ) -> [Rule] {
    var order: [String] = []
    var best: [String: (rule: Rule, rank: Rank)] = [:]
    var known: [Int: SIMD3<Int>?] = [:]
    for rule in rules where names.contains(rule.name) {
      let specificity: SIMD3<Int>?
      if let found = known[rule.context] {
        specificity = found
      } else {
        specificity = self.specificity(of: contexts[rule.context], elements, situation)
        known[rule.context] = specificity
      }
      guard let specificity else { continue }
      let rank = rank(rule, specificity)
      guard let other = best[rule.name] else {
        order.append(rule.name)
        best[rule.name] = (rule, rank)
        continue
      }
      if !rank.isBelow(other.rank) { best[rule.name] = (rule, rank) }
    }
    return order.compactMap { best[$0]?.rule }
  }

  /// Of the most specific selector that holds; nil where none does.
  private func specificity(
    of context: CSSContext, _ elements: [CSSElement], _ situation: CSSSituation
  ) -> SIMD3<Int>? {
    guard context.holds(in: situation) else { return nil }
    return context.selectors.filter { $0.matches(elements, in: situation) }.map(\.specificity)
      .max { $0.isBelow($1) }
  }

  private struct Rank {
    var isImportant: Bool
    var layer: Int
    var specificity: SIMD3<Int>

    func isBelow(_ other: Rank) -> Bool {
      if isImportant != other.isImportant { return other.isImportant }
      if layer != other.layer { return layer < other.layer }
      return specificity.isBelow(other.specificity)
    }
  }

  /// What is in no layer wins over layers, and later layers over earlier ones; among important
  /// declarations it is the other way round.
  private func rank(_ rule: Rule, _ specificity: SIMD3<Int>) -> Rank {
    if rule.isInitial { return Rank(isImportant: false, layer: .min, specificity: .zero) }
    let layer = contexts[rule.context].layer.map { layers[$0] ?? 0 } ?? layers.count
    return Rank(
      isImportant: rule.isImportant, layer: rule.isImportant ? -layer : layer,
      specificity: specificity)
  }
}
