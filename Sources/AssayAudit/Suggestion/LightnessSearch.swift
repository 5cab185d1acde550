// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Looks along lightness, from a color to black or white, for the first color that passes.
struct LightnessSearch {
  private let check: ContrastCheck
  /// Colors of the other side that it must pass with as well.
  private let others: [AuditColor]
  private let side: ContrastSuggestion.Side
  /// 0 for black, 1 for white.
  private let end: Double
  private let start: OKLab

  init(
    check: ContrastCheck, others: [AuditColor], side: ContrastSuggestion.Side, end: Double
  ) {
    self.check = check
    self.others = others
    self.side = side
    self.end = end
    start = OKLab(check[side])
  }

  func suggestion() -> ContrastSuggestion? {
    // Past the place where both are equally light the ratio only grows, so what passes is one
    // stretch up to the end.
    guard let last = suggestion(of: color(at: 1)) else { return nil }
    let length = abs(end - start.lightness)
    guard length > 0 else { return last }
    // Finer than any step of an 8-bit channel.
    let step = 1 / 8192 / length
    var (failing, passing) = (0.0, 1.0)
    while passing - failing > step / 2 {
      let middle = (failing + passing) / 2
      if ratio(of: color(at: middle)) != nil { passing = middle } else { failing = middle }
    }
    // Rounding to 8 bits lets a color or two before that place pass too: about one step of a
    // channel back, go forth finely.
    var place = max(0, passing - 40 * step)
    var failed: RGBAColor?
    while place < passing {
      let color = color(at: place)
      // Several places are one color.
      if color != failed {
        if let found = suggestion(of: color) { return found }
        failed = color
      }
      place += step
    }
    return suggestion(of: color(at: passing))
  }

  /// - Parameter place: 0 at the color itself to 1 at the end.
  private func color(at place: Double) -> RGBAColor {
    let lightness = start.lightness + (end - start.lightness) * place
    return OKLab(lightness: lightness, a: start.a, b: start.b).fittedToSRGB
      .color(alpha: check[side].alpha).quantized
  }

  /// NB: alpha stays as it was written; its 8-bit form may differ by a hair.
  private func changed(_ color: RGBAColor) -> AuditColor {
    AuditColor(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: check[side].alpha)
  }

  /// nil where it does not pass.
  private func ratio(of color: RGBAColor) -> ContrastRatio? {
    check.ratio(changing: side, to: changed(color), with: others)
  }

  /// nil where it does not pass.
  private func suggestion(of color: RGBAColor) -> ContrastSuggestion? {
    ratio(of: color).map {
      ContrastSuggestion(
        side: side, color: color, ratio: $0, distance: OKLab(changed(color)).distance(to: start))
    }
  }
}

extension OKLab {
  /// The same lightness and hue with as much of the chroma as sRGB holds.
  var fittedToSRGB: OKLab {
    if isInSRGB { return self }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if OKLab(lightness: lightness, a: a * middle, b: b * middle).isInSRGB {
        low = middle
      } else {
        high = middle
      }
    }
    return OKLab(lightness: lightness, a: a * low, b: b * low)
  }
}
