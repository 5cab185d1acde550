// SPDX-License-Identifier: MIT

public enum ColorScheme: String, Codable, Hashable, Sendable, CaseIterable { case light, dark }
public enum ColorSchemeContrast: String, Codable, Hashable, Sendable, CaseIterable {
  case standard, increased
}
public enum UserInterfaceSizeClass: String, Codable, Hashable, Sendable { case compact, regular }

/// Dynamic Type's twelve sizes, smallest first. `large` is the default of a new device.
public enum DynamicTypeSize: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Light or dark, at normal or increased contrast.
public struct Appearance: Codable, Hashable, Sendable {
  public var colorScheme: ColorScheme
  public var contrast: ColorSchemeContrast

  public init(_ colorScheme: ColorScheme, contrast: ColorSchemeContrast = .standard) {
    self.colorScheme = colorScheme
    self.contrast = contrast
  }

  public static let light = Appearance(.light)
  public static let dark = Appearance(.dark)
  public static let lightIncreasedContrast = Appearance(.light, contrast: .increased)
  public static let darkIncreasedContrast = Appearance(.dark, contrast: .increased)
}
