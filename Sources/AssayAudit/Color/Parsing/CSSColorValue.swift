// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A color in the space that it is written in, with channels that may be missing (`none`).
struct CSSColorValue {
  var space: CSSColorSpace
  /// Three; nil for `none`.
  var channels: [Double?]
  /// 0 to 1; nil for `none`.
  var alpha: Double?

  init(_ space: CSSColorSpace, _ channels: [Double?], alpha: Double?) {
    self.space = space
    self.channels = channels
    self.alpha = alpha.map { min(1, max(0, $0)) }
  }

  init(_ color: AuditColor) {
    if let own = color.displayP3 {
      self.init(.displayP3, [own.red, own.green, own.blue], alpha: color.alpha)
    } else {
      self.init(.srgb, [color.red, color.green, color.blue], alpha: color.alpha)
    }
  }

  /// `none` counts as 0 (CSS Color 4, section 4.4).
  var numbers: Triple { Triple(channels[0] ?? 0, channels[1] ?? 0, channels[2] ?? 0) }

  /// As a screen may show it.
  var color: AuditColor {
    let alpha = alpha ?? 0
    if space == .displayP3 {
      return AuditColor(
        displayP3: RGBColorSpace.Channels(red: numbers.x, green: numbers.y, blue: numbers.z),
        alpha: alpha)
    }
    let rgb = space.convert(numbers, to: .srgb)
    return AuditColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha)
  }

  /// In another space: what is missing stays so where that space has a channel of the same meaning,
  /// and a color without hue has none (section 12.2).
  func converted(to target: CSSColorSpace) -> CSSColorValue {
    if target == space { return self }
    let result = space.convert(numbers, to: target)
    var channels: [Double?] = [result.x, result.y, result.z]
    if let hue = target.hueIndex, target.isHueless(result) { channels[hue] = nil }
    for (meaning, own) in zip(space.meanings, self.channels) where own == nil {
      guard meaning != .other, let place = target.meanings.firstIndex(of: meaning) else { continue }
      channels[place] = nil
    }
    return CSSColorValue(target, channels, alpha: alpha)
  }
}
