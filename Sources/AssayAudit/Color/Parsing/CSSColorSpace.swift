// SPDX-License-Identifier: MIT

internal import AssayGraphics

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The color spaces of CSS Color 4 with their conversions (sections 7 to 11 and 18).
///
/// Channels are as CSS writes them in numbers, with hues in degrees: saturation, whiteness and
/// blackness and the lightness of hsl, lab and lch are 0 to 100, all others nominally 0 to 1.
enum CSSColorSpace: String, Hashable, Sendable, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case rec2020
  case xyz
  case xyzD50 = "xyz-d50"
  case hsl, hwb, lab, lch, oklab, oklch

  /// - Parameter name: `xyz-d65` is `xyz`.
  init?(named name: String) { self.init(rawValue: name == "xyz-d65" ? "xyz" : name) }

  /// What a channel means, where other spaces have one of the same meaning (section 12.2).
  enum Meaning: Hashable { case red, green, blue, lightness, colorfulness, hue, a, b, other }

  var meanings: [Meaning] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98, .proPhoto, .rec2020, .xyz, .xyzD50:
      [.red, .green, .blue]
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, .other, .other]
    case .lab, .oklab: [.lightness, .a, .b]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    }
  }

  /// The place of its hue; nil where it has none.
  var hueIndex: Int? { meanings.firstIndex(of: .hue) }

  /// Whether a color has no hue (sections 7, 8, 9.4 and 9.6, with their epsilons).
  func isHueless(_ channels: Triple) -> Bool {
    switch self {
    case .hsl: channels.y <= 0.001
    case .hwb: channels.y + channels.z >= 99.999
    case .lch: channels.y <= 0.0015
    case .oklch: channels.y <= 0.000004
    case .srgb, .srgbLinear, .displayP3, .a98, .proPhoto, .rec2020, .xyz, .xyzD50, .lab, .oklab:
      false
    }
  }

  /// The space of which it is another form.
  private var base: CSSColorSpace {
    switch self {
    case .hsl, .hwb: .srgb
    case .lch: .lab
    case .oklch: .oklab
    case .srgb, .srgbLinear, .displayP3, .a98, .proPhoto, .rec2020, .xyz, .xyzD50, .lab, .oklab:
      self
    }
  }

  func convert(_ channels: Triple, to target: CSSColorSpace) -> Triple {
    if self == target { return channels }
    let own = inBase(channels)
    if base == target.base { return target.fromBase(own) }
    return target.fromBase(target.base.fromXYZ(base.toXYZ(own)))
  }

  private func inBase(_ channels: Triple) -> Triple {
    switch self {
    case .hsl: return Self.sRGB(hue: channels.x, channels.y / 100, channels.z / 100)
    case .hwb:
      let (white, black) = (channels.y / 100, channels.z / 100)
      if white + black >= 1 { return Triple(repeating: white / (white + black)) }
      return Self.sRGB(hue: channels.x, 1, 0.5) * (1 - white - black) + Triple(repeating: white)
    case .lch, .oklch:
      let angle = channels.z * .pi / 180
      return Triple(channels.x, channels.y * cos(angle), channels.y * sin(angle))
    case .srgb, .srgbLinear, .displayP3, .a98, .proPhoto, .rec2020, .xyz, .xyzD50, .lab, .oklab:
      return channels
    }
  }

  private func fromBase(_ channels: Triple) -> Triple {
    switch self {
    case .hsl: return Self.hsl(channels)
    case .hwb:
      return Triple(Self.hsl(channels).x, channels.min() * 100, (1 - channels.max()) * 100)
    case .lch, .oklch:
      let degrees = atan2(channels.z, channels.y) * 180 / .pi
      return Triple(
        channels.x, (channels.y * channels.y + channels.z * channels.z).squareRoot(),
        degrees < 0 ? degrees + 360 : degrees)
    case .srgb, .srgbLinear, .displayP3, .a98, .proPhoto, .rec2020, .xyz, .xyzD50, .lab, .oklab:
      return channels
    }
  }

  /// Section 7.1.
  private static func sRGB(hue: Double, _ saturation: Double, _ lightness: Double) -> Triple {
    let turned = hue.truncatingRemainder(dividingBy: 360)
    let positive = turned < 0 ? turned + 360 : turned
    let amplitude = saturation * min(lightness, 1 - lightness)
    func channel(_ n: Double) -> Double {
      let k = (n + positive / 30).truncatingRemainder(dividingBy: 12)
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
    return Triple(channel(0), channel(8), channel(4))
  }

  /// Section 7.2, with its turn for colors outside of sRGB whose saturation would be negative.
  private static func hsl(_ rgb: Triple) -> Triple {
    let (most, least) = (rgb.max(), rgb.min())
    let (range, lightness) = (most - least, (most + least) / 2)
    guard range != 0 else { return Triple(0, 0, lightness * 100) }
    var saturation =
      lightness == 0 || lightness == 1 ? 0 : (most - lightness) / min(lightness, 1 - lightness)
    var hue: Double
    if most == rgb.x {
      hue = (rgb.y - rgb.z) / range + (rgb.y < rgb.z ? 6 : 0)
    } else if most == rgb.y {
      hue = (rgb.z - rgb.x) / range + 2
    } else {
      hue = (rgb.x - rgb.y) / range + 4
    }
    if saturation < 0 {
      hue += 3
      saturation = abs(saturation)
    }
    if hue >= 6 { hue -= 6 }
    return Triple(hue * 60, saturation * 100, lightness * 100)
  }

  /// To CIE XYZ under D65.
  private func toXYZ(_ channels: Triple) -> Triple {
    switch self {
    case .srgb, .hsl, .hwb: ColorMatrices.sRGBToXYZ * channels.map(RGBColorSpace.decode)
    case .srgbLinear: ColorMatrices.sRGBToXYZ * channels
    case .displayP3: ColorMatrices.displayP3ToXYZ * channels.map(RGBColorSpace.decode)
    case .a98: ColorMatrices.a98ToXYZ * channels.map { Self.power($0, 563.0 / 256) }
    case .proPhoto:
      ColorMatrices.d50ToD65 * (ColorMatrices.proPhotoToXYZ * channels.map(Self.decodeProPhoto))
    case .rec2020: ColorMatrices.rec2020ToXYZ * channels.map(Self.decodeRec2020)
    case .xyz: channels
    case .xyzD50: ColorMatrices.d50ToD65 * channels
    case .lab, .lch: ColorMatrices.d50ToD65 * CIELab.xyz(channels)
    case .oklab, .oklch: OKLab(lightness: channels.x, a: channels.y, b: channels.z).xyz
    }
  }

  private func fromXYZ(_ xyz: Triple) -> Triple {
    switch self {
    case .srgb, .hsl, .hwb: return (ColorMatrices.xyzToSRGB * xyz).map(RGBColorSpace.encode)
    case .srgbLinear: return ColorMatrices.xyzToSRGB * xyz
    case .displayP3: return (ColorMatrices.xyzToDisplayP3 * xyz).map(RGBColorSpace.encode)
    case .a98:
      return (ColorMatrices.a98ToXYZ.inverse * xyz).map { Self.power($0, 256.0 / 563) }
    case .proPhoto:
      let linear = ColorMatrices.proPhotoToXYZ.inverse * (ColorMatrices.d50ToD65.inverse * xyz)
      return linear.map { abs($0) < 1.0 / 512 ? $0 * 16 : Self.power($0, 1 / 1.8) }
    case .rec2020: return (ColorMatrices.rec2020ToXYZ.inverse * xyz).map(Self.encodeRec2020)
    case .xyz: return xyz
    case .xyzD50: return ColorMatrices.d50ToD65.inverse * xyz
    case .lab, .lch: return CIELab.lab(ColorMatrices.d50ToD65.inverse * xyz)
    case .oklab, .oklch:
      let lab = OKLab(xyz: xyz)
      return Triple(lab.lightness, lab.a, lab.b)
    }
  }

  private static func decodeProPhoto(_ value: Double) -> Double {
    abs(value) <= 16.0 / 512 ? value / 16 : power(value, 1.8)
  }

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    let magnitude = pow(abs(value), exponent)
    return value < 0 ? -magnitude : magnitude
  }

  /// ITU-R BT.2020's transfer function, as CSS Color 4 takes it up to its draft of 2024.
  private static let bt2020 = (alpha: 1.09929682680944, beta: 0.018053968510807)

  private static func decodeRec2020(_ value: Double) -> Double {
    let (alpha, beta) = bt2020
    let magnitude = abs(value)
    let linear =
      magnitude < beta * 4.5 ? magnitude / 4.5 : pow((magnitude + alpha - 1) / alpha, 1 / 0.45)
    return value < 0 ? -linear : linear
  }

  private static func encodeRec2020(_ value: Double) -> Double {
    let (alpha, beta) = bt2020
    let magnitude = abs(value)
    let encoded = magnitude < beta ? magnitude * 4.5 : alpha * pow(magnitude, 0.45) - (alpha - 1)
    return value < 0 ? -encoded : encoded
  }
}

/// CIE Lab under D50, sections 9.3 and 18.
private enum CIELab {
  private static let kappa = 24389.0 / 27
  private static let epsilon = 216.0 / 24389
  private static let white = Triple(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  static func xyz(_ lab: Triple) -> Triple {
    let y = (lab.x + 16) / 116
    func inverse(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    return white
      * Triple(
        inverse(lab.y / 500 + y), lab.x > 8 ? y * y * y : lab.x / kappa, inverse(y - lab.z / 200))
  }

  static func lab(_ xyz: Triple) -> Triple {
    let f = (xyz / white).map { $0 > epsilon ? cbrt($0) : (kappa * $0 + 16) / 116 }
    return Triple(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }
}
