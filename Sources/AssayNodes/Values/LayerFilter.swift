// SPDX-License-Identifier: MIT

package import AssayGraphics

/// What a modifier does to the picture of a view. Amounts are SwiftUI's; lengths are in points.
package enum LayerFilter: Hashable, Sendable {
  case blur(radius: Double, isOpaque: Bool)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  case colorMultiply(Color)
  case colorInvert
  case luminanceToAlpha
  case blend(LayerBlendMode)
  case compositingGroup
}
