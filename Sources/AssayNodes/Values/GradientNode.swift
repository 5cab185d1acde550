// SPDX-License-Identifier: MIT

public import AssayLayout

/// A gradient from a circle to a larger one around the same center. A view, and a shape style.
public struct RadialGradient: Hashable, Sendable {
  /// The colors.
  public var gradient: Gradient
  /// The center of both circles.
  public var center: UnitPoint
  /// The radius of the first color, in points.
  public var startRadius: Double
  /// The radius of the last color, in points.
  public var endRadius: Double

  /// Creates a radial gradient. Radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a radial gradient of evenly spaced colors. Radii are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a radial gradient of stops. Radii are in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// A radial gradient that is stretched to the area it fills. A view, and a shape style.
public struct EllipticalGradient: Hashable, Sendable {
  /// The colors.
  public var gradient: Gradient
  /// The center of both ellipses.
  public var center: UnitPoint
  /// The radii of the first color, as a fraction of the width and the height.
  public var startRadiusFraction: Double
  /// The radii of the last color, as a fraction of the width and the height.
  public var endRadiusFraction: Double

  /// Creates an elliptical gradient. Radii are fractions of the width and the height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates an elliptical gradient of evenly spaced colors. Radii are fractions of the width and
  /// the height.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient of stops. Radii are fractions of the width and the height.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

/// A gradient around a center. A view, and a shape style.
public struct AngularGradient: Hashable, Sendable {
  /// The colors.
  public var gradient: Gradient
  /// The point that the colors turn around.
  public var center: UnitPoint
  /// The direction of the first color, clockwise from the x axis.
  public var startAngle: Angle
  /// The direction of the last color, clockwise from the x axis.
  public var endAngle: Angle

  /// Creates an angular gradient between two directions.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates an angular gradient of evenly spaced colors between two directions.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates an angular gradient of stops between two directions.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a whole turn from a direction.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: Angle(degrees: angle.degrees + 360))
  }

  /// Creates a whole turn of evenly spaced colors from a direction.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a whole turn of stops from a direction.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

/// Colors at the points of a grid, mixed in between. A view, and a shape style.
public struct MeshGradient: Hashable, Sendable {
  /// A point of the grid and the ends of its four tangents, as fractions of the filled area.
  public struct BezierPoint: Hashable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The end of the tangent to the leading neighbor.
    public var leadingControlPoint: SIMD2<Float>
    /// The end of the tangent to the upper neighbor.
    public var topControlPoint: SIMD2<Float>
    /// The end of the tangent to the trailing neighbor.
    public var trailingControlPoint: SIMD2<Float>
    /// The end of the tangent to the lower neighbor.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with the ends of its tangents.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The places of the grid's points.
  public enum Locations: Hashable, Sendable {
    /// Points without tangents of their own.
    case points([SIMD2<Float>])
    /// Points with tangents.
    case bezierPoints([BezierPoint])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The places of the points, row by row.
  public var locations: Locations
  /// The colors of the points, row by row.
  public var colors: [Color]
  /// The color behind the grid.
  public var background: Color
  /// Whether colors are mixed along curves.
  public var smoothsColors: Bool

  /// Creates a mesh from the points of its grid, as fractions of the filled area, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.locations = .points(points)
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// Creates a mesh from the points of its grid with their tangents, row by row.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.locations = .bezierPoints(bezierPoints)
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }
}

/// A gradient that is not along a line.
package enum GradientNode: Hashable, Sendable {
  case radial(RadialGradient)
  case elliptical(EllipticalGradient)
  case angular(AngularGradient)
  case mesh(MeshGradient)

  /// Every color that it names.
  package var colors: [Color] {
    switch self {
    case .radial(let gradient): gradient.gradient.stops.map(\.color)
    case .elliptical(let gradient): gradient.gradient.stops.map(\.color)
    case .angular(let gradient): gradient.gradient.stops.map(\.color)
    case .mesh(let gradient): gradient.colors + [gradient.background]
    }
  }
}
