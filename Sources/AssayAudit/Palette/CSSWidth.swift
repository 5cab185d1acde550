// SPDX-License-Identifier: MIT

/// A media feature that asks for the width of the page: `(min-width: 600px)`, `(width < 40em)`.
struct CSSWidth: Hashable, Sendable {
  /// As it is written.
  var text: String
  /// In CSS pixels.
  var range: ClosedRange<Double>

  /// Below which a strict comparison leaves off, in CSS pixels.
  private static let step = 0.01
  private static let widest = 1e6

  /// - Parameter text: in lower case.
  /// - Returns: nil for another feature, and for lengths that a page decides.
  init?(_ text: String) {
    self.text = text
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    let inner = text.dropFirst().dropLast().filter { !$0.isWhitespace }
    func bound(_ prefix: String) -> Double? {
      inner.hasPrefix(prefix) ? Self.pixels(inner.dropFirst(prefix.count)) : nil
    }
    if let least = bound("min-width:") ?? bound("width>=") {
      range = least...Self.widest
    } else if let least = bound("width>") {
      range = (least + Self.step)...Self.widest
    } else if let most = bound("max-width:") ?? bound("width<=") {
      range = 0...most
    } else if let most = bound("width<"), most >= Self.step {
      range = 0...(most - Self.step)
    } else {
      return nil
    }
  }

  private static func pixels(_ text: Substring) -> Double? {
    for (unit, pixels) in [("px", 1.0), ("rem", 16), ("em", 16)] where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count))
        .flatMap { (0...widest / 16).contains($0) ? $0 * pixels : nil }
    }
    return nil
  }

  /// The conditions that hold at once at some width, from narrow to wide; each set once.
  static func sets(of widths: [CSSWidth]) -> [[String]] {
    let ends = widths.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    let places = Set(ends + ends.map { $0 + step } + ends.map { $0 - step }).sorted()
    var result: [[String]] = []
    for place in places where place >= 0 {
      let holding = widths.filter { $0.range.contains(place) }.map(\.text)
      if !holding.isEmpty, !result.contains(holding) { result.append(holding) }
    }
    return result
  }

  /// Without the conditions that others say more closely.
  static func closest(_ conditions: [String]) -> [String] {
    let widths = conditions.compactMap { CSSWidth($0) }
    return conditions.filter { condition in
      guard let own = CSSWidth(condition)?.range else { return true }
      return !widths.contains { other in
        other.text != condition && other.range != own && own.lowerBound <= other.range.lowerBound
          && own.upperBound >= other.range.upperBound
      }
    }
  }
}
