// SPDX-License-Identifier: MIT

/// WCAG's conformance levels that contrast is asked for at.
package enum ContrastLevel: String, Hashable, Sendable, CaseIterable {
  case aa = "AA"
  case aaa = "AAA"
}

/// A text's size in points and its weight, 100 to 900.
package struct TextSize: Hashable, Sendable {
  package var points: Double
  package var weight: Int

  package init(points: Double, weight: Int = 400) {
    self.points = points
    self.weight = weight
  }

  /// "At least 18 point or 14 point bold" (WCAG 2.2, "large scale"), in points of an app as Apple
  /// measures them; bold is CSS's 700.
  package var isLarge: Bool { points >= 18 || (points >= 14 && weight >= 700) }
}

/// What a pair of colors must reach, and the section that says so.
package enum ContrastRequirement: Hashable, Sendable {
  case text(ContrastLevel, isLarge: Bool)
  /// Controls, icons and what shows focus: 1.4.11, level AA alone.
  case nonText
  /// A ratio that the user set.
  case custom(Double)

  package var minimum: Double {
    switch self {
    case .text(.aa, isLarge: false): 4.5
    case .text(.aa, isLarge: true): 3
    case .text(.aaa, isLarge: false): 7
    case .text(.aaa, isLarge: true): 4.5
    case .nonText: 3
    case .custom(let ratio): ratio
    }
  }

  /// How much of what is needed a ratio is: less than 1 falls short. So ratios that must reach
  /// different minima compare.
  func share(of ratio: ContrastRatio) -> Double { ratio.value / minimum }

  /// "WCAG 2.2, 1.4.3 (AA)"
  var standard: String {
    switch self {
    case .text(.aa, _): "WCAG 2.2, 1.4.3 (AA)"
    case .text(.aaa, _): "WCAG 2.2, 1.4.6 (AAA)"
    case .nonText: "WCAG 2.2, 1.4.11 (AA)"
    case .custom: "the configuration"
    }
  }

  /// "text", "large text", "controls and icons": what it is asked of.
  package var subject: String {
    switch self {
    case .text(_, isLarge: false): "text"
    case .text(_, isLarge: true): "large text"
    case .nonText: "a control or icon"
    case .custom: "this pair"
    }
  }
}
