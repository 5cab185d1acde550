// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Materials without their blur: the flat color nearest to each over the system background.
enum MaterialColor {
  /// White or black at an alpha that grows with the thickness, as UIKit's `UIBlurEffect` materials
  /// look over a plain background.
  static func color(_ name: String, isDark: Bool) -> RGBAColor {
    let alpha: Double
    switch name {
    case "ultraThinMaterial", "ultraThin": alpha = 0.55
    case "thinMaterial", "thin": alpha = 0.7
    case "thickMaterial", "thick": alpha = 0.9
    case "ultraThickMaterial", "ultraThick", "bar": alpha = 0.94
    default: alpha = 0.8
    }
    let base =
      isDark
      ? RGBAColor(red: 37, green: 37, blue: 37) : RGBAColor(red: 246, green: 246, blue: 246)
    return base.opacity(alpha)
  }
}
