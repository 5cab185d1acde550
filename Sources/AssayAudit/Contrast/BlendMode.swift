// SPDX-License-Identifier: MIT

/// How two colors mix where both cover (W3C Compositing 1, sections 10.1 and 10.2).
enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case difference, exclusion, hue, saturation, color, luminosity

  /// - Parameters:
  ///   - source: channels in 0...1.
  ///   - backdrop: channels in 0...1.
  func mix(_ source: Triple, _ backdrop: Triple) -> Triple {
    switch self {
    case .hue:
      Self.setLuminosity(
        Self.setSaturation(source, Self.saturation(backdrop)), Self.luminosity(backdrop))
    case .saturation:
      Self.setLuminosity(
        Self.setSaturation(backdrop, Self.saturation(source)), Self.luminosity(backdrop))
    case .color: Self.setLuminosity(source, Self.luminosity(backdrop))
    case .luminosity: Self.setLuminosity(backdrop, Self.luminosity(source))
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .hardLight, .softLight, .difference, .exclusion:
      Triple(
        channel(source.x, backdrop.x), channel(source.y, backdrop.y),
        channel(source.z, backdrop.z))
    }
  }

  private func channel(_ source: Double, _ backdrop: Double) -> Double {
    switch self {
    case .multiply: return source * backdrop
    case .screen: return source + backdrop - source * backdrop
    case .overlay: return Self.hardLight(backdrop, source)
    case .darken: return min(source, backdrop)
    case .lighten: return max(source, backdrop)
    case .colorDodge:
      if backdrop == 0 { return 0 }
      return source == 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn:
      if backdrop == 1 { return 1 }
      return source == 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .hardLight: return Self.hardLight(source, backdrop)
    case .softLight: return Self.softLight(source, backdrop)
    case .difference: return abs(source - backdrop)
    case .exclusion: return source + backdrop - 2 * source * backdrop
    case .normal, .hue, .saturation, .color, .luminosity: return source
    }
  }

  private static func hardLight(_ source: Double, _ backdrop: Double) -> Double {
    if source <= 0.5 { return backdrop * 2 * source }
    let double = 2 * source - 1
    return backdrop + double - backdrop * double
  }

  private static func softLight(_ source: Double, _ backdrop: Double) -> Double {
    if source <= 0.5 {
      return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
    }
    let root =
      backdrop <= 0.25
      ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (root - backdrop)
  }

  private static func luminosity(_ color: Triple) -> Double {
    color.dot(Triple(0.3, 0.59, 0.11))
  }

  private static func saturation(_ color: Triple) -> Double { color.max() - color.min() }

  private static func setLuminosity(_ color: Triple, _ value: Double) -> Triple {
    var result = color + Triple(repeating: value - luminosity(color))
    let middle = luminosity(result)
    let (low, high) = (result.min(), result.max())
    if low < 0 { result = middle + (result - middle) * middle / (middle - low) }
    if high > 1 { result = middle + (result - middle) * (1 - middle) / (high - middle) }
    return result
  }

  private static func setSaturation(_ color: Triple, _ value: Double) -> Triple {
    let (low, high) = (color.min(), color.max())
    guard high > low else { return .zero }
    return (color - low) * value / (high - low)
  }
}
