// SPDX-License-Identifier: MIT

import AssayGraphics

/// Conversion of colour channels in 0...1 to sRGB.
enum ColorSpaceConversion {
  struct RGB {
    var red: Double
    var green: Double
    var blue: Double
  }

  static func sRGB(
    from space: Color.RGBColorSpace, red: Double, green: Double, blue: Double
  ) -> RGB {
    // NB: sRGBLinear and displayP3 arrive with the owner of this file.
    RGB(red: red, green: green, blue: blue)
  }

  static func sRGB(hue: Double, saturation: Double, brightness: Double) -> RGB {
    let sector = (hue - hue.rounded(.down)) * 6
    let index = Int(sector) % 6
    let fraction = sector - sector.rounded(.down)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * fraction)
    let t = brightness * (1 - saturation * (1 - fraction))
    switch index {
    case 0: return RGB(red: brightness, green: t, blue: p)
    case 1: return RGB(red: q, green: brightness, blue: p)
    case 2: return RGB(red: p, green: brightness, blue: t)
    case 3: return RGB(red: p, green: q, blue: brightness)
    case 4: return RGB(red: t, green: p, blue: brightness)
    default: return RGB(red: brightness, green: p, blue: q)
    }
  }
}
