// SPDX-License-Identifier: MIT

internal import AssayViews

/// A part of a ring between two angles, in radians clockwise from the trailing side.
///
/// A corner is a part of a circle that touches the edge to the center and the inner or outer edge.
/// Where a corner has no room, its radius is the largest one that has: both corners of an edge then
/// meet, or the edges of the ring are the length of two corners apart. A corner at the center stays
/// sharp.
struct SectorShape {
  let center: CGPoint
  let radius: CGFloat
  let innerRadius: CGFloat
  let start: Double
  let end: Double
  let cornerRadius: CGFloat

  var path: Path {
    Path { path in
      guard end > start else { return }
      let outer = outerCorner
      add(outer, at: start, from: -.pi / 2, to: outer.angle, &path)
      path.addArc(
        center: center, radius: radius, startAngle: .radians(start + outer.angle),
        endAngle: .radians(end - outer.angle), clockwise: false)
      add(outer, at: end, isEnd: true, from: -outer.angle, to: .pi / 2, &path)
      if innerRadius > 0 {
        let inner = innerCorner
        add(inner, at: end, isEnd: true, from: .pi / 2, to: .pi - inner.angle, &path)
        path.addArc(
          center: center, radius: innerRadius, startAngle: .radians(end - inner.angle),
          endAngle: .radians(start + inner.angle), clockwise: true)
        add(inner, at: start, from: .pi + inner.angle, to: 1.5 * .pi, &path)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
  }

  /// The circle of a corner.
  private struct Corner {
    /// 0 for a sharp corner.
    let radius: CGFloat
    /// From the center of the ring.
    let distance: CGFloat
    /// Between the edge to the center and the center of the circle, in radians.
    let angle: Double
  }

  /// Half of the angle of the sector; a sector of more than a half turn has room for each corner.
  private var half: Double { min((end - start) / 2, .pi / 2) }

  /// Half of the length between both edges of the ring.
  private var room: CGFloat { min(cornerRadius, (radius - innerRadius) / 2) }

  /// Inside of the outer edge: its center is as far from it as from the edge to the center.
  private var outerCorner: Corner {
    let largest = Double(radius) * sin(half) / (1 + sin(half))
    return corner(min(Double(room), largest)) { Double(radius) - $0 }
  }

  /// Outside of the inner edge.
  private var innerCorner: Corner {
    let largest = half < .pi / 2 ? Double(innerRadius) * sin(half) / (1 - sin(half)) : .infinity
    return corner(min(Double(room), largest)) { Double(innerRadius) + $0 }
  }

  private func corner(_ radius: Double, _ distance: (Double) -> Double) -> Corner {
    guard radius > 0, distance(radius) > 0 else { return Corner(radius: 0, distance: 0, angle: 0) }
    return Corner(
      radius: CGFloat(radius), distance: CGFloat(distance(radius)),
      angle: asin(min(1, radius / distance(radius))))
  }

  /// Adds the corner at an edge to the center, between directions from that edge. A sharp corner is
  /// where the next arc begins.
  private func add(
    _ corner: Corner, at edge: Double, isEnd: Bool = false, from first: Double, to last: Double,
    _ path: inout Path
  ) {
    guard corner.radius > 0 else { return }
    let angle = isEnd ? edge - corner.angle : edge + corner.angle
    path.addArc(
      center: CGPoint(
        x: center.x + corner.distance * CGFloat(cos(angle)),
        y: center.y + corner.distance * CGFloat(sin(angle))),
      radius: corner.radius, startAngle: .radians(edge + first), endAngle: .radians(edge + last),
      clockwise: false)
  }
}
