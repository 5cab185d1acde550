// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The channels of a pixel over a gray: red, green and blue from 0 to 255.
struct PixelChannels {
  var red: Double
  var green: Double
  var blue: Double

  /// - Parameter background: what shows through a pixel that is not opaque, 0 to 255.
  init(_ pixel: UInt32, over background: (Double, Double, Double)) {
    red = Double(pixel & 255)
    green = Double(pixel >> 8 & 255)
    blue = Double(pixel >> 16 & 255)
    let clear = Double(255 - (pixel >> 24)) / 255
    if clear > 0 {
      red += background.0 * clear
      green += background.1 * clear
      blue += background.2 * clear
    }
  }
}

/// Distances of two colors, by the definitions of others.
enum ColorDistance {
  /// CIE94's ΔE from the old color to the new one, in CIELAB for D65, with the constants of graphic
  /// arts: what Core Image's `CILabDeltaE` gives, which swift-snapshot-testing uses.
  ///
  /// https://en.wikipedia.org/wiki/Color_difference#CIE94
  static func deltaE(_ old: UInt32, _ new: UInt32) -> Double {
    let overWhite = deltaE(Lab(old, over: 255), Lab(new, over: 255))
    if old & new >= 0xFF00_0000 { return overWhite }
    // A change of opacity shows on one background and may not on another.
    return max(overWhite, deltaE(Lab(old, over: 0), Lab(new, over: 0)))
  }

  private static func deltaE(_ old: Lab, _ new: Lab) -> Double {
    let lightness = old.l - new.l
    let chroma = (old.a * old.a + old.b * old.b).squareRoot()
    let chromaDifference = chroma - (new.a * new.a + new.b * new.b).squareRoot()
    let (a, b) = (old.a - new.a, old.b - new.b)
    let hueSquared = max(0, a * a + b * b - chromaDifference * chromaDifference)
    let c = chromaDifference / (1 + 0.045 * chroma)
    let h = 1 + 0.015 * chroma
    return (lightness * lightness + c * c + hueSquared / (h * h)).squareRoot()
  }

  /// A color in CIELAB, from sRGB.
  private struct Lab {
    var l: Double
    var a: Double
    var b: Double

    init(_ pixel: UInt32, over background: Double) {
      let channels = PixelChannels(pixel, over: (background, background, background))
      let red = Linear.value(channels.red)
      let green = Linear.value(channels.green)
      let blue = Linear.value(channels.blue)
      // IEC 61966-2-1's matrix to XYZ, divided by D65's white.
      let x = Lab.root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
      let y = Lab.root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
      let z = Lab.root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
      (l, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
  }

  /// odiff's distance: the weighted square of the difference in YIQ, at most 35,215.
  ///
  /// Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
  /// space in mobile applications", 2010.
  static func yiq(_ old: UInt32, _ new: UInt32) -> Double {
    let white = (255.0, 255.0, 255.0)
    let (a, b) = (PixelChannels(old, over: white), PixelChannels(new, over: white))
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  static let largestYIQ = 35215.0

  /// pixelmatch's distance: HyAB in OKLab with the toe of its lightness; black and white are 1
  /// apart.
  ///
  /// - Parameter offset: of the pixel's first byte, from which pixelmatch takes the gray behind a
  ///   pixel that is not opaque.
  static func oklab(_ old: UInt32, _ new: UInt32, offset: Int) -> Double {
    let behind: (Double, Double, Double)
    if old & new >= 0xFF00_0000 {
      behind = (255, 255, 255)
    } else {
      let place = Double(offset)
      behind = (
        48 + 159 * Double(offset % 2), 48 + 159 * Double(Int(place / 1.618033988749895) % 2),
        48 + 159 * Double(Int(place / 2.618033988749895) % 2)
      )
    }
    let (a, b) = (OKLab(old, over: behind), OKLab(new, over: behind))
    let (da, db) = (a.a - b.a, a.b - b.b)
    return (a.l - b.l).magnitude + (da * da + db * db).squareRoot()
  }

  /// https://bottosson.github.io/posts/oklab/ and, for the lightness, .../posts/colorpicker/
  private struct OKLab {
    var l: Double
    var a: Double
    var b: Double

    init(_ pixel: UInt32, over behind: (Double, Double, Double)) {
      let channels = PixelChannels(pixel, over: behind)
      let red = Linear.value(channels.red)
      let green = Linear.value(channels.green)
      let blue = Linear.value(channels.blue)
      let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
      let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
      let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
      let plain = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
      a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
      b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
      let (k1, k2) = (0.206, 0.03)
      let k3 = (1 + k1) / (1 + k2)
      let x = k3 * plain - k1
      l = 0.5 * (x + (x * x + 4 * k2 * k3 * plain).squareRoot())
    }
  }
}

/// sRGB's channels as light.
private enum Linear {
  private static let table: [Double] = (0...255).map { curve(Double($0) / 255) }

  /// - Parameter channel: 0 to 255; a fraction where a background shows through.
  static func value(_ channel: Double) -> Double {
    let whole = Int(channel)
    if Double(whole) == channel, whole <= 255 { return table[whole] }
    return curve(channel / 255)
  }

  private static func curve(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
