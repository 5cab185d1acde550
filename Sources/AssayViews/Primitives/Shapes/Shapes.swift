// SPDX-License-Identifier: MIT

public import AssayGraphics

/// A rectangle that fills its container.
public nonisolated struct Rectangle: InsettableShape, PrimitiveShape {
  /// Creates a rectangle.
  public init() {}
  /// Returns the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the rectangle shrunk on all sides, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }
  package var geometry: ShapeGeometry { .rectangle }
}

/// A rectangle with equal rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape, PrimitiveShape {
  /// The size of a corner, in points.
  public var cornerSize: CGSize
  /// How the corners are curved.
  public var style: RoundedCornerStyle

  /// Creates a rectangle from the size of its corners, in points.
  ///
  /// Unlike SwiftUI, a corner is a circular or continuous one whose radius is the mean of the width
  /// and the height.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle from the radius of its corners, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  /// Returns the outline, with arcs of circles as its corners.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    return path
  }

  /// Returns the rectangle shrunk on all sides, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }

  package var geometry: ShapeGeometry {
    let radius = (Double(cornerSize.width) + Double(cornerSize.height)) / 2
    return .roundedRectangle(cornerRadius: radius, style: style)
  }
}

/// The radii of four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top of the leading edge.
  public var topLeading: Double
  /// The radius at the bottom of the leading edge.
  public var bottomLeading: Double
  /// The radius at the bottom of the trailing edge.
  public var bottomTrailing: Double
  /// The radius at the top of the trailing edge.
  public var topTrailing: Double

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners have their own radii.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, PrimitiveShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are curved.
  public var style: RoundedCornerStyle
  /// Creates a rectangle from the radii of its corners. The environment decides which edge is
  /// leading.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle from the radii of its corners, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// Returns the outline, with arcs of circles as its corners.
  public func path(in rect: CGRect) -> Path {
    let radii = geometryRadii
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radii.topLeft, bottomLeading: radii.bottomLeft,
        bottomTrailing: radii.bottomRight, topTrailing: radii.topRight))
  }

  /// Returns the rectangle shrunk on all sides, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }

  package var geometry: ShapeGeometry {
    .unevenRoundedRectangle(geometryRadii, style: style)
  }

  private var geometryRadii: CornerRadii {
    let isReversed = EnvironmentScope.current?.environment.layoutDirection == .rightToLeft
    let radii = cornerRadii
    return CornerRadii(
      topLeft: isReversed ? radii.topTrailing : radii.topLeading,
      topRight: isReversed ? radii.topLeading : radii.topTrailing,
      bottomRight: isReversed ? radii.bottomLeading : radii.bottomTrailing,
      bottomLeft: isReversed ? radii.bottomTrailing : radii.bottomLeading)
  }
}

/// The largest circle in the middle of its container.
public nonisolated struct Circle: InsettableShape, PrimitiveShape {
  /// Creates a circle.
  public init() {}

  /// Returns the circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns the circle shrunk on all sides, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }

  package var geometry: ShapeGeometry { .circle }
}

/// An ellipse that fills its container.
public nonisolated struct Ellipse: InsettableShape, PrimitiveShape {
  /// Creates an ellipse.
  public init() {}
  /// Returns the ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Returns the ellipse shrunk on all sides, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }
  package var geometry: ShapeGeometry { .ellipse }
}

/// A rectangle whose shorter sides are round.
public nonisolated struct Capsule: InsettableShape, PrimitiveShape {
  /// How the corners are curved.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: Double(min(rect.width, rect.height)) / 2)
  }

  /// Returns the capsule shrunk on all sides, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }

  package var geometry: ShapeGeometry { .capsule(style: style) }
}

nonisolated extension Path: Shape, PrimitiveShape {
  /// Returns the path itself: its points do not depend on the rectangle.
  public func path(in rect: CGRect) -> Path { self }
  package var geometry: ShapeGeometry { .path(AssayGraphics.Path(elements)) }
}

/// A shape whose type is hidden.
public nonisolated struct AnyShape: Shape, PrimitiveShape {
  private let base: any Shape
  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.base = shape }
  /// Returns the outline of the hidden shape.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  package var geometry: ShapeGeometry { base.geometry }
}

/// The shape of the container around, inset by the distance to its edges; a rectangle without a
/// container shape.
public nonisolated struct ContainerRelativeShape: InsettableShape, PrimitiveShape {
  /// Creates the shape.
  public init() {}
  /// Returns a rectangle: only drawing knows the container.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the shape shrunk on all sides, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }
  package var geometry: ShapeGeometry { .containerRelative }
}

/// A shape shrunk on all sides.
nonisolated struct InsetOf<Base: InsettableShape>: InsettableShape, PrimitiveShape {
  let base: Base
  let amount: Double

  func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: CGFloat(amount), dy: CGFloat(amount)))
  }

  func inset(by more: CGFloat) -> InsetOf<Base> {
    InsetOf(base: base, amount: amount + Double(more))
  }

  var geometry: ShapeGeometry { .inset(base.geometry, by: amount) }
}

nonisolated extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
nonisolated extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
nonisolated extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
nonisolated extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
nonisolated extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
nonisolated extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have their own radii, in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle whose corners have their own radii, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
nonisolated extension Shape where Self == Capsule {
  /// A capsule whose corners are curved in a way.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
nonisolated extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners of a size, in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
nonisolated extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners, whose radius is in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
