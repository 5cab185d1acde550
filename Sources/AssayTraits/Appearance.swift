// SPDX-License-Identifier: MIT

/// Light or dark, at normal or increased contrast.
public struct Appearance: Codable, Hashable, Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// Normal or increased contrast.
  public var contrast: ColorSchemeContrast

  /// Creates an appearance.
  public init(_ colorScheme: ColorScheme, contrast: ColorSchemeContrast = .standard) {
    self.colorScheme = colorScheme
    self.contrast = contrast
  }

  /// Light, at normal contrast.
  public static let light = Appearance(.light)
  /// Dark, at normal contrast.
  public static let dark = Appearance(.dark)
  /// Light, at increased contrast.
  public static let lightIncreasedContrast = Appearance(.light, contrast: .increased)
  /// Dark, at increased contrast.
  public static let darkIncreasedContrast = Appearance(.dark, contrast: .increased)
}

extension Appearance {
  /// `light`, `dark`, `light-increased-contrast` or `dark-increased-contrast`: how options name it.
  public var name: String {
    contrast == .increased ? colorScheme.rawValue + "-increased-contrast" : colorScheme.rawValue
  }

  /// All four, by name.
  public static let all: [Appearance] = [
    .light, .dark, .lightIncreasedContrast, .darkIncreasedContrast,
  ]
}

extension Appearance: CustomStringConvertible {
  /// The name of the appearance, such as `dark`.
  public var description: String { name }
}
