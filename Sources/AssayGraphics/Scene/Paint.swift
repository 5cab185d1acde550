// SPDX-License-Identifier: MIT

/// What an area is filled with.
public enum Paint: Codable, Hashable, Sendable {
  case color(RGBAColor)
  case linearGradient(LinearGradientPaint)
}

/// A gradient along a line, in points of the scene; colours are mixed in sRGB with alpha multiplied in.
public struct LinearGradientPaint: Codable, Hashable, Sendable {
  public struct Stop: Codable, Hashable, Sendable {
    public var color: RGBAColor
    /// Place along the line, 0 at its start and 1 at its end; ascending over the stops.
    public var location: Double

    public init(color: RGBAColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]
  public var start: Point
  public var end: Point

  public init(stops: [Stop], start: Point, end: Point) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}
