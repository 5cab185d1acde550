// SPDX-License-Identifier: MIT

/// The color functions of CSS Color 4 and 5: rgb, hsl, hwb, lab, lch, oklab, oklch and color(),
/// each also relative to another color (`from`), color-mix() and light-dark().
struct CSSColorFunction {
  typealias Token = CSSColorTokens.Token

  private let text: String
  private let parser: ColorParser

  static func color(
    _ text: String, parser: ColorParser
  ) throws(ColorSyntaxError) -> AuditColor {
    let parsed = try CSSColorTokens(text)
    let reader = CSSColorFunction(text: text, parser: parser)
    return try reader.value(parsed.name, parsed.tokens).color
  }

  private init(text: String, parser: ColorParser) {
    self.text = text
    self.parser = parser
  }

  private func problem(_ words: String) -> ColorSyntaxError { ColorSyntaxError(text, words) }

  private static let spaces: [String: CSSColorSpace] = [
    "rgb": .srgb, "rgba": .srgb, "hsl": .hsl, "hsla": .hsl, "hwb": .hwb, "lab": .lab, "lch": .lch,
    "oklab": .oklab, "oklch": .oklch,
  ]

  private func value(_ name: String, _ tokens: [Token]) throws(ColorSyntaxError) -> CSSColorValue {
    switch name {
    case "color-mix": return try mix(tokens)
    case "light-dark":
      let sides = tokens.split(separator: .comma, omittingEmptySubsequences: false)
      guard sides.count == 2, let light = sides[0].first, let dark = sides[1].first,
        sides.allSatisfy({ $0.count == 1 })
      else { throw problem("light-dark() needs two colors with a comma between them") }
      return try color(parser.appearance.isDark ? dark : light)
    default: break
    }
    var tokens = tokens
    var origin: CSSColorValue?
    if tokens.first == .word("from") {
      guard tokens.count > 1 else { throw problem("'from' needs a color") }
      origin = try color(tokens[1])
      tokens.removeFirst(2)
    }
    var space = Self.spaces[name]
    if name == "color" {
      guard case .word(let word)? = tokens.first, word != "none" else {
        throw problem("color() starts with the name of a color space")
      }
      space = CSSColorSpace(named: word)
      guard let space, space.hasColorFunction else {
        throw problem(
          "there is no color space '\(word)'; use srgb, srgb-linear, display-p3, a98-rgb, "
            + "prophoto-rgb, rec2020, xyz, xyz-d50 or xyz-d65")
      }
      tokens.removeFirst()
    }
    guard let space else {
      throw problem(
        "there is no function '\(name)'; use rgb, hsl, hwb, lab, lch, oklab, oklch or color")
    }
    let channels = CSSChannels(
      text: text, space: space, isRGB: name.hasPrefix("rgb"),
      takesCommas: ["rgb", "rgba", "hsl", "hsla"].contains(name) && origin == nil)
    return try channels.value(tokens, relativeTo: origin)
  }

  /// A color inside of another's brackets.
  private func color(_ token: Token) throws(ColorSyntaxError) -> CSSColorValue {
    switch token {
    case .word(let word):
      do throws(ColorSyntaxError) {
        return CSSColorValue(try parser.color(word))
      } catch {
        throw problem(error.problem)
      }
    case .function(let name, let tokens): return try value(name, tokens)
    case .number, .percentage, .angle, .comma, .slash, .times:
      throw problem("expected a color between the parentheses")
    }
  }

  /// Section 3 of CSS Color 5: without a space in OKLab.
  private func mix(_ tokens: [Token]) throws(ColorSyntaxError) -> CSSColorValue {
    var parts = tokens.split(separator: .comma, omittingEmptySubsequences: false)
    var mix = CSSColorMix()
    if parts.first?.first == .word("in") { mix = try method(parts.removeFirst()) }
    guard parts.count == 2 else {
      throw problem("color-mix() has two colors, such as color-mix(in oklab, red 40%, blue)")
    }
    let (first, p1) = try mixed(parts[0])
    let (second, p2) = try mixed(parts[1])
    let one = p1 ?? p2.map { 100 - $0 } ?? 50
    let other = p2 ?? 100 - one
    guard one + other > 0 else { throw problem("the shares of a mix cannot both be 0%") }
    var result = mix.mix(first, second, share: other / (one + other))
    if one + other < 100 { result.alpha = result.alpha.map { $0 * (one + other) / 100 } }
    return result
  }

  /// `in oklch longer hue`
  private func method(_ tokens: ArraySlice<Token>) throws(ColorSyntaxError) -> CSSColorMix {
    let words = tokens.dropFirst().map { token in
      if case .word(let word) = token { return word }
      return ""
    }
    guard let name = words.first, let space = CSSColorSpace(named: name) else {
      throw problem("there is no color space '\(words.first ?? "")' to mix in")
    }
    var mix = CSSColorMix(space: space)
    if words.count == 1 { return mix }
    guard words.count == 3, words[2] == "hue", space.hueIndex != nil,
      let path = CSSColorMix.HuePath(rawValue: words[1])
    else { throw problem("how hues are mixed is written as 'in oklch longer hue'") }
    mix.path = path
    return mix
  }

  /// A color with its share in percent, which may stand before it or after.
  private func mixed(
    _ tokens: ArraySlice<Token>
  ) throws(ColorSyntaxError) -> (CSSColorValue, share: Double?) {
    var found: CSSColorValue?
    var share: Double?
    for token in tokens {
      var token = token
      if case .function(let name, let arguments) = token, CSSCalculation.functions.contains(name) {
        token = try CSSCalculation(text: text).token(name, arguments)
      }
      if case .percentage(let value) = token {
        guard share == nil, (0...100).contains(value) else {
          throw problem("a color in color-mix() can have one percentage, from 0% to 100%")
        }
        share = value
      } else {
        guard found == nil else { throw problem("color-mix() has commas between its colors") }
        found = try color(token)
      }
    }
    guard let found else { throw problem("color-mix() needs two colors") }
    return (found, share)
  }
}

extension CSSColorSpace {
  /// Whether color() takes its name.
  fileprivate var hasColorFunction: Bool {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98, .proPhoto, .rec2020, .xyz, .xyzD50: true
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: false
    }
  }
}
