// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Which outline a shape draws in the room it gets.
package indirect enum ShapeGeometry: Hashable, Sendable {
  case rectangle
  /// In points.
  case roundedRectangle(cornerRadius: Double, style: RoundedCornerStyle)
  case unevenRoundedRectangle(CornerRadii, style: RoundedCornerStyle)
  case circle
  case ellipse
  case capsule(style: RoundedCornerStyle)
  /// In points of the room it gets.
  case path(AssayGraphics.Path)
  case inset(ShapeGeometry, by: Double)
  /// Its inside is found by the even-odd rule.
  case evenOdd(ShapeGeometry)
  /// The shape of the container around, inset by the distance to its edges; a rectangle without
  /// one.
  case containerRelative
  /// The `path(in:)` of a shape written in Swift; it has no written form.
  case computed(ShapeComputation)
}

/// The `path(in:)` of a shape written in Swift. Two are equal when they are of the same type and
/// print alike.
package struct ShapeComputation: Hashable, Sendable {
  package let typeName: String
  private let detail: String
  private let compute: @Sendable (Rect) -> AssayGraphics.Path

  /// - Parameter detail: how the shape prints.
  package init(
    typeName: String, detail: String,
    _ compute: @escaping @Sendable (Rect) -> AssayGraphics.Path
  ) {
    self.typeName = typeName
    self.detail = detail
    self.compute = compute
  }

  /// The outline, in points of the space in which the room is given.
  package func callAsFunction(in rect: Rect) -> AssayGraphics.Path { compute(rect) }

  package static func == (a: Self, b: Self) -> Bool {
    a.typeName == b.typeName && a.detail == b.detail
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(typeName)
    hasher.combine(detail)
  }
}

extension ShapeGeometry {
  /// Whether it depends on the container around.
  package var isContainerRelative: Bool {
    switch self {
    case .containerRelative: true
    case .inset(let inner, _), .evenOdd(let inner): inner.isContainerRelative
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .ellipse, .capsule,
      .path, .computed:
      false
    }
  }

  /// The same with another shape instead of the container's.
  package func replacingContainerRelative(by shape: ShapeGeometry) -> ShapeGeometry {
    switch self {
    case .containerRelative: shape
    case .inset(let inner, let amount):
      .inset(inner.replacingContainerRelative(by: shape), by: amount)
    case .evenOdd(let inner): .evenOdd(inner.replacingContainerRelative(by: shape))
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .ellipse, .capsule,
      .path, .computed:
      self
    }
  }
}
