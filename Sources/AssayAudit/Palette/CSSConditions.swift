// SPDX-License-Identifier: MIT

/// The conditions of media queries that style sheets ask for beside appearance and contrast, and
/// which of them hold at once.
struct CSSConditions {
  /// Each a set that may hold at once.
  private(set) var sets: [[String]] = []
  /// How many pairs of conditions may hold at once or not, and are not judged together.
  private(set) var unknownPairs = 0

  /// Sets beyond which only single conditions are judged.
  private static let mostSets = 64

  /// - Parameters:
  ///   - conditions: single ones, as they are written.
  ///   - together: those that one rule asks for together.
  init(_ conditions: [String], together: [[String]]) {
    let widths = CSSWidth.sets(of: conditions.compactMap { CSSWidth($0) })
    let others = conditions.filter { CSSWidth($0) == nil }
    let known = Set(conditions.filter { CSSWidth($0) != nil })
    add(widths)
    add(others.map { [$0] })
    add(together.filter { !Set($0).isSubset(of: known) })
    var combined = widths.flatMap { width in others.map { width + [$0] } }
    for (index, first) in others.enumerated() {
      for second in others[..<index] {
        switch Self.relation(first, second) {
        case .independent: combined.append([second, first])
        case .exclusive: break
        case .unknown: unknownPairs += 1
        }
      }
    }
    if sets.count + combined.count > Self.mostSets {
      unknownPairs += combined.count
    } else {
      add(combined)
    }
  }

  private mutating func add(_ new: [[String]]) {
    for set in new where !set.isEmpty && !sets.contains(set) { sets.append(set) }
  }

  private enum Relation { case independent, exclusive, unknown }

  /// Media of different names, such as a width and a pointer, may hold at once; those of one name
  /// have one value at a time, unless they are ranges.
  private static func relation(_ first: String, _ second: String) -> Relation {
    guard let one = feature(first), let other = feature(second) else { return .unknown }
    return one == other ? .exclusive : .independent
  }

  /// nil for a range, a container, and what is no single feature.
  private static func feature(_ condition: String) -> String? {
    if condition.allSatisfy(\.isLetter) { return "medium" }
    guard condition.hasPrefix("("), condition.count(where: { $0 == "(" }) == 1 else { return nil }
    let name = condition.dropFirst().prefix { $0.isLetter || $0 == "-" }
    let isRange =
      name.hasPrefix("min-") || name.hasPrefix("max-") || condition.contains("<")
      || condition.contains(">")
    return isRange ? nil : String(name)
  }
}
