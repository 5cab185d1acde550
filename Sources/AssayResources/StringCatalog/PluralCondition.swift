// SPDX-License-Identifier: MIT

/// A condition of UTS #35's plural rule syntax, as the generated table writes it:
/// `v in 0 and i mod 10 in 2..4 and i mod 100 not in 12..14 or ...`.
struct PluralCondition: Sendable {
  struct Relation: Sendable {
    var operand: Character
    var modulus: UInt64?
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]
  }

  /// Relations joined by "and", joined by "or".
  var alternatives: [[Relation]]

  /// The table is ours and a test reads all of it, so a malformed condition is a mistake here.
  init(_ text: String) {
    alternatives = text.split(separator: " or ").map { clause in
      clause.split(separator: " and ").map { relation in
        var words = relation.split(separator: " ")[...]
        let operand = words.removeFirst()
        var modulus: UInt64?
        if words.first == "mod" { modulus = UInt64(words.dropFirst().first ?? "") }
        let isNegated = words.contains("not")
        let ranges = (words.last ?? "").split(separator: ",").compactMap { item in
          let bounds = item.split(separator: ".").compactMap { UInt64($0) }
          return bounds.first.flatMap { low in bounds.last.map { low...$0 } }
        }
        precondition(!ranges.isEmpty, "Cannot read the plural relation '\(relation)'")
        return Relation(
          operand: operand.first ?? "?", modulus: modulus, isNegated: isNegated, ranges: ranges)
      }
    }
  }

  func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { Self.holds($0, for: number) } }
  }

  private static func holds(_ relation: Relation, for number: PluralOperands) -> Bool {
    let operand: UInt64
    switch relation.operand {
    case "n":
      // A range holds whole numbers only, so a fraction is in none.
      guard number.trimmedFraction == 0 else { return relation.isNegated }
      operand = number.integer
    case "i": operand = number.integer
    case "v": operand = number.fractionCount
    case "f": operand = number.fraction
    case "t": operand = number.trimmedFraction
    // e: compact exponents ("1M") do not occur in a format string.
    default: operand = 0
    }
    let value = relation.modulus.map { operand % max(1, $0) } ?? operand
    return relation.ranges.contains { $0.contains(value) } != relation.isNegated
  }
}
