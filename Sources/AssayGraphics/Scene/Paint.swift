// SPDX-License-Identifier: MIT

/// What an area is filled with.
package enum Paint: Codable, Hashable, Sendable {
  case color(RGBAColor)
  case linearGradient(LinearGradientPaint)
}

/// A gradient along a line, in points of the scene; colors are mixed in sRGB with alpha multiplied
/// in.
package struct LinearGradientPaint: Codable, Hashable, Sendable {
  package struct Stop: Codable, Hashable, Sendable {
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
