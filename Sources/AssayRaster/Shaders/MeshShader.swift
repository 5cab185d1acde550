// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A mesh gradient, drawn into memory of its own once: each patch is cut into small
/// quadrilaterals, and each pixel gets the color at its center.
struct MeshShader: RowShader {
  private let bounds: PixelRect
  private let pixels: [UInt32]
  private let background: UInt32

  /// Quadrilaterals along each side of a patch.
  private static let steps = 16
  private static let maxPixels = 1 << 25

  /// Nil for a mesh that is not a grid of at least two by two points made of numbers.
  init?(_ mesh: MeshGradientPaint, _ transform: AffineTransform) {
    let height = mesh.width > 0 ? mesh.vertices.count / mesh.width : 0
    guard mesh.width >= 2, height >= 2, mesh.vertices.count == mesh.width * height,
      mesh.colors.count == mesh.vertices.count
    else { return nil }
    let surface = MeshSurface(mesh, height: height)
    let (columns, rows) = ((mesh.width - 1) * Self.steps, (height - 1) * Self.steps)
    var points: [Point] = []
    var colors: [SIMD4<Double>] = []
    for row in 0...rows {
      for column in 0...columns {
        let u = Double(column) / Double(Self.steps)
        let v = Double(row) / Double(Self.steps)
        points.append(transform.apply(surface.position(u, v)))
        colors.append(surface.color(u, v))
      }
    }
    guard
      points.allSatisfy({ $0.x.magnitude < FixedPoint.limit && $0.y.magnitude < FixedPoint.limit })
    else { return nil }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    bounds = PixelRect(
      left: Int((xs.min() ?? 0).rounded(.down)), top: Int((ys.min() ?? 0).rounded(.down)),
      right: Int((xs.max() ?? 0).rounded(.up)), bottom: Int((ys.max() ?? 0).rounded(.up)))
    guard bounds.width * bounds.height <= Self.maxPixels else { return nil }
    background = mesh.background.pixel
    var canvas = MeshCanvas(bounds: bounds, background: background)
    for row in 0..<rows {
      for column in 0..<columns {
        let at = row * (columns + 1) + column
        let corners = [at, at + 1, at + columns + 2, at + columns + 1]
        canvas.fill(corners[0], corners[1], corners[2], points, colors)
        canvas.fill(corners[0], corners[2], corners[3], points, colors)
      }
    }
    pixels = canvas.pixels
  }

  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    for index in 0..<count {
      let column = x + index
      let isInside =
        column >= bounds.left && column < bounds.right && y >= bounds.top && y < bounds.bottom
      row[index] =
        isInside
        ? pixels[(y - bounds.top) * bounds.width + column - bounds.left] : background
    }
  }
}

/// Places and colors of a mesh, by the numbers of its columns and rows and fractions of them.
private struct MeshSurface {
  let mesh: MeshGradientPaint
  let height: Int
  let colors: [SIMD4<Double>]

  init(_ mesh: MeshGradientPaint, height: Int) {
    self.mesh = mesh
    self.height = height
    colors = mesh.colors.map { color in
      let alpha = Double(color.alpha) / 255
      return SIMD4(
        Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha,
        Double(color.alpha))
    }
  }

  private func cell(_ place: Double, _ count: Int) -> (index: Int, fraction: Double) {
    let index = min(count - 2, max(0, Int(place)))
    return (index, place - Double(index))
  }

  /// A Coons patch of the four curves around the cell.
  func position(_ u: Double, _ v: Double) -> Point {
    let (column, s) = cell(u, mesh.width)
    let (row, t) = cell(v, height)
    func vertex(_ x: Int, _ y: Int) -> MeshGradientPaint.Vertex {
      mesh.vertices[(row + y) * mesh.width + column + x]
    }
    let (a, b, c, d) = (vertex(0, 0), vertex(1, 0), vertex(0, 1), vertex(1, 1))
    let top = cubic(a.position, a.trailing, b.leading, b.position, s)
    let bottom = cubic(c.position, c.trailing, d.leading, d.position, s)
    let left = cubic(a.position, a.bottom, c.top, c.position, t)
    let right = cubic(b.position, b.bottom, d.top, d.position, t)
    let across = mix(top, bottom, t)
    let down = mix(left, right, s)
    let corners = mix(mix(a.position, b.position, s), mix(c.position, d.position, s), t)
    return Point(x: across.x + down.x - corners.x, y: across.y + down.y - corners.y)
  }

