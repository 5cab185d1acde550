// SPDX-License-Identifier: MIT

/// Colors over colors, in encoded sRGB as screens and browsers mix them (W3C Compositing 1, section
/// 9.1.4).
enum Compositing {
  /// Clear over clear is clear black.
  static func over(_ source: AuditColor, _ backdrop: AuditColor) -> AuditColor {
    // NB: keeps what an opaque or clear color was written in.
    if source.alpha == 1 { return source }
    if source.alpha == 0, backdrop.alpha > 0 { return backdrop }
    return blend(source, backdrop, .normal)
  }

  /// W3C Compositing 1, section 10: mixed where both cover, then laid over.
  static func blend(
    _ source: AuditColor, _ backdrop: AuditColor, _ mode: BlendMode
  ) -> AuditColor {
    let alpha = source.alpha + backdrop.alpha * (1 - source.alpha)
    guard alpha > 0 else { return AuditColor(red: 0, green: 0, blue: 0, alpha: 0) }
    let (source, backdrop) = (source.clipped, backdrop.clipped)
    let (cs, cb) = (source.channels, backdrop.channels)
    let mixed = cs * (1 - backdrop.alpha) + mode.mix(cs, cb) * backdrop.alpha
    let result =
      (mixed * source.alpha + cb * (backdrop.alpha * (1 - source.alpha))) / alpha
    let color = AuditColor(red: result.x, green: result.y, blue: result.z, alpha: alpha)
    // What sRGB does not hold after it was clipped came of Display P3, where the mix stays.
    return color.isInSRGB ? color : color.inDisplayP3
  }
}

// assay:ignore used-only-by-tests - the color vectors hold it; the pixels tell it in views
/// What lies behind a text: a page, and groups on it from the outermost to the one that holds the
/// text.
struct BackdropStack: Hashable, Sendable {
  struct Layer: Hashable, Sendable {
    var background: AuditColor?
    /// Of the group with all that is in it, 0...1.
    var opacity: Double

    init(background: AuditColor? = nil, opacity: Double = 1) {
      self.background = background
      self.opacity = opacity
    }
  }

  var page: AuditColor
  var layers: [Layer]

  init(page: AuditColor, layers: [Layer]) {
    self.page = page
    self.layers = layers
  }

  /// What is seen where nothing is written.
  var background: AuditColor {
    color(of: AuditColor(red: 0, green: 0, blue: 0, alpha: 0))
  }

  /// What is seen where a text of a color covers all.
  func color(of text: AuditColor) -> AuditColor {
    var seen = text
    for layer in layers.reversed() {
      if let background = layer.background { seen = Compositing.over(seen, background) }
      seen.alpha *= min(1, max(0, layer.opacity))
    }
    return Compositing.over(seen, page)
  }
}
