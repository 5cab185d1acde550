// SPDX-License-Identifier: MIT

nonisolated extension Font {
  /// Returns the font in another size, in points, which does not grow with the user's text size.
  public func pointSize(_ size: CGFloat) -> Font {
    with { font in
      switch base {
      case .style(let style):
        font.weigh(as: style)
        font.base = .size(Double(size))
      case .size: font.base = .size(Double(size))
      case .custom(let name, _, _, _):
        font.base = .custom(name: name, size: Double(size), relativeTo: nil, isFixed: true)
      }
    }
  }

  /// Returns the font in its size multiplied by a factor.
  ///
  /// Unlike SwiftUI, a text style that is scaled has the lines of a font of a size, and grows with
  /// the user's text size as a custom font does. A snapshot reports it as a font that is missing,
  /// and draws it in the system font at its size.
  public func scaled(by factor: CGFloat) -> Font {
    guard factor != 1 else { return self }
    return with { font in
      switch base {
      case .size(let size): font.base = .size(size * Double(factor))
      case .custom(let name, let size, let style, let isFixed):
        font.base = .custom(
          name: name, size: size * Double(factor), relativeTo: style, isFixed: isFixed)
      case .style(let style):
        // It grows with the user's text size, which a font of a size does not.
        font.weigh(as: style)
        font.base = .custom(
          name: "\(style.rawValue) scaled by \(factor)",
          size: DynamicTypeMetrics.metrics(style, .large).pointSize * Double(factor),
          relativeTo: style, isFixed: false)
      }
    }
  }

  /// Names the weight that comes from the text style otherwise.
  private mutating func weigh(as style: TextStyle) {
    let metrics = DynamicTypeMetrics.metrics(style, .large)
    if isBold {
      weight = metrics.emphasizedWeight
      isBold = false
    } else {
      weight = weight ?? metrics.weight
    }
  }
}
