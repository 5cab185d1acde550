// SPDX-License-Identifier: MIT

internal import AssayGraphics

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The color functions of CSS Color 4: rgb, hsl, hwb, lab, lch, oklab, oklch and color(), with
/// `none` as 0.
struct CSSColorFunction {
  private let text: String
  private let channels: [CSSColorTokens.Token]
  private let alpha: Double
  /// Whether the last value, alpha where there is one, is `none`.
  private let hasNoAlpha: Bool

  static func color(_ text: String) throws(ColorSyntaxError) -> AuditColor {
    let parsed = try CSSColorTokens(text)
    var tokens = parsed.tokens
    var space: String?
    if parsed.name == "color" {
      guard case .word(let word)? = tokens.first, word != "none" else {
        throw ColorSyntaxError(text, "color() starts with the name of a color space")
      }
      space = word
      tokens.removeFirst()
    }
    let takesCommas = ["rgb", "rgba", "hsl", "hsla"].contains(parsed.name)
    if tokens.first == .word("from") {
      throw ColorSyntaxError(text, "relative colors are unsupported")
    }
    let function = try CSSColorFunction(text, tokens, takesCommas: takesCommas)
    if tokens.contains(.comma) { try function.checkLegacy(isRGB: parsed.name.hasPrefix("rgb")) }
    switch parsed.name {
    case "rgb", "rgba": return try function.rgb()
    case "hsl", "hsla": return try function.hsl()
    case "hwb": return try function.hwb()
    case "lab": return try function.lab()
    case "lch": return try function.lch()
    case "oklab": return try function.oklab()
    case "oklch": return try function.oklch()
    case "color": return try function.inSpace(space ?? "")
    default:
      throw ColorSyntaxError(
        text,
        "there is no function '\(parsed.name)'; use rgb, hsl, hwb, lab, lch, oklab, oklch or color")
    }
  }

  /// Three channels apart by spaces, with alpha after a slash; or, where taken, all apart by
  /// commas.
  private init(
    _ text: String, _ tokens: [CSSColorTokens.Token], takesCommas: Bool
  ) throws(ColorSyntaxError) {
    self.text = text
    let shape = tokens.map { token in
      switch token {
      case .comma: ","
      case .slash: "/"
      default: "v"
      }
    }.joined()
    let values = tokens.filter { $0 != .comma && $0 != .slash }
    let shapes = takesCommas ? ["vvv", "vvv/v", "v,v,v", "v,v,v,v"] : ["vvv", "vvv/v"]
    guard shapes.contains(shape) else {
      throw ColorSyntaxError(
        text, "write three channels, and alpha after a slash, such as rgb(118 118 118 / 50%)")
    }
    channels = Array(values.prefix(3))
    hasNoAlpha = values.last == .word("none")
    alpha = values.count == 4 ? try Self.scalar(values[3], full: 1, of: text) : 1
  }

  /// Section 4.1.2: with commas no `none`, and percentages where CSS 3 asked for them.
  private func checkLegacy(isRGB: Bool) throws(ColorSyntaxError) {
    let kinds = channels.map { token in
      switch token {
      case .number, .angle: "n"
      case .percentage: "%"
      default: "none"
      }
    }.joined()
    guard (isRGB ? ["nnn", "%%%"] : ["n%%"]).contains(kinds), !hasNoAlpha else {
      throw ColorSyntaxError(
        text,
        isRGB
          ? "with commas, all channels must be numbers or all percentages"
          : "with commas, the second and third channel must be percentages")
    }
  }

  private static func scalar(
    _ token: CSSColorTokens.Token, full: Double, of text: String
  ) throws(ColorSyntaxError) -> Double {
    switch token {
    case .number(let value): return value
    case .percentage(let value): return value / 100 * full
    case .word("none"): return 0
    default: throw ColorSyntaxError(text, "a channel must be a number, a percentage or 'none'")
    }
  }

  /// - Parameter full: what 100% is.
  private func scalar(_ index: Int, full: Double) throws(ColorSyntaxError) -> Double {
    try Self.scalar(channels[index], full: full, of: text)
  }

  /// A percentage, clamped, as a share.
  private func unit(_ index: Int) throws(ColorSyntaxError) -> Double {
    min(100, max(0, try scalar(index, full: 100))) / 100
  }

  /// In degrees.
  private func hue(_ index: Int) throws(ColorSyntaxError) -> Double {
    switch channels[index] {
    case .number(let value), .angle(let value): return value.truncatingRemainder(dividingBy: 360)
    case .word("none"): return 0
    default: throw ColorSyntaxError(text, "a hue must be a number of degrees, an angle or 'none'")
    }
  }

  private func rgb() throws(ColorSyntaxError) -> AuditColor {
    // NB: section 5.1 clamps what rgb() is given.
    var values: [Double] = []
    for index in 0..<3 { values.append(min(255, max(0, try scalar(index, full: 255))) / 255) }
    return AuditColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }

  /// Section 7.1.
  private func hsl() throws(ColorSyntaxError) -> AuditColor {
    let hue = try hue(0)
    // NB: browsers clamp both, as what hsl() and hwb() give is in sRGB.
    let saturation = try unit(1)
    let lightness = try unit(2)
    let (r, g, b) = Self.hsl(hue, saturation, lightness)
    return AuditColor(red: r, green: g, blue: b, alpha: alpha)
  }

