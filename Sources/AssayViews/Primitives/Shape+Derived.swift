// SPDX-License-Identifier: MIT

internal import AssayGraphics

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
  public func offset(x: Double = 0, y: Double = 0) -> some Shape {
    DerivedShape(
      base: self, change: { path, _ in path.offsetBy(dx: x, dy: y) }, detail: "offset \(x) \(y)")
  }

  /// Moves the outline by a size in points.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: Double(offset.width), y: Double(offset.height))
  }

  /// Turns the outline around an anchor.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    DerivedShape(
      base: self,
      change: { path, rect in
        let sc = Trigonometry.sineCosine(degrees: angle.degrees)
        let x = Double(rect.minX) + anchor.x * Double(rect.width)
        let y = Double(rect.minY) + anchor.y * Double(rect.height)
        return path.applying(
          AffineTransform(
            a: sc.cosine, b: sc.sine, c: -sc.sine, d: sc.cosine,
            tx: x - sc.cosine * x + sc.sine * y, ty: y - sc.sine * x - sc.cosine * y))
      }, detail: "rotation \(angle.degrees) \(anchor)")
  }

  /// Scales the outline around an anchor.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some Shape {
    DerivedShape(
      base: self,
      change: { path, rect in
        path.applying(
          .scale(
            x: x, y: y,
            about: Point(
              x: Double(rect.minX) + anchor.x * Double(rect.width),
              y: Double(rect.minY) + anchor.y * Double(rect.height))))
      }, detail: "scale \(x) \(y) \(anchor)")
  }

  /// Scales the outline equally in both directions around an anchor.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Keeps the part of the outline between two fractions of its length, from 0 to 1.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    DerivedShape(
      base: self,
      change: { path, _ in path.trimmed(from: startFraction, to: endFraction) },
      detail: "trim \(startFraction) \(endFraction)")
  }
}
