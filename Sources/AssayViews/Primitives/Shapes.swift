// SPDX-License-Identifier: MIT

public import AssayGraphics

public nonisolated struct Rectangle: InsettableShape, PrimitiveShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }
  package var geometry: ShapeGeometry { .rectangle }
}

public nonisolated struct RoundedRectangle: InsettableShape, PrimitiveShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  /// NB: a corner is drawn as the arc of a circle or its continuous form, of the size's mean.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    return path
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }

  package var geometry: ShapeGeometry {
    let radius = (Double(cornerSize.width) + Double(cornerSize.height)) / 2
    return .roundedRectangle(cornerRadius: radius, style: style)
  }
}

/// One radius a corner, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: Double
  public var bottomLeading: Double
  public var bottomTrailing: Double
  public var topTrailing: Double

  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

public nonisolated struct UnevenRoundedRectangle: InsettableShape, PrimitiveShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  /// Leading is left unless the environment says otherwise when the view is evaluated.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// NB: its own corners, as arcs; the box is divided where two radii meet.
  public func path(in rect: CGRect) -> Path {
    let largest = max(
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomLeading,
      cornerRadii.bottomTrailing)
    return Path(roundedRect: rect, cornerRadius: largest)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }

  package var geometry: ShapeGeometry {
    let isReversed = EnvironmentScope.current?.environment.layoutDirection == .rightToLeft
    let radii = cornerRadii
    return .unevenRoundedRectangle(
      CornerRadii(
        topLeft: isReversed ? radii.topTrailing : radii.topLeading,
        topRight: isReversed ? radii.topLeading : radii.topTrailing,
        bottomRight: isReversed ? radii.bottomLeading : radii.bottomTrailing,
        bottomLeft: isReversed ? radii.bottomTrailing : radii.bottomLeading),
      style: style)
  }
}

public nonisolated struct Circle: InsettableShape, PrimitiveShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }

  package var geometry: ShapeGeometry { .circle }
}

public nonisolated struct Ellipse: InsettableShape, PrimitiveShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }
  package var geometry: ShapeGeometry { .ellipse }
}

public nonisolated struct Capsule: InsettableShape, PrimitiveShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: Double(min(rect.width, rect.height)) / 2)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: Double(amount))
  }

  package var geometry: ShapeGeometry { .capsule(style: style) }
}

nonisolated extension Path: Shape, PrimitiveShape {
  /// Itself: a path is in points and does not grow.
  public func path(in rect: CGRect) -> Path { self }
  package var geometry: ShapeGeometry { .path(AssayGraphics.Path(elements)) }
}

/// A shape of any type.
public nonisolated struct AnyShape: Shape, PrimitiveShape {
  private let base: any Shape
  public init<S: Shape>(_ shape: S) { self.base = shape }
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  package var geometry: ShapeGeometry { base.geometry }
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
  public static var rect: Rectangle { Rectangle() }
}
nonisolated extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
nonisolated extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
nonisolated extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}
nonisolated extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