  private static func hsl(
    _ hue: Double, _ saturation: Double, _ lightness: Double
  ) -> (Double, Double, Double) {
    let positive = hue < 0 ? hue + 360 : hue
    let amplitude = saturation * min(lightness, 1 - lightness)
    func channel(_ n: Double) -> Double {
      let k = (n + positive / 30).truncatingRemainder(dividingBy: 12)
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
    return (channel(0), channel(8), channel(4))
  }

  /// Section 8.1.
  private func hwb() throws(ColorSyntaxError) -> AuditColor {
    let hue = try hue(0)
    let white = try unit(1)
    let black = try unit(2)
    if white + black >= 1 {
      let grey = white / (white + black)
      return AuditColor(red: grey, green: grey, blue: grey, alpha: alpha)
    }
    let (r, g, b) = Self.hsl(hue, 1, 0.5)
    let rest = 1 - white - black
    return AuditColor(
      red: r * rest + white, green: g * rest + white, blue: b * rest + white, alpha: alpha)
  }

  /// CIE Lab under D50, sections 9.3 and 18.
  private func lab() throws(ColorSyntaxError) -> AuditColor {
    let lightness = min(100, max(0, try scalar(0, full: 100)))
    return Self.lab(
      lightness, try scalar(1, full: 125), try scalar(2, full: 125), alpha)
  }

  private func lch() throws(ColorSyntaxError) -> AuditColor {
    let lightness = min(100, max(0, try scalar(0, full: 100)))
    let chroma = max(0, try scalar(1, full: 150))
    let angle = try hue(2) * .pi / 180
    return Self.lab(lightness, chroma * cos(angle), chroma * sin(angle), alpha)
  }

  private static func lab(
    _ lightness: Double, _ a: Double, _ b: Double, _ alpha: Double
  ) -> AuditColor {
    let kappa = 24389.0 / 27
    let y = (lightness + 16) / 116
    func inverse(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > 216.0 / 24389 ? cube : (116 * value - 16) / kappa
    }
    let white = Triple(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    let xyz = Triple(
      inverse(a / 500 + y), lightness > 8 ? y * y * y : lightness / kappa, inverse(y - b / 200))
    return AuditColor(
      linear: ColorMatrices.xyzToSRGB * (ColorMatrices.d50ToD65 * (xyz * white)), alpha: alpha)
  }

  private func oklab() throws(ColorSyntaxError) -> AuditColor {
    let lightness = min(1, max(0, try scalar(0, full: 1)))
    return OKLab(
      lightness: lightness, a: try scalar(1, full: 0.4), b: try scalar(2, full: 0.4)
    ).color(alpha: alpha)
  }

  private func oklch() throws(ColorSyntaxError) -> AuditColor {
    let lightness = min(1, max(0, try scalar(0, full: 1)))
    let chroma = max(0, try scalar(1, full: 0.4))
    let angle = try hue(2) * .pi / 180
    return OKLab(lightness: lightness, a: chroma * cos(angle), b: chroma * sin(angle))
      .color(alpha: alpha)
  }

  /// Sections 10 and 18.
  private func inSpace(_ name: String) throws(ColorSyntaxError) -> AuditColor {
    let values = Triple(
      try scalar(0, full: 1), try scalar(1, full: 1), try scalar(2, full: 1))
    let xyz: Triple
    switch name {
    case "srgb":
      return AuditColor(red: values.x, green: values.y, blue: values.z, alpha: alpha)
    case "srgb-linear": return AuditColor(linear: values, alpha: alpha)
    case "display-p3":
      let channels = RGBColorSpace.Channels(red: values.x, green: values.y, blue: values.z)
      return AuditColor(displayP3: channels, alpha: alpha)
    case "a98-rgb":
      xyz = ColorMatrices.a98ToXYZ * values.map { Self.power($0, 563.0 / 256) }
    case "rec2020":
      xyz = ColorMatrices.rec2020ToXYZ * values.map(Self.decodeRec2020)
    case "prophoto-rgb":
      let linear = values.map { abs($0) <= 16.0 / 512 ? $0 / 16 : Self.power($0, 1.8) }
      xyz = ColorMatrices.d50ToD65 * (ColorMatrices.proPhotoToXYZ * linear)
    case "xyz", "xyz-d65": xyz = values
    case "xyz-d50": xyz = ColorMatrices.d50ToD65 * values
    default:
      throw ColorSyntaxError(
        text,
        "there is no color space '\(name)'; use srgb, srgb-linear, display-p3, a98-rgb, "
          + "prophoto-rgb, rec2020, xyz, xyz-d50 or xyz-d65")
    }
    return AuditColor(linear: ColorMatrices.xyzToSRGB * xyz, alpha: alpha)
  }

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    let magnitude = pow(abs(value), exponent)
    return value < 0 ? -magnitude : magnitude
  }

  /// ITU-R BT.2020's transfer function, as CSS Color 4 takes it up to its draft of 2024.
  private static func decodeRec2020(_ value: Double) -> Double {
    let (alpha, beta) = (1.09929682680944, 0.018053968510807)
    let magnitude = abs(value)
    let linear =
      magnitude < beta * 4.5 ? magnitude / 4.5 : pow((magnitude + alpha - 1) / alpha, 1 / 0.45)
    return value < 0 ? -linear : linear
  }
}
