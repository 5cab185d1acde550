// SPDX-License-Identifier: MIT

package import AssayGraphics

/// What fills a shape or colors text, in the form that a view description holds.
package indirect enum StyleNode: Hashable, Sendable {
  case color(Color)
  case linearGradient(LinearGradient)
  case gradient(GradientNode)
  case image(ImagePaintNode)
  /// A level of the foreground in force: 0 primary, 1 secondary, 2 tertiary, 3 quaternary.
  case hierarchical(Int)
  case tint
  /// The background of the container in force.
  case background
  /// `ultraThinMaterial` ... `ultraThickMaterial`, `bar`: drawn as the flat color nearest to it.
  case material(MaterialName)
  /// A style whose alpha is multiplied.
  case faded(StyleNode, Double)
  /// A style that casts a shadow.
  case shadowed(StyleNode, StyleShadow)
  /// A style that is laid over what is behind it in another way.
  case blended(StyleNode, LayerBlendMode)

  /// How opaque a level of a style other than the label colors is: that style, fainter.
  package static func opacity(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }

  /// The style without shadows and blend modes.
  package var plain: StyleNode {
    switch self {
    case .shadowed(let style, _), .blended(let style, _): style.plain
    case .faded(let style, let opacity): .faded(style.plain, opacity)
    case .color, .linearGradient, .gradient, .image, .hierarchical, .tint, .background, .material:
      self
    }
  }
}

/// A shadow that is part of a style, in points.
package struct StyleShadow: Hashable, Sendable {
  /// Whether it falls on the inside of what is filled.
  package var isInner: Bool
  package var color: Color
  package var radius: Double
  package var x: Double
  package var y: Double

  package init(isInner: Bool, color: Color, radius: Double, x: Double, y: Double) {
    self.isInner = isInner
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// A picture that is repeated over the area that it fills.
package struct ImagePaintNode: Hashable, Sendable {
  package var image: ImageNode
  /// The part of the picture, as fractions of it.
  package var source: Rect
  /// Multiplies the size of the picture.
  package var scale: Double

  package init(
    _ image: ImageNode, source: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
  ) {
    self.image = image
    self.source = source
    self.scale = scale
  }
}
