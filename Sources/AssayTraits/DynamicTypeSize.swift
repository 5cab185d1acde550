// SPDX-License-Identifier: MIT

/// Dynamic Type's twelve sizes, smallest first. `large` is the default of a new device.
public enum DynamicTypeSize: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  /// A text size of the standard range. The default is `large`.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// A larger text size, for accessibility.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The largest text that the system offers.
  package static let largest = accessibility5

  /// Whether the first size is smaller than the second.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
