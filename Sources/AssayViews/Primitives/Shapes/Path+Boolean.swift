// SPDX-License-Identifier: MIT

internal import AssayGraphics

extension Path {
  /// Returns the area in this path and in another. Unlike SwiftUI, curves become straight pieces.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 && $1 }
  }

  /// Returns the area in this path or in another. Unlike SwiftUI, curves become straight pieces.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 || $1 }
  }

  /// Returns the area in this path and not in another. Unlike SwiftUI, curves become straight
  /// pieces.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 && !$1 }
  }

  /// Returns the area in one of both paths. Unlike SwiftUI, curves become straight pieces.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 != $1 }
  }

  /// Returns the path without overlaps. Unlike SwiftUI, curves become straight pieces.
  public func normalized(eoFill: Bool = false) -> Path {
    combined(Path(), eoFill) { a, _ in a }
  }

  /// Returns the parts of the lines that lie in another path. Unlike SwiftUI, curves become
  /// straight pieces.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    overlay(other, eoFill) { $0 && $1 }.lines(of: contours(), areInside: true)
  }

  /// Returns the parts of the lines that lie outside of another path. Unlike SwiftUI, curves become
  /// straight pieces.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    overlay(other, eoFill) { $0 && $1 }.lines(of: contours(), areInside: false)
  }

  private func combined(
    _ other: Path, _ eoFill: Bool, _ rule: @escaping (Bool, Bool) -> Bool
  ) -> Path {
    overlay(other, eoFill, rule).path
  }

  private func overlay(
    _ other: Path, _ eoFill: Bool, _ rule: @escaping (Bool, Bool) -> Bool
  ) -> PathOverlay {
    PathOverlay(
      contours().map(\.points), other.contours().map(\.points), isEvenOdd: eoFill, rule: rule)
  }
}

/// The boundary of what a rule makes of two areas: all edges are cut where they cross, and those
/// that have the result on one side only are joined to contours.
private struct PathOverlay {
  private struct Edge {
    var start: Point
    var end: Point
  }

  private let first: [[Point]]
  private let second: [[Point]]
  private let isEvenOdd: Bool
  private let rule: (Bool, Bool) -> Bool

  init(
    _ first: [[Point]], _ second: [[Point]], isEvenOdd: Bool,
    rule: @escaping (Bool, Bool) -> Bool
  ) {
    // Points on a fine grid, so that ends that should meet do.
    func snapped(_ contours: [[Point]]) -> [[Point]] {
      contours.map { $0.map(Self.snapped) }
    }
    self.first = snapped(first)
    self.second = snapped(second)
    self.isEvenOdd = isEvenOdd
    self.rule = rule
  }

  private static func snapped(_ point: Point) -> Point {
    Point(x: (point.x * 4096).rounded() / 4096, y: (point.y * 4096).rounded() / 4096)
  }

  var path: Path {
    var seen: Set<[Point]> = []
    var edges: [Edge] = []
    for edge in pieces() {
      // An edge that both areas share counts once, whichever way it runs.
      let isForward =
        edge.start.x != edge.end.x ? edge.start.x < edge.end.x : edge.start.y < edge.end.y
      let key = isForward ? [edge.start, edge.end] : [edge.end, edge.start]
      guard seen.insert(key).inserted, let edge = boundary(edge) else { continue }
      edges.append(edge)
    }
    return Path(contours: Self.joined(edges))
  }

  /// An edge with the result on its right, seen along it with the y axis down; nil where both sides
  /// are alike.
  private func boundary(_ edge: Edge) -> Edge? {
    let delta = edge.end - edge.start
    let length = (delta.x * delta.x + delta.y * delta.y).squareRoot()
    guard length > 0 else { return nil }
    let middle = Point(x: (edge.start.x + edge.end.x) / 2, y: (edge.start.y + edge.end.y) / 2)
    let side = Point(x: -delta.y / length / 2048, y: delta.x / length / 2048)
    let (right, left) = (isInside(middle + side), isInside(middle - side))
    if right == left { return nil }
    return right ? edge : Edge(start: edge.end, end: edge.start)
  }

