// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

extension ViewProjection {
  /// From points of the scene to points of the scene, for a view in a frame.
  func projection(in frame: Rect) -> Projection {
    switch self {
    case .rotation(let rotation): rotation.projection(in: frame)
    case .fixed(let projection):
      Self.moved(-frame.minX, -frame.minY).then(projection).then(
        Self.moved(frame.minX, frame.minY))
    }
  }

  fileprivate static func moved(_ x: Double, _ y: Double) -> Projection {
    Projection([1, 0, 0, 0, 1, 0, x, y, 1])
  }
}

extension SpaceRotation {
  /// Core Animation's rotation about an axis with `m34` of -perspective / the longer side, about
  /// the anchor.
  fileprivate func projection(in frame: Rect) -> Projection {
    let (sine, cosine) = Turn.sineAndCosine(degrees: angle.degrees)
    let length = (x * x + y * y + z * z).squareRoot()
    let depth = max(frame.width, frame.height)
    guard length > 0, length.isFinite, depth > 0 else {
      return Projection([1, 0, 0, 0, 1, 0, 0, 0, 1])
    }
    let (x, y, z, t) = (x / length, y / length, z / length, 1 - cosine)
    // Rows of x, y and z; columns of x, y and z.
    let rows = [
      [t * x * x + cosine, t * x * y + sine * z, t * x * z - sine * y],
      [t * x * y - sine * z, t * y * y + cosine, t * y * z + sine * x],
      [t * x * z + sine * y, t * y * z - sine * x, t * z * z + cosine],
    ]
    let m34 = -perspective / depth
    // The plane lies at -anchorZ, and goes back by it after the turn.
    let shift = (0..<3).map { -anchorZ * rows[2][$0] }
    let plane = Projection([
      rows[0][0], rows[0][1], rows[0][2] * m34,
      rows[1][0], rows[1][1], rows[1][2] * m34,
      shift[0], shift[1], 1 + (shift[2] + anchorZ) * m34,
    ])
    let anchorX = frame.minX + frame.width * anchor.x
    let anchorY = frame.minY + frame.height * anchor.y
    return ViewProjection.moved(-anchorX, -anchorY).then(plane).then(
      ViewProjection.moved(anchorX, anchorY))
  }
}
