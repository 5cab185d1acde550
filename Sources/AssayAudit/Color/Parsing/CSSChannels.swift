// SPDX-License-Identifier: MIT

/// Reads the channels of a color function, and its alpha.
struct CSSChannels {
  typealias Token = CSSColorTokens.Token

  /// The whole color, for errors.
  let text: String
  let space: CSSColorSpace
  /// rgb() counts to 255.
  let isRGB: Bool
  let takesCommas: Bool

  private func problem(_ words: String) -> ColorSyntaxError { ColorSyntaxError(text, words) }

  /// - Parameter origin: what `from` names, whose channels stand for words (CSS Color 5, section
  ///   4), and which gives alpha where none is written.
  func value(
    _ tokens: [Token], relativeTo origin: CSSColorValue? = nil
  ) throws(ColorSyntaxError) -> CSSColorValue {
    let shape = tokens.map { token in
      switch token {
      case .comma: ","
      case .slash: "/"
      case .number, .percentage, .angle, .word, .times, .function: "v"
      }
    }.joined()
    let shapes = takesCommas ? ["vvv", "vvv/v", "v,v,v", "v,v,v,v"] : ["vvv", "vvv/v"]
    guard shapes.contains(shape) else {
      throw problem("write three channels, and alpha after a slash, such as rgb(118 118 118 / 50%)")
    }
    let from = origin?.converted(to: space)
    let words = from.map(self.words) ?? [:]
    var values: [Token] = []
    for token in tokens where token != .comma && token != .slash {
      values.append(try resolved(token, words))
    }
    if tokens.contains(.comma) { try checkLegacy(values) }
    var channels: [Double?] = []
    for index in 0..<3 { channels.append(try channel(values[index], index, origin != nil)) }
    let alpha =
      values.count == 4 ? try scalar(values[3], full: 1) : origin == nil ? 1 : from?.alpha
    return CSSColorValue(space, channels, alpha: alpha)
  }

  /// What a relative color calls the channels of its origin.
  private func words(_ origin: CSSColorValue) -> [String: Double] {
    var words: [String: Double] = ["alpha": origin.alpha ?? 0]
    for (index, name) in space.channelNames.enumerated() {
      words[name] = (origin.channels[index] ?? 0) * (isRGB ? 255 : 1)
    }
    return words
  }

  private func resolved(
    _ token: Token, _ words: [String: Double]
  ) throws(ColorSyntaxError) -> Token {
    switch token {
    case .function(let name, let arguments):
      guard CSSCalculation.functions.contains(name) else {
        throw problem("\(name)() cannot be a channel")
      }
      return try CSSCalculation(words: words, text: text).token(name, arguments)
    case .word(let word): return words[word].map(Token.number) ?? token
    case .number, .percentage, .angle, .comma, .slash, .times: return token
    }
  }

  /// Section 4.1.2: with commas no `none`, and percentages where CSS 3 asked for them.
  private func checkLegacy(_ values: [Token]) throws(ColorSyntaxError) {
    let kinds = values.prefix(3).map { token in
      switch token {
      case .number, .angle: "n"
      case .percentage: "%"
      case .word, .comma, .slash, .times, .function: "none"
      }
    }.joined()
    guard (isRGB ? ["nnn", "%%%"] : ["n%%"]).contains(kinds), values.last != .word("none") else {
      throw problem(
        isRGB
          ? "with commas, all channels must be numbers or all percentages"
          : "with commas, the second and third channel must be percentages")
    }
  }

  /// nil for `none`.
  ///
  /// - Parameter full: what 100% is.
  private func scalar(_ token: Token, full: Double) throws(ColorSyntaxError) -> Double? {
    switch token {
    case .number(let value): return value
    case .percentage(let value): return value / 100 * full
    case .word("none"): return nil
    case .angle, .word, .comma, .slash, .times, .function:
      throw problem("a channel must be a number, a percentage or 'none'")
    }
  }

  /// - Parameter isRelative: of a relative color nothing is clipped but what has no meaning: it is
  ///   not one of the old functions (CSS Color 5, section 4.1).
  private func channel(
    _ token: Token, _ index: Int, _ isRelative: Bool
  ) throws(ColorSyntaxError) -> Double? {
    if index == space.hueIndex {
      switch token {
      case .number(let value), .angle(let value):
        return value.truncatingRemainder(dividingBy: 360)
      case .word("none"): return nil
      case .percentage, .word, .comma, .slash, .times, .function:
        throw problem("a hue must be a number of degrees, an angle or 'none'")
      }
    }
    if isRGB {
      // NB: section 5.1 clamps what rgb() is given.
      return try scalar(token, full: 255).map {
        (isRelative ? $0 : min(255, max(0, $0))) / 255
      }
    }
    let (full, range) = space.channelRanges[index]
    return try scalar(token, full: full).map { value in
      min(isRelative && space == .hsl ? .infinity : range.upperBound, max(range.lowerBound, value))
    }
  }
}

extension CSSColorSpace {
  /// As relative colors write them.
  fileprivate var channelNames: [String] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98, .proPhoto, .rec2020: ["r", "g", "b"]
    case .xyz, .xyzD50: ["x", "y", "z"]
    case .hsl: ["h", "s", "l"]
    case .hwb: ["h", "w", "b"]
    case .lab, .oklab: ["l", "a", "b"]
    case .lch, .oklch: ["l", "c", "h"]
    }
  }

  /// What 100% of a channel is, and what channels are clamped to when they are read.
  fileprivate var channelRanges: [(full: Double, range: ClosedRange<Double>)] {
    let all = -Double.infinity...Double.infinity
    let positive = 0...Double.infinity
    return switch self {
    case .srgb, .srgbLinear, .displayP3, .a98, .proPhoto, .rec2020, .xyz, .xyzD50:
      [(1, all), (1, all), (1, all)]
    // NB: browsers clamp hsl() on both sides, as what it gives is in sRGB.
    case .hsl: [(360, all), (100, 0...100), (100, 0...100)]
    // What is more than 100% together is a gray (section 8.1), however much that is.
    case .hwb: [(360, all), (100, positive), (100, positive)]
    case .lab: [(100, 0...100), (125, all), (125, all)]
    case .lch: [(100, 0...100), (150, positive), (360, all)]
    case .oklab: [(1, 0...1), (0.4, all), (0.4, all)]
    case .oklch: [(1, 0...1), (0.4, positive), (360, all)]
    }
  }
}
