// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayLayout

/// A turn of a view around an axis in space.
package struct SpaceRotation: Hashable, Sendable {
  package var angle: Angle
  package var x: Double
  package var y: Double
  package var z: Double
  package var anchor: UnitPoint
  /// In points towards the viewer.
  package var anchorZ: Double
  /// How near the eye is: 1 is as far away as the longer side of the view is long.
  package var perspective: Double

  package init(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) {
    self.angle = angle
    (x, y, z) = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }
}

/// Where a view is drawn instead of in its frame.
package enum ViewProjection: Hashable, Sendable {
  case rotation(SpaceRotation)
  /// From the view's own coordinates, whose origin is its top left corner.
  case fixed(Projection)
}