  private func isInside(_ point: Point) -> Bool {
    rule(isIn(first, point), isIn(second, point))
  }

  private func isIn(_ contours: [[Point]], _ point: Point) -> Bool {
    let winding = PathWinding.number(of: point, in: contours)
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The pieces of open or closed lines that are in the second area, or outside of it.
  func lines(of contours: [PathContour], areInside: Bool) -> Path {
    let walls = second.flatMap { contour in
      contour.first.map { Self.edges(through: contour + [$0]) } ?? []
    }
    var result = Path()
    for contour in contours {
      var points = contour.points.map(Self.snapped)
      if contour.isClosed, let start = points.first { points.append(start) }
      var end: Point?
      for edge in Self.edges(through: points).flatMap({ Self.cut($0, by: walls) }) {
        let middle = Point(
          x: (edge.start.x + edge.end.x) / 2, y: (edge.start.y + edge.end.y) / 2)
        guard isIn(second, middle) == areInside else { continue }
        if end != edge.start { result.move(to: CGPoint(x: edge.start.x, y: edge.start.y)) }
        result.addLine(to: CGPoint(x: edge.end.x, y: edge.end.y))
        end = edge.end
      }
    }
    return result
  }

  private static func cut(_ edge: Edge, by others: [Edge]) -> [Edge] {
    var places: Set<Double> = [0, 1]
    for other in others { places.formUnion(cuts(edge, other)) }
    return edges(through: places.sorted().map { point(at: $0, of: edge) })
  }

  /// All edges, cut where others cross or touch them.
  private func pieces() -> [Edge] {
    let contours: [[Point]] = first + second
    let edges = contours.flatMap { contour -> [Edge] in
      guard let start = contour.first else { return [] }
      return Self.edges(through: contour + [start])
    }
    return edges.flatMap { Self.cut($0, by: edges) }
  }

  private static func edges(through points: [Point]) -> [Edge] {
    zip(points, points.dropFirst()).compactMap { start, end in
      start == end ? nil : Edge(start: start, end: end)
    }
  }

  private static func point(at fraction: Double, of edge: Edge) -> Point {
    if fraction == 0 { return edge.start }
    if fraction == 1 { return edge.end }
    let delta = edge.end - edge.start
    return snapped(
      Point(x: edge.start.x + delta.x * fraction, y: edge.start.y + delta.y * fraction))
  }

  /// Where another edge meets one, as fractions of the one.
  private static func cuts(_ edge: Edge, _ other: Edge) -> [Double] {
    let (d, e) = (edge.end - edge.start, other.end - other.start)
    let offset = other.start - edge.start
    let cross = d.x * e.y - d.y * e.x
    let length = d.x * d.x + d.y * d.y
    if cross == 0 {
      // Parallel: the other's ends, where they lie on this edge.
      guard offset.x * d.y - offset.y * d.x == 0 else { return [] }
      return [other.start, other.end].map {
        (($0.x - edge.start.x) * d.x + ($0.y - edge.start.y) * d.y) / length
      }.filter { $0 > 0 && $0 < 1 }
    }
    let t = (offset.x * e.y - offset.y * e.x) / cross
    let u = (offset.x * d.y - offset.y * d.x) / cross
    return t > 0 && t < 1 && u >= 0 && u <= 1 ? [t] : []
  }

  private static func joined(_ edges: [Edge]) -> [[Point]] {
    var next: [Point: [Int]] = [:]
    for (index, edge) in edges.enumerated() { next[edge.start, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: edges.count)
    var contours: [[Point]] = []
    for start in edges.indices where !isUsed[start] {
      var contour: [Point] = []
      var index = start
      while !isUsed[index] {
        isUsed[index] = true
        contour.append(edges[index].start)
        guard let following = next[edges[index].end]?.first(where: { !isUsed[$0] }) else { break }
        index = following
      }
      contours.append(contour)
    }
    return contours
  }
}
