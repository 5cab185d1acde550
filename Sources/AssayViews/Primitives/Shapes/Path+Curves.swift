// SPDX-License-Identifier: MIT

public import AssayGraphics

extension Path {
  /// The length of a cubic's handles that comes nearest to a quarter of a unit circle:
  /// 4/3 (sqrt 2 - 1).
  private static let kappa = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// Adds an ellipse that fills a rectangle, in points.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    if !transform.isIdentity { return addPath(Path(ellipseIn: rect), transform: transform) }
    let (rx, ry) = (Double(rect.width) / 2, Double(rect.height) / 2)
    let (hx, hy) = (rx * Self.kappa, ry * Self.kappa)
    let (x, y) = (Double(rect.midX), Double(rect.midY))
    func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    // From the rightmost point clockwise, which a trimmed circle shows.
    move(to: point(rx, 0))
    addCurve(to: point(0, ry), control1: point(rx, hy), control2: point(hx, ry))
    addCurve(to: point(-rx, 0), control1: point(-hx, ry), control2: point(-rx, hy))
    addCurve(to: point(0, -ry), control1: point(-rx, -hy), control2: point(-hx, -ry))
    addCurve(to: point(rx, 0), control1: point(hx, -ry), control2: point(rx, -hy))
    closeSubpath()
  }

  /// Adds a rectangle with rounded corners, in points. The corners are elliptic arcs.
  ///
  /// Unlike SwiftUI, the continuous corner style applies to `RoundedRectangle` only.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    if !transform.isIdentity {
      let path = Path(roundedRect: rect, cornerSize: cornerSize, style: style)
      return addPath(path, transform: transform)
    }
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

  /// Adds a rectangle whose rounded corners have their own radii, in points; leading is left. The
  /// corners are arcs of circles.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    if !transform.isIdentity {
      let path = Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
      return addPath(path, transform: transform)
    }
    let most = max(0, min(Double(rect.width), Double(rect.height)) / 2)
    let corners: [(x: CGFloat, y: CGFloat, radius: Double, angle: Double)] = [
      (rect.minX, rect.minY, cornerRadii.topLeading, 180),
      (rect.maxX, rect.minY, cornerRadii.topTrailing, 270),
      (rect.maxX, rect.maxY, cornerRadii.bottomTrailing, 0),
      (rect.minX, rect.maxY, cornerRadii.bottomLeading, 90),
    ]
    for (index, corner) in corners.enumerated() {
      let radius = CGFloat(min(most, max(0, corner.radius)))
      let vertex = CGPoint(x: corner.x, y: corner.y)
      guard radius > 0 else {
        if index == 0 { move(to: vertex) } else { addLine(to: vertex) }
        continue
      }
      let center = CGPoint(
        x: vertex.x + (corner.x == rect.minX ? radius : -radius),
        y: vertex.y + (corner.y == rect.minY ? radius : -radius))
      if index == 0 { move(to: CGPoint(x: vertex.x, y: center.y)) }
      addRelativeArc(
        center: center, radius: Double(radius), startAngle: Angle(degrees: corner.angle),
        delta: Angle(degrees: 90))
    }
    closeSubpath()
  }

  /// Adds the arc of a circle that touches the line to the first point and the line from there to
  /// the second, and a line to its start. The radius is in points.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
    guard let start = currentPoint else { return move(to: corner) }
    func unit(_ to: CGPoint) -> CGPoint? {
      let (x, y) = (to.x - corner.x, to.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? CGPoint(x: x / length, y: y / length) : nil
    }
    guard let back = unit(start), let on = unit(end), radius > 0 else {
      return addLine(to: corner)
    }
    let cosine = back.x * on.x + back.y * on.y
    let cross = back.x * on.y - back.y * on.x
    guard cross != 0, cosine > -1, cosine < 1 else { return addLine(to: corner) }
    // tan of half of the angle between both lines.
    let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    let distance = radius / tangent
    let from = CGPoint(x: corner.x + back.x * distance, y: corner.y + back.y * distance)
    let to = CGPoint(x: corner.x + on.x * distance, y: corner.y + on.y * distance)
    addLine(to: from)
    // A turn of less than half a circle is one cubic for each half of it.
    let reach = 1 / (1 + cosine) * 2
    let middle = CGPoint(x: (back.x + on.x) / 2, y: (back.y + on.y) / 2)
    let center = CGPoint(
      x: corner.x + middle.x * distance * reach, y: corner.y + middle.y * distance * reach)
    let apex = CGPoint(
      x: center.x - middle.x / Self.length(middle) * radius,
      y: center.y - middle.y / Self.length(middle) * radius)
    addArcPiece(from: from, to: apex, center: center, radius: radius)
    addArcPiece(from: apex, to: to, center: center, radius: radius)
  }

  private static func length(_ p: CGPoint) -> CGFloat { (p.x * p.x + p.y * p.y).squareRoot() }

  /// An arc of at most a quarter of a circle.
  private mutating func addArcPiece(
    from: CGPoint, to: CGPoint, center: CGPoint, radius: CGFloat
  ) {
    let (a, b) = (
      CGPoint(x: (from.x - center.x) / radius, y: (from.y - center.y) / radius),
      CGPoint(x: (to.x - center.x) / radius, y: (to.y - center.y) / radius)
    )
    let cosine = min(1, max(-1, a.x * b.x + a.y * b.y))
    let sign: CGFloat = a.x * b.y - a.y * b.x >= 0 ? 1 : -1
    // 4/3 tan of a quarter of the angle, by halving its tangent twice.
    let half = ((1 - cosine) / (1 + cosine)).squareRoot()
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let handle = 4.0 / 3 * quarter * radius * sign
    addCurve(
      to: to, control1: CGPoint(x: from.x - a.y * handle, y: from.y + a.x * handle),
      control2: CGPoint(x: to.x + b.y * handle, y: to.y - b.x * handle))
  }

  /// Adds an arc around a center, in points.
  ///
  /// As in SwiftUI, whose y axis points down, `clockwise` has its mathematical sense: false draws
  /// an arc that looks clockwise on the screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
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
      center: center, radius: radius, startAngle: startAngle, delta: Angle(degrees: sweep),
      transform: transform)
  }

  /// Adds an arc by its start angle and the angle that it turns, in points.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let matrix = AssayGraphics.AffineTransform(transform)
    let segments = max(1, Int((abs(delta.degrees) / 90).rounded(.up)))
    let step = delta.degrees / Double(segments)
    // A cubic's handle for an arc of `step`: 4/3 tan(step / 4) radii.
    let quarter = Trigonometry.sineCosine(degrees: step / 4)
    let handle = 4.0 / 3 * quarter.sine / quarter.cosine * radius
    var from = Trigonometry.sineCosine(degrees: startAngle.degrees)
    func place(_ sc: Trigonometry.SineCosine) -> Point {
      Point(x: center.x + radius * sc.cosine, y: center.y + radius * sc.sine)
    }
    let start = matrix.apply(place(from))
    switch elements.last {
    case nil, .close: elements.append(.move(start))
    default: elements.append(.line(start))
    }
    // A curve of no length would be a dot where round ends are drawn.
    guard delta.degrees != 0 else { return }
    for index in 1...segments {
      let to = Trigonometry.sineCosine(degrees: startAngle.degrees + step * Double(index))
      let (a, b) = (place(from), place(to))
      elements.append(
        .cubic(
          to: matrix.apply(b),
          control1: matrix.apply(
            Point(x: a.x - handle * from.sine, y: a.y + handle * from.cosine)),
          control2: matrix.apply(Point(x: b.x + handle * to.sine, y: b.y - handle * to.cosine))))
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

  /// Exact at the numbers that stand for multiples of 90 degrees.
  static func sineCosine(radians: Double) -> SineCosine {
    sineCosine(degrees: radians * 180 / .pi)
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
