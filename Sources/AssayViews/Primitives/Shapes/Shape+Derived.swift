// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A shape that is moved.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize
  /// Creates the moved shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  /// Returns the moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: Double(offset.width), dy: Double(offset.height))
  }
}

nonisolated extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the moved shape, shrunk on all sides, in points.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape that is turned around an anchor.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint
  /// Creates the turned shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  /// Returns the turned outline.
  public func path(in rect: CGRect) -> Path {
    let turn = Trigonometry.sineCosine(degrees: angle.degrees)
    let place = anchor.place(in: rect)
    return shape.path(in: rect).applying(
      AssayGraphics.AffineTransform(
        a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine,
        tx: place.x - turn.cosine * place.x + turn.sine * place.y,
        ty: place.y - turn.sine * place.x - turn.cosine * place.y))
  }
}

nonisolated extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the turned shape, shrunk on all sides, in points.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape that is scaled around an anchor.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors of both directions.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint
  /// Creates the scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  /// Returns the scaled outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .scale(
        x: Double(scale.width), y: Double(scale.height), about: anchor.place(in: rect)))
  }
}

/// A shape that is drawn through an affine transform.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform
  /// Creates the transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  /// Returns the transformed outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A shape made of another, whose outline is known once its room is.
nonisolated struct DerivedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path
  /// Tells two derived shapes apart where their types do not.
  // assay:ignore assign-only-property - String(describing:) reads it, by which a ShapeGeometry
  // compares
  let detail: String

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
}

nonisolated extension Shape {
  /// Moves the outline by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Moves the outline by a size in points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Moves the outline by a point.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Turns the outline around an anchor.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Scales the outline around an anchor.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the outline equally in both directions around an anchor.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the outline through an affine transform.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Makes the outline as large as a size, in points, at the top left corner of its room.
  public func size(_ size: CGSize) -> some Shape {
    SizedShape(base: self, size: size)
  }

  /// Makes the outline as large as a size, in points, at an anchor of its room.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(base: self, size: size, anchor: anchor)
  }

  /// Makes the outline as large as a size, in points, at an anchor of its room.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// Makes the outline as large as a size, in points, at the top left corner of its room.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Keeps the part of the outline between two fractions of its length, from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    DerivedShape(
      base: self,
      change: { path, _ in path.trimmed(from: startFraction, to: endFraction) },
      detail: "trim \(startFraction) \(endFraction)")
  }

  /// The area in the shape and in another.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, "intersection \(eoFill)") { $0.intersection($1, eoFill: eoFill) }
  }

  /// The area in the shape or in another.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, "union \(eoFill)") { $0.union($1, eoFill: eoFill) }
  }

  /// The area in the shape and not in another.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, "subtracting \(eoFill)") { $0.subtracting($1, eoFill: eoFill) }
  }

  /// The area in one of both shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, "symmetricDifference \(eoFill)") {
      $0.symmetricDifference($1, eoFill: eoFill)
    }
  }

  /// The part of the outline that lies in another shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, "lineIntersection \(eoFill)") { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The part of the outline that lies outside of another shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, "lineSubtraction \(eoFill)") { $0.lineSubtraction($1, eoFill: eoFill) }
  }

  private func combined<T: Shape>(
    _ other: T, _ name: String, _ combine: @escaping @Sendable (Path, Path) -> Path
  ) -> some Shape {
    DerivedShape(
      base: self, change: { path, rect in combine(path, other.path(in: rect)) },
      detail: "\(name) \(other)")
  }
}

/// A shape of its own size.
nonisolated struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize
  var anchor = UnitPoint.topLeading

  func path(in rect: CGRect) -> Path {
    let x = rect.minX + (rect.width - size.width) * CGFloat(anchor.x)
    let y = rect.minY + (rect.height - size.height) * CGFloat(anchor.y)
    return base.path(in: CGRect(x: x, y: y, width: size.width, height: size.height))
  }
}

extension UnitPoint {
  fileprivate func place(in rect: CGRect) -> Point {
    Point(
      x: Double(rect.minX) + x * Double(rect.width), y: Double(rect.minY) + y * Double(rect.height))
  }
}
