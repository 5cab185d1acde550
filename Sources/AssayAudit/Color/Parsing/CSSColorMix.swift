// SPDX-License-Identifier: MIT

/// `color-mix()` (CSS Color 5, section 3) by the interpolation of CSS Color 4, section 12.
struct CSSColorMix {
  enum HuePath: String { case shorter, longer, increasing, decreasing }

  var space = CSSColorSpace.oklab
  var path = HuePath.shorter

  /// - Parameter share: of the second color, 0 to 1.
  func mix(_ first: CSSColorValue, _ second: CSSColorValue, share: Double) -> CSSColorValue {
    let (one, other) = (powerless(first), powerless(second))
    let alphas = (one.alpha ?? other.alpha, other.alpha ?? one.alpha)
    let alpha = alphas.0.flatMap { a in alphas.1.map { a * (1 - share) + $0 * share } }
    let channels = (0..<3).map { index -> Double? in
      guard let a = one.channels[index] ?? other.channels[index],
        let b = other.channels[index] ?? one.channels[index]
      else { return nil }
      if index == space.hueIndex {
        let (from, to) = fixed(a, b)
        return from * (1 - share) + to * share
      }
      // Section 12.3: channels but hues are mixed multiplied with alpha.
      guard let alpha, let x = alphas.0, let y = alphas.1, alpha > 0 else {
        return a * (1 - share) + b * share
      }
      return (a * x * (1 - share) + b * y * share) / alpha
    }
    return CSSColorValue(space, channels, alpha: alpha)
  }

  /// In the space of the mix, without a hue that means nothing.
  private func powerless(_ value: CSSColorValue) -> CSSColorValue { value.converted(to: space) }

  /// Section 12.4.
  private func fixed(_ from: Double, _ to: Double) -> (Double, Double) {
    func turned(_ hue: Double) -> Double {
      let rest = hue.truncatingRemainder(dividingBy: 360)
      return rest < 0 ? rest + 360 : rest
    }
    let (a, b) = (turned(from), turned(to))
    let difference = b - a
    switch path {
    case .shorter:
      if difference > 180 { return (a + 360, b) }
      return difference < -180 ? (a, b + 360) : (a, b)
    case .longer:
      if difference > 0, difference < 180 { return (a + 360, b) }
      return difference > -180 && difference <= 0 ? (a, b + 360) : (a, b)
    case .increasing: return difference < 0 ? (a, b + 360) : (a, b)
    case .decreasing: return difference > 0 ? (a + 360, b) : (a, b)
    }
  }
}
