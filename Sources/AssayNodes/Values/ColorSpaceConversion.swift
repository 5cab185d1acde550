// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Conversion of color channels in 0...1 to sRGB.
enum ColorSpaceConversion {
  static func sRGB(
    from space: Color.RGBColorSpace, red: Double, green: Double, blue: Double
  ) -> RGBColorSpace.Channels {
    let source: RGBColorSpace =
      switch space {
      case .sRGB: .sRGB
      case .sRGBLinear: .linearSRGB
      case .displayP3: .displayP3
      }
    return source.sRGB(red: red, green: green, blue: blue)
  }

  static func sRGB(
    hue: Double, saturation: Double, brightness: Double
  ) -> RGBColorSpace.Channels {
    let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
    let sector = turn * 6
    let fraction = sector - sector.rounded(.down)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * fraction)
    let t = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) % 6 {
    case 0: return RGBColorSpace.Channels(red: brightness, green: t, blue: p)
    case 1: return RGBColorSpace.Channels(red: q, green: brightness, blue: p)
    case 2: return RGBColorSpace.Channels(red: p, green: brightness, blue: t)
    case 3: return RGBColorSpace.Channels(red: p, green: q, blue: brightness)
    case 4: return RGBColorSpace.Channels(red: t, green: p, blue: brightness)
    default: return RGBColorSpace.Channels(red: brightness, green: p, blue: q)
    }
  }
}
