// SPDX-License-Identifier: MIT

/// What an area is filled with.
package enum Paint: Hashable, Sendable {
  case color(RGBAColor)
  case linearGradient(LinearGradientPaint)
  case radialGradient(RadialGradientPaint)
  case angularGradient(AngularGradientPaint)
  case meshGradient(MeshGradientPaint)
  case image(ImagePaint)

  /// The colors that it is mixed from; empty for an image.
  package var colors: [RGBAColor] {
    switch self {
    case .color(let color): [color]
    case .linearGradient(let gradient): gradient.stops.map(\.color)
    case .radialGradient(let gradient): gradient.stops.map(\.color)
    case .angularGradient(let gradient): gradient.stops.map(\.color)
    case .meshGradient(let gradient): gradient.colors
    case .image: []
    }
  }

  /// The paint with each color changed; an image stays as it is.
  package func mapColors(_ change: (RGBAColor) -> RGBAColor) -> Paint {
    func changed(_ stops: [LinearGradientPaint.Stop]) -> [LinearGradientPaint.Stop] {
      stops.map { LinearGradientPaint.Stop(color: change($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(var gradient):
      gradient.stops = changed(gradient.stops)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = changed(gradient.stops)
      return .radialGradient(gradient)
    case .angularGradient(var gradient):
      gradient.stops = changed(gradient.stops)
      return .angularGradient(gradient)
    case .meshGradient(var gradient):
      gradient.colors = gradient.colors.map(change)
      return .meshGradient(gradient)
    case .image: return self
    }
  }
}

/// A gradient along a line, in points of the scene; colors are mixed in sRGB with alpha multiplied
/// in.
package struct LinearGradientPaint: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: RGBAColor
    /// Place along the line, 0 at its start and 1 at its end; ascending over the stops.
    package var location: Double

    package init(color: RGBAColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  package var stops: [Stop]
  package var start: Point
  package var end: Point

  package init(stops: [Stop], start: Point, end: Point) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// A gradient from a circle to a larger one around the same center, in points of the scene.
package struct RadialGradientPaint: Hashable, Sendable {
  package var stops: [LinearGradientPaint.Stop]
  package var center: Point
  package var startRadius: Double
  package var endRadius: Double
  /// How far both circles are stretched along each axis.
  package var stretch: Size

  package init(
    stops: [LinearGradientPaint.Stop], center: Point, startRadius: Double, endRadius: Double,
    stretch: Size = Size(width: 1, height: 1)
  ) {
    self.stops = stops
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
    self.stretch = stretch
  }
}

/// A gradient around a center, clockwise. Angles are in turns from the x axis.
package struct AngularGradientPaint: Hashable, Sendable {
  package var stops: [LinearGradientPaint.Stop]
  package var center: Point
  package var start: Double
  package var end: Double

  package init(
    stops: [LinearGradientPaint.Stop], center: Point, start: Double, end: Double
  ) {
    self.stops = stops
    self.center = center
    self.start = start
    self.end = end
  }
}

/// Colors at the points of a grid, mixed in between, in points of the scene.
package struct MeshGradientPaint: Hashable, Sendable {
  /// A point of the grid and its four tangents' ends.
  package struct Vertex: Hashable, Sendable {
    package var position: Point
    package var leading: Point
    package var top: Point
    package var trailing: Point
    package var bottom: Point

    package init(position: Point, leading: Point, top: Point, trailing: Point, bottom: Point) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// Points of the grid in each row.
  package var width: Int
  /// Row by row.
  package var vertices: [Vertex]
  package var colors: [RGBAColor]
  /// Behind the grid.
  package var background: RGBAColor
  /// Whether colors are mixed along curves instead of straight lines.
  package var isSmooth: Bool

  package init(
    width: Int, vertices: [Vertex], colors: [RGBAColor], background: RGBAColor, isSmooth: Bool
  ) {
    self.width = width
    self.vertices = vertices
    self.colors = colors
    self.background = background
    self.isSmooth = isSmooth
  }
}

/// A picture that is repeated in both directions.
package struct ImagePaint: Hashable, Sendable {
  package var bitmap: Bitmap
  /// Of one of the pictures, in points of the scene.
  package var tile: Rect

  package init(bitmap: Bitmap, tile: Rect) {
    self.bitmap = bitmap
    self.tile = tile
  }
}
