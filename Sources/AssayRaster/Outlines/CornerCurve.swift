// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The bend of one rounded corner, as distances from its vertex.
///
/// The continuous corner is iOS's: three cubics with the control points that PaintCode ("Code for
/// iOS 7 Rounded Rectangles", 2013) and Liam Rosenfeld ("My Quest for the Apple Icon Shape", 2020)
/// read off UIBezierPath, in radii. It takes 1.528665 radii of each edge. Where an edge has less
/// room, SwiftUI moves the outer points towards the vertex in proportion to the room, down to 1
/// radius; the middle of the bend stays. Where the radius is half of a side, the end is a half
/// circle.
struct CornerCurve: Hashable {
  var radius: Double
  var style: RoundedCornerStyle
  /// The room beyond the radius along the horizontal edge and the vertical one, 0...1 of what the
  /// continuous corner wants. Without meaning for a circular corner.
  var roomX: Double
  var roomY: Double

  /// Controls of a quarter circle, in radii from its ends: 4/3 (sqrt 2 - 1).
  static let circleControl = 4 * (2.0.squareRoot() - 1) / 3
  /// How much of an edge the continuous corner takes beyond the radius, in radii.
  static let lead = 0.528665

  /// How far the curve reaches along the horizontal edge and the vertical one.
  var reachX: Double { style == .continuous ? radius * (1 + CornerCurve.lead * roomX) : radius }
  var reachY: Double { style == .continuous ? radius * (1 + CornerCurve.lead * roomY) : radius }

  /// Cubics from the horizontal edge to the vertical one, as a start and three points each; x and y
  /// are distances from the vertex along the edges.
  var curve: [Point] {
    let units: [Point]
    switch style {
    case .circular:
      let control = 1 - CornerCurve.circleControl
      units = [
        Point(x: 1, y: 0), Point(x: control, y: 0), Point(x: 0, y: control), Point(x: 0, y: 1),
      ]
    case .continuous:
      let middle = [
        Point(x: 0.63149379, y: 0.07491139), Point(x: 0.37282383, y: 0.16905956),
        Point(x: 0.16905956, y: 0.37282383), Point(x: 0.07491139, y: 0.63149379),
      ]
      units =
        CornerCurve.leadIn(room: roomX).map { Point(x: $0, y: 0) } + middle
        + CornerCurve.leadIn(room: roomY).reversed().map { Point(x: 0, y: $0) }
    }
    return units.map { Point(x: $0.x * radius, y: $0.y * radius) }
  }

  /// Distances of the start and the two controls from the vertex: 1.528665, 1.08849, 0.868407 with
  /// all the room it wants.
  private static func leadIn(room: Double) -> [Double] {
    [1 + lead * room, 0.96 + 0.12849 * room, 0.82 + 0.048407 * room]
  }
}

/// A rounded rectangle whose radii fit it.
struct RoundedRectGeometry {
  var rect: Rect
  var topLeft: CornerCurve
  var topRight: CornerCurve
  var bottomRight: CornerCurve
  var bottomLeft: CornerCurve

  /// Radii beyond half of the shorter side are cut to it, and are a circle's; negative ones and NaN
  /// are none.
  init(_ rect: Rect, _ radii: CornerRadii, _ style: RoundedCornerStyle) {
    let longest = min(rect.width, rect.height) / 2
    func fit(_ radius: Double) -> Double { radius > 0 ? min(radius, longest) : 0 }
    let (tl, tr) = (fit(radii.topLeft), fit(radii.topRight))
    let (br, bl) = (fit(radii.bottomRight), fit(radii.bottomLeft))
    /// How much of what two continuous corners want of an edge there is.
    func room(_ side: Double, _ first: Double, _ second: Double) -> Double {
      let wanted = (first + second) * CornerCurve.lead
      return wanted > 0 ? max(0, min(1, (side - first - second) / wanted)) : 1
    }
    let top = room(rect.width, tl, tr)
    let bottom = room(rect.width, bl, br)
    let left = room(rect.height, tl, bl)
    let right = room(rect.height, tr, br)
    // NB: Apple's snapshots let the curves of both corners run past each other there, which leaves
    // a tip, and lines beside it where they are stroked (home-assistant/iOS, testAppButtonStyles,
    // iOS 26). Designers name that a fault, so it is not drawn; what a device's screen shows was
    // not measured.
    func curve(_ radius: Double, _ roomX: Double, _ roomY: Double) -> CornerCurve {
      CornerCurve(
        radius: radius, style: radius >= longest ? .circular : style, roomX: roomX, roomY: roomY)
    }
    self.rect = rect
    topLeft = curve(tl, top, left)
    topRight = curve(tr, top, right)
    bottomRight = curve(br, bottom, right)
    bottomLeft = curve(bl, bottom, left)
  }
}
