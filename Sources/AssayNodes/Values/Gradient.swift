// SPDX-License-Identifier: MIT

public import AssayLayout

/// Colors along a line.
public struct Gradient: Hashable, Sendable {
  /// A color at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// In 0...1.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in order of their locations.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Evenly spread from 0 to 1.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    self.stops = colors.enumerated().map { index, color in
      Stop(color: color, location: Double(index) / last)
    }
  }
}

/// A gradient between two places of the area it fills. A view, and a shape style.
public struct LinearGradient: Hashable, Sendable {
  /// The colors.
  public var gradient: Gradient
  /// The point of the first color.
  public var startPoint: UnitPoint
  /// The point of the last color.
  public var endPoint: UnitPoint

  /// Creates a linear gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a linear gradient of evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}
