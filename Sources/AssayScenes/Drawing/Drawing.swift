// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes
internal import AssayText

/// How a view looks once its frame is known.
protocol Drawing: Sendable {
  /// - Parameter content: what the views inside draw, from back to front.
  func items(_ content: [DisplayItem], _ context: DrawingContext) -> [DisplayItem]
  /// Whether it asks for the container shape around.
  var followsContainer: Bool { get }
}

extension Drawing {
  var followsContainer: Bool { false }
}

/// What a drawing may ask.
struct DrawingContext {
  /// On the pixel grid, in points of the scene.
  var frame: Rect
  /// What the view was proposed when it was placed.
  var proposal: AssayLayout.ProposedViewSize
  var safeArea: SafeArea
  var grid: PixelGrid
  var engine: TextEngine
  /// What the mask of the view draws, where it has one.
  var mask: [DisplayItem] = []
  /// The container shape around and its frame, for a shape that follows it.
  var container: ContainerShape?
}

/// What `containerShape` set on a view around.
struct ContainerShape {
  var geometry: ShapeGeometry
  var frame: Rect
}