  func color(_ u: Double, _ v: Double) -> SIMD4<Double> {
    let (column, s) = cell(u, mesh.width)
    let (row, t) = cell(v, height)
    func at(_ x: Int, _ y: Int) -> SIMD4<Double> {
      let inRow = min(height - 1, max(0, y))
      return colors[inRow * mesh.width + min(mesh.width - 1, max(0, x))]
    }
    guard mesh.isSmooth else {
      return (at(column, row) * (1 - s) + at(column + 1, row) * s) * (1 - t)
        + (at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s) * t
    }
    let rows = (-1...2).map { y in
      spline((-1...2).map { at(column + $0, row + y) }, s)
    }
    let color = spline(rows, t)
    return color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
  }

  /// Catmull and Rom's, between the second and the third.
  private func spline(_ p: [SIMD4<Double>], _ t: Double) -> SIMD4<Double> {
    // In short expressions with types, because the type checker needs 0.2 s for long ones of SIMD4.
    let linear = p[2] - p[0]
    let near: SIMD4<Double> = p[0] * 2 - p[1] * 5
    let square: SIMD4<Double> = near + p[2] * 4 - p[3]
    let between: SIMD4<Double> = (p[1] - p[2]) * 3
    let cube: SIMD4<Double> = between + p[3] - p[0]
    let bend: SIMD4<Double> = (square + cube * t) * t
    return p[1] + (linear + bend) * (t * 0.5)
  }

  private func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
    let u = 1 - t
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
  }

  private func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(x: a.x * (1 - t) + b.x * t, y: a.y * (1 - t) + b.y * t)
  }
}

/// Pixels that small triangles are drawn into.
private struct MeshCanvas {
  let bounds: PixelRect
  var pixels: [UInt32]

  init(bounds: PixelRect, background: UInt32) {
    self.bounds = bounds
    pixels = [UInt32](repeating: background, count: bounds.width * bounds.height)
  }

  /// Pixels whose centers are in a triangle; those on an edge belong to both.
  mutating func fill(
    _ i: Int, _ j: Int, _ k: Int, _ points: [Point], _ colors: [SIMD4<Double>]
  ) {
    let (a, b, c) = (points[i], points[j], points[k])
    let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    guard area != 0 else { return }
    let left = max(bounds.left, Int((min(a.x, b.x, c.x) - 0.5).rounded(.up)))
    let right = min(bounds.right - 1, Int((max(a.x, b.x, c.x) - 0.5).rounded(.down)))
    let top = max(bounds.top, Int((min(a.y, b.y, c.y) - 0.5).rounded(.up)))
    let bottom = min(bounds.bottom - 1, Int((max(a.y, b.y, c.y) - 0.5).rounded(.down)))
    guard left <= right, top <= bottom else { return }
    for y in top...bottom {
      for x in left...right {
        let p = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let second = ((p.x - a.x) * (c.y - a.y) - (p.y - a.y) * (c.x - a.x)) / area
        let third = ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / area
        // A hair outside is inside: no pixel between two triangles may be left out.
        guard second >= -1e-9, third >= -1e-9, second + third <= 1 + 1e-9 else { continue }
        let color = colors[i] * (1 - second - third) + colors[j] * second + colors[k] * third
        let channels = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        let alpha = UInt32(channels.w.rounded())
        func channel(_ value: Double) -> UInt32 { min(alpha, UInt32(value.rounded())) }
        pixels[(y - bounds.top) * bounds.width + x - bounds.left] =
          channel(channels.x) | channel(channels.y) << 8 | channel(channels.z) << 16 | alpha << 24
      }
    }
  }
}
