// SPDX-License-Identifier: MIT

public import AssayGraphics

extension Path {
  /// The length of a cubic's handles that comes nearest to a quarter of a unit circle:
  /// 4/3 (sqrt 2 - 1).
  private static let kappa = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// Adds an ellipse that fills a rectangle, in points.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2),
      style: .circular)
  }

  /// Adds a rectangle with rounded corners, in points. The corners are elliptic arcs.
  ///
  /// Unlike SwiftUI, the continuous corner style applies to `RoundedRectangle` only.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let rx = min(Double(cornerSize.width), Double(rect.width) / 2)
    let ry = min(Double(cornerSize.height), Double(rect.height) / 2)
    guard rx > 0, ry > 0 else { return addRect(rect) }
    let hx = rx * (1 - Self.kappa)
    let hy = ry * (1 - Self.kappa)
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(left + rx, top))
    addLine(to: point(right - rx, top))
    addCurve(
      to: point(right, top + ry), control1: point(right - hx, top),
      control2: point(right, top + hy))
    addLine(to: point(right, bottom - ry))
    addCurve(
      to: point(right - rx, bottom), control1: point(right, bottom - hy),
      control2: point(right - hx, bottom))
    addLine(to: point(left + rx, bottom))
    addCurve(
      to: point(left, bottom - ry), control1: point(left + hx, bottom),
      control2: point(left, bottom - hy))
    addLine(to: point(left, top + ry))
    addCurve(
      to: point(left + rx, top), control1: point(left, top + hy),
      control2: point(left + hx, top))
    closeSubpath()
  }

  /// Adds an arc around a center, in points.
  ///
  /// As in SwiftUI, whose y axis points down, `clockwise` has its mathematical sense: false draws
  /// an arc that looks clockwise on the screen.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.degrees - startAngle.degrees
    if clockwise {
      while sweep > 0 { sweep -= 360 }
      sweep = max(sweep, -360)
    } else {
      while sweep < 0 { sweep += 360 }
      sweep = min(sweep, 360)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(degrees: sweep))
  }

  /// Adds an arc by its start angle and the angle that it turns, in points.
  public mutating func addRelativeArc(
    center: CGPoint, radius: Double, startAngle: Angle, delta: Angle
  ) {
    let segments = max(1, Int((abs(delta.degrees) / 90).rounded(.up)))
    let step = delta.degrees / Double(segments)
    // A cubic's handle for an arc of `step`: 4/3 tan(step / 4) radii.
    let quarter = Trigonometry.sineCosine(degrees: step / 4)
    let handle = 4.0 / 3 * quarter.sine / quarter.cosine * radius
    var from = Trigonometry.sineCosine(degrees: startAngle.degrees)
    func place(_ sc: Trigonometry.SineCosine) -> Point {
      Point(x: center.x + radius * sc.cosine, y: center.y + radius * sc.sine)
    }
    let start = place(from)
    switch elements.last {
    case nil, .close: elements.append(.move(start))
    default: elements.append(.line(start))
    }
    for index in 1...segments {
      let to = Trigonometry.sineCosine(degrees: startAngle.degrees + step * Double(index))
      let (a, b) = (place(from), place(to))
      elements.append(
        .cubic(
          to: b, control1: Point(x: a.x - handle * from.sine, y: a.y + handle * from.cosine),
          control2: Point(x: b.x + handle * to.sine, y: b.y - handle * to.cosine)))
      from = to
    }
  }
}

/// Sine and cosine from + - * / alone, so that every machine draws the same pixels.
enum Trigonometry {
  struct SineCosine {
    var sine: Double
    var cosine: Double
  }

  /// Exact at multiples of 90 degrees; elsewhere within 1e-15.
  static func sineCosine(degrees: Double) -> SineCosine {
    guard degrees.isFinite else { return SineCosine(sine: 0, cosine: 1) }
    let turns = (degrees / 90).rounded()
    let rest = (degrees - turns * 90) * .pi / 180
    let (sine, cosine) = series(rest)
    let quadrant = Int(turns.truncatingRemainder(dividingBy: 4) + 4) % 4
    return switch quadrant {
    case 0: SineCosine(sine: sine, cosine: cosine)
    case 1: SineCosine(sine: cosine, cosine: -sine)
    case 2: SineCosine(sine: -sine, cosine: -cosine)
    default: SineCosine(sine: -cosine, cosine: sine)
    }
  }

  /// Taylor's series, for at most an eighth of a turn.
  private static func series(_ x: Double) -> (sine: Double, cosine: Double) {
    var (sine, cosine, term) = (0.0, 0.0, 1.0)
    for power in 0..<18 {
      if power % 2 == 0 {
        cosine += power % 4 == 0 ? term : -term
      } else {
        sine += power % 4 == 1 ? term : -term
      }
      term = term * x / Double(power + 1)
    }
    return (sine, cosine)
  }
}
