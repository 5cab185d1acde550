// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayTraits

/// What is behind a part of a screen: one color, or something that has none.
enum Ground: Equatable {
  case color(RGBAColor)
  /// A picture, a gradient, an effect, or the edge of something.
  case other

  /// The topmost of what is drawn there; nil where nothing is. Lines and words are looked through.
  static func behind(_ part: Rect, in items: [DisplayItem]) -> Ground? {
    for item in items.reversed() {
      switch item {
      case .fill(let shape, let paint):
        guard let cover = Cover(of: part, by: shape) else { continue }
        guard cover == .whole, let color = color(of: paint, at: part), color.alpha == 255 else {
          return .other
        }
        return .color(color)
      case .image(let image):
        if image.frame.intersection(part) != .zero { return .other }
      case .group(let group):
        if let clip = group.clip, Cover(of: part, by: clip) == nil { continue }
        guard let ground = behind(part, in: group.items) else { continue }
        let isPlain = group.opacity == 1 && group.transform == nil && group.layer == nil
        return isPlain ? ground : .other
      case .stroke, .text: continue
      }
    }
    return nil
  }

  /// Of a gradient the stop that is nearest to the part; nil for what has many colors.
  private static func color(of paint: Paint, at part: Rect) -> RGBAColor? {
    switch paint {
    case .color(let color): return color
    case .linearGradient(let gradient):
      let line = (x: gradient.end.x - gradient.start.x, y: gradient.end.y - gradient.start.y)
      let length = line.x * line.x + line.y * line.y
      guard length > 0 else { return nil }
      let along = (part.midX - gradient.start.x) * line.x + (part.midY - gradient.start.y) * line.y
      let place = along / length
      return gradient.stops.min { abs($0.location - place) < abs($1.location - place) }?.color
    case .radialGradient, .angularGradient, .meshGradient, .image: return nil
    }
  }

  /// Dark where white is seen better on it; nil where it cannot be told.
  var colorScheme: ColorScheme? {
    guard case .color(let color) = self else { return nil }
    return color.luma < 0.5 ? .dark : .light
  }
}

/// How much of a rectangle a shape covers.
private enum Cover {
  case whole, part

  /// Nil for none of it. Round corners count as covered, as those of a screen or a sheet.
  init?(of part: Rect, by shape: Shape) {
    let common = shape.boundingBox.intersection(part)
    guard common != .zero else { return nil }
    switch shape {
    case .rectangle, .roundedRectangle: self = common == part ? .whole : .part
    case .ellipse, .path: self = .part
    }
  }
}
