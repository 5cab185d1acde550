// SPDX-License-Identifier: MIT

/// An outline, in points of the scene.
package enum Shape: Hashable, Sendable {
  case rectangle(Rect)
  /// A radius larger than half of the shorter side is drawn as a capsule.
  case roundedRectangle(Rect, CornerRadii, RoundedCornerStyle)
  case ellipse(Rect)
  case path(Path)
}

/// How a rounded corner bends: a circle's arc, or the smoother curve of iOS.
public enum RoundedCornerStyle: String, Codable, Hashable, Sendable {
  /// An arc of a circle, or the continuous curve of iOS.
  case circular, continuous
}

/// One radius a corner, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// Lines and curves.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(to: Point, control: Point)
    case cubic(to: Point, control1: Point, control2: Point)
    case close
  }

  package var elements: [Element]
  /// True where the inside is found by the even-odd rule; nil for the non-zero winding rule.
  package var isEvenOdd: Bool?

  package init(_ elements: [Element] = [], isEvenOdd: Bool? = nil) {
    self.elements = elements
    self.isEvenOdd = isEvenOdd
  }
}
