// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension Path {
  /// Returns the area that a stroke of the path covers. Unlike SwiftUI, the outline consists of
  /// overlapping pieces; filled by the non-zero rule it looks the same.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var pen = PathPen(style)
    for contour in contours() { pen.stroke(contour) }
    return Path(contours: pen.pieces)
  }
}

/// Cuts a stroke into pieces that all run clockwise on the screen.
private struct PathPen {
  let style: StrokeStyle
  let radius: Double
  var pieces: [[Point]] = []

  init(_ style: StrokeStyle) {
    self.style = style
    radius = max(0, style.lineWidth / 2)
  }

  mutating func stroke(_ contour: PathContour) {
    var points: [Point] = []
    for point in contour.points where point != points.last { points.append(point) }
    if contour.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return }
    if style.dash.contains(where: { $0 > 0 }), style.dash.allSatisfy({ $0 >= 0 }) {
      for dash in dashes(contour.isClosed ? points + points.prefix(1) : points) {
        line(dash, isClosed: false)
      }
    } else {
      line(points, isClosed: contour.isClosed)
    }
  }

  private func dashes(_ points: [Point]) -> [[Point]] {
    let lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let period = lengths.reduce(0, +)
    var offset = style.dashPhase - (style.dashPhase / period).rounded(.down) * period
    var index = 0
    while offset >= lengths[index], offset > 0 {
      offset -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var rest = lengths[index] - offset
    var (result, dash) = ([[Point]](), [points[0]])
    for (start, end) in zip(points, points.dropFirst()) {
      let delta = end - start
      let length = (delta.x * delta.x + delta.y * delta.y).squareRoot()
      var place = 0.0
      while length - place > rest, result.count < 10_000 {
        place += rest
        let point = Point(
          x: start.x + delta.x * place / length, y: start.y + delta.y * place / length)
        if index % 2 == 0 { result.append(dash + [point]) }
        dash = [point]
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - place
      dash.append(end)
    }
    if index % 2 == 0, dash.count > 1 { result.append(dash) }
    return result
  }

  private mutating func line(_ points: [Point], isClosed: Bool) {
    let ends = isClosed ? Array(points.dropFirst()) + [points[0]] : Array(points.dropFirst())
    var directions: [Point] = []
    for (start, end) in zip(points, ends) {
      let delta = end - start
      let length = (delta.x * delta.x + delta.y * delta.y).squareRoot()
      let direction =
        length > 0 ? Point(x: delta.x / length, y: delta.y / length) : Point(x: 1, y: 0)
      directions.append(direction)
      let side = Point(x: -direction.y * radius, y: direction.x * radius)
      add([start + side, start - side, end - side, end + side])
    }
    for index in directions.indices.dropFirst() {
      join(points[index], directions[index - 1], directions[index])
    }
    if isClosed, let last = directions.last, let first = directions.first {
      join(points[0], last, first)
    } else if let first = directions.first, let last = directions.last {
      cap(points[0], Point(x: -first.x, y: -first.y))
      cap(points[points.count - 1], last)
    }
  }

  private mutating func join(_ p: Point, _ from: Point, _ to: Point) {
    if style.lineJoin == .round { return add(circle(p)) }
    let cross = from.x * to.y - from.y * to.x
    guard cross != 0 else { return }
    // The outer side of the bend.
    let sign = cross > 0 ? -1.0 : 1.0
    let a = p + Point(x: -from.y * radius * sign, y: from.x * radius * sign)
    let b = p + Point(x: -to.y * radius * sign, y: to.x * radius * sign)
    // The miter's length over the line's width is 1 / sin of half of the inner angle.
    let cosine = from.x * to.x + from.y * to.y
    let half = ((1 + cosine) / 2).squareRoot()
    if style.lineJoin == .miter, half > 0, 1 / half <= style.miterLimit {
      let middle = Point(x: a.x + b.x - 2 * p.x, y: a.y + b.y - 2 * p.y)
      let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
      if length > 0 {
        let reach = radius / half / length
        add([p, a, Point(x: p.x + middle.x * reach, y: p.y + middle.y * reach), b])
        return
      }
    }
    add([p, a, b])
  }

  private mutating func cap(_ p: Point, _ direction: Point) {
    switch style.lineCap {
    case .butt: return
    case .round: add(circle(p))
    case .square:
      let side = Point(x: -direction.y * radius, y: direction.x * radius)
      let reach = Point(x: direction.x * radius, y: direction.y * radius)
      add([p + side, p - side, p - side + reach, p + side + reach])
    }
  }

  private func circle(_ center: Point) -> [Point] {
    (0..<32).map {
      let turn = Trigonometry.sineCosine(degrees: Double($0) * 11.25)
      return Point(x: center.x + radius * turn.cosine, y: center.y + radius * turn.sine)
    }
  }

  /// Adds a piece, turned around where it runs the other way.
  private mutating func add(_ piece: [Point]) {
    var area = 0.0
    var last = piece[piece.count - 1]
    for point in piece {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    guard area != 0 else { return }
    pieces.append(area > 0 ? piece : piece.reversed())
  }
}
