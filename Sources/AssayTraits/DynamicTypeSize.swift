// SPDX-License-Identifier: MIT

/// Dynamic Type's twelve sizes, smallest first. `large` is the default of a new device.
public enum DynamicTypeSize: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The largest text that the system offers.
  package static let largest = accessibility5

  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
