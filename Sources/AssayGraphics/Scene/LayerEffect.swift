// SPDX-License-Identifier: MIT

/// What happens to a group that is drawn by itself, before it is laid over what is behind it.
package indirect enum LayerEffect: Equatable, Sendable {
  /// A Gaussian blur. The radius is the standard deviation, in points.
  ///
  /// With `opaqueIn`, the blur does not fade at the edges: it is opaque in this rectangle and
  /// nothing is drawn outside.
  case blur(radius: Double, opaqueIn: Rect? = nil)
  /// Changes the color of each pixel.
  case colorMatrix(ColorMatrix)
  /// Black, as opaque as each pixel was bright.
  case luminanceToAlpha
  /// Lays the group over what is behind it in another way.
  case blend(LayerBlendMode)
  /// Shows the group where these items are opaque.
  case mask([DisplayItem])
  /// Draws the group as a plane in perspective. The center is that of the view, in points.
  case projection(Projection, center: Point)
  /// A shadow that the edges of the group cast on the group itself.
  case innerShadow(Shadow)
  /// Blurs what is behind the group's shapes before they are drawn over it: a material. The radius
  /// is the standard deviation, in points; a saturation of 1 keeps the colors.
  case backdrop(radius: Double, saturation: Double)
  /// Items inside that blend do so with each other, and not with what is behind the group.
  case isolated
}

extension GroupItem {
  /// Where the items are drawn: the transform, after the best one for a perspective at its center.
  package var placement: AffineTransform? {
    guard case .projection(let projection, let center)? = layer,
      let plane = projection.linearized(at: center)
    else { return transform }
    return transform.map { plane.then($0) } ?? plane
  }
}

/// How colors are laid over others: the formulas of W3C's Compositing and Blending Level 1, and
/// those of Core Graphics that it lacks.
public enum LayerBlendMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// The color itself.
  case normal
  /// The product of both colors, which is never lighter.
  case multiply
  /// The inverse of the product of the inverses, which is never darker.
  case screen
  /// Multiplies where the color behind is dark, and screens where it is light.
  case overlay
  /// The darker channel of both colors.
  case darken
  /// The lighter channel of both colors.
  case lighten
  /// Lightens the color behind.
  case colorDodge
  /// Darkens the color behind.
  case colorBurn
  /// Darkens or lightens the color behind softly.
  case softLight
  /// Multiplies where the color is dark, and screens where it is light.
  case hardLight
  /// The difference of both colors.
  case difference
  /// The difference of both colors with lower contrast.
  case exclusion
  /// The hue of the color, with the saturation and the luminosity of the color behind.
  case hue
  /// The saturation of the color, with the hue and the luminosity of the color behind.
  case saturation
  /// The hue and the saturation of the color, with the luminosity of the color behind.
  case color
  /// The luminosity of the color, with the hue and the saturation of the color behind.
  case luminosity
  /// The color where there is something behind it.
  case sourceAtop
  /// The color behind what is already drawn.
  case destinationOver
  /// What is already drawn, where the color is clear.
  case destinationOut
  /// The sum of both colors less white, not below black.
  case plusDarker
  /// The sum of both colors, up to white.
  case plusLighter
}
