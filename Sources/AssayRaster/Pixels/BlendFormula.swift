// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Lays one pixel over another in a blend mode.
///
/// The formulas are those of W3C's Compositing and Blending Level 1, sections 5.8 and 10, in
/// `Double` and rounded once a channel. They use + - * / and square roots alone, which are exact
/// to the last bit on every machine.
struct BlendFormula {
  let mode: LayerBlendMode

  /// - Parameters:
  ///   - source: a pixel with alpha multiplied in.
  ///   - backdrop: the pixel behind it.
  func composite(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    if source >> 24 == 0 { return backdrop }
    let (s, b) = (Self.channels(source), Self.channels(backdrop))
    let (sa, ba) = (s.w, b.w)
    switch mode {
    case .normal: return Blend.over(source, backdrop)
    case .sourceAtop: return Self.pixel(s * ba + b * (1 - sa))
    case .destinationOver: return Self.pixel(s * (1 - ba) + b)
    case .destinationOut: return Self.pixel(b * (1 - sa))
    case .plusLighter: return Self.pixel(s + b)
    case .plusDarker:
      let alpha = min(1, sa + ba)
      // The sum less what both lack of their own alpha; alpha itself is the plain sum.
      var sum = s + b - SIMD4(repeating: sa + ba - alpha)
      sum.w = alpha
      return Self.pixel(sum)
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      let mixed = blended(Self.straight(s), Self.straight(b))
      var result = s * (1 - ba) + b * (1 - sa) + mixed * (sa * ba)
      result.w = sa + ba - sa * ba
      return Self.pixel(result)
    }
  }

  /// Red, green, blue and alpha in 0...1.
  private static func channels(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(
      Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255),
      Double(pixel >> 24)) / 255
  }

  private static func straight(_ channels: SIMD4<Double>) -> SIMD4<Double> {
    guard channels.w > 0 else { return .zero }
    return (channels / channels.w).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
  }

  private static func pixel(_ channels: SIMD4<Double>) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(min(1, max(0, value)) * 255 + 0.5) }
    let alpha = byte(channels.w)
    return min(alpha, byte(channels.x)) | min(alpha, byte(channels.y)) << 8
      | min(alpha, byte(channels.z)) << 16 | alpha << 24
  }

  private func blended(_ s: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    switch mode {
    case .hue: return Self.withLuminosity(Self.withSaturation(s, Self.saturation(b)), of: b)
    case .saturation: return Self.withLuminosity(Self.withSaturation(b, Self.saturation(s)), of: b)
    case .color: return Self.withLuminosity(s, of: b)
    case .luminosity: return Self.withLuminosity(b, of: s)
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .sourceAtop, .destinationOver,
      .destinationOut, .plusDarker, .plusLighter:
      return SIMD4(channel(s.x, b.x), channel(s.y, b.y), channel(s.z, b.z), 0)
    }
  }

  private func channel(_ s: Double, _ b: Double) -> Double {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return Self.hardLight(b, s)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return Self.hardLight(s, b)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return (s - b).magnitude
    case .exclusion: return s + b - 2 * s * b
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
      .destinationOut, .plusDarker, .plusLighter:
      return s
    }
  }

  private static func hardLight(_ s: Double, _ b: Double) -> Double {
    s <= 0.5 ? 2 * s * b : 2 * s - 1 + b - (2 * s - 1) * b
  }

  // Section 10.2: modes that look at all channels together.

  private static func luminosity(_ c: SIMD4<Double>) -> Double {
    0.3 * c.x + 0.59 * c.y + 0.11 * c.z
  }

  private static func saturation(_ c: SIMD4<Double>) -> Double {
    max(c.x, c.y, c.z) - min(c.x, c.y, c.z)
  }

  private static func withLuminosity(
    _ c: SIMD4<Double>, of other: SIMD4<Double>
  ) -> SIMD4<Double> {
    var color = c + SIMD4(repeating: luminosity(other) - luminosity(c))
    let l = luminosity(color)
    let (lowest, highest) = (min(color.x, color.y, color.z), max(color.x, color.y, color.z))
    let gray = SIMD4(repeating: l)
    if lowest < 0 { color = gray + (color - gray) * (l / (l - lowest)) }
    if highest > 1 { color = gray + (color - gray) * ((1 - l) / (highest - l)) }
    return color
  }

  private static func withSaturation(_ c: SIMD4<Double>, _ s: Double) -> SIMD4<Double> {
    let (lowest, highest) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z))
    guard highest > lowest else { return .zero }
    return (c - SIMD4(repeating: lowest)) * (s / (highest - lowest))
  }
}
