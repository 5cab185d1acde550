// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

/// Materials: a flat color over what is behind, which is blurred.
enum MaterialColor {
  /// What a material does to what is behind it.
  ///
  /// The radius and the saturation are estimates: words behind a material cannot be read, and
  /// colors are livelier.
  static func backdrop(_ name: MaterialName) -> LayerEffect {
    switch name {
    // Signs behind the glass of bars are dim spots.
    case .glass, .glassPane: .backdrop(radius: 6, saturation: 1.4)
    case .bar, .ultraThinMaterial, .thinMaterial, .regularMaterial, .thickMaterial,
      .ultraThickMaterial:
      .backdrop(radius: 20, saturation: 1.8)
    }
  }

  /// White or black at an alpha that grows with the thickness, as UIKit's `UIBlurEffect` materials
  /// look over a plain background.
  static func color(_ name: MaterialName, isDark: Bool) -> RGBAColor {
    let base =
      isDark
      ? RGBAColor(red: 37, green: 37, blue: 37) : RGBAColor(red: 246, green: 246, blue: 246)
    switch name {
    // Flutter's constants, sampled from the bars of iOS.
    case .bar:
      return isDark
        ? RGBAColor(red: 0x1D, green: 0x1D, blue: 0x1D, alpha: 0xF0)
        : RGBAColor(red: 0xF9, green: 0xF9, blue: 0xF9, alpha: 0xF0)
    // Over white it is white, over black the #1C1C1E that was measured; how much shows through is
    // an estimate.
    case .glass:
      return isDark
        ? RGBAColor(red: 0x24, green: 0x24, blue: 0x26, alpha: 0xC8)
        : RGBAColor(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0xC8)
    // 253 over white and 19 over black, as measured; how much shows through is an estimate, too.
    case .glassPane:
      return isDark
        ? RGBAColor(red: 24, green: 24, blue: 24, alpha: 0xC8)
        : RGBAColor(red: 252, green: 252, blue: 252, alpha: 0xC8)
    case .ultraThinMaterial: return base.opacity(0.55)
    case .thinMaterial: return base.opacity(0.7)
    case .regularMaterial: return base.opacity(0.8)
    case .thickMaterial: return base.opacity(0.9)
    case .ultraThickMaterial: return base.opacity(0.94)
    }
  }
}
