// SPDX-License-Identifier: MIT

public import AssayGraphics

/// An outline that fills its container. As a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path
  /// Returns the size of the shape for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// What the shape is for. It has no effect.
  static var role: ShapeRole { get }
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
  /// To be filled, to be stroked, or to divide others.
  case fill, stroke, separator
}

/// A shape that can draw its border inside its outline.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape shrunk on all sides, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that a view description can hold.
package nonisolated protocol PrimitiveShape: Shape {
  var geometry: ShapeGeometry { get }
}

nonisolated extension Shape {
  /// To be filled.
  public static var role: ShapeRole { .fill }

  /// Returns the proposed size, with 10 points for an unspecified length.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: size.width, height: size.height)
  }

  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), drawing: .fill)
  }

  /// The outline as data, or as the code of a shape that is written in Swift.
  package var geometry: ShapeGeometry {
    if let primitive = self as? any PrimitiveShape { return primitive.geometry }
    return .computed(
      ShapeComputation(
        typeName: String(describing: type(of: self)), detail: String(describing: self)
      ) { graphicsPath(in: $0) })
  }

  /// The outline in a rectangle, which a shape made of other shapes needs.
  func graphicsPath(in rect: Rect) -> AssayGraphics.Path {
    let box = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    return AssayGraphics.Path(path(in: box).elements)
  }
}

/// A filled or stroked shape, as a view.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
  public typealias Body = Never
  /// The shape.
  public let shape: Content
  let style: Style
  let drawing: ShapeNode.Drawing
  var fillStyle = FillStyle()

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let style = style.optionalStyleNode(in: context.environment)
    return [ViewNode(.shape(ShapeNode(shape.geometry(fillStyle), drawing: drawing, style: style)))]
  }
}

nonisolated extension _ShapeView {
  /// Fills a shape, as `fill(_:style:)` does.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.init(shape: shape, style: style, drawing: .fill, fillStyle: fillStyle)
  }
}

/// How the inside of an outline is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule applies, instead of the non-zero winding rule.
  public var isEOFilled: Bool
  /// Accepted, but not drawn: whether edges are smoothed. They always are.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}

nonisolated extension Shape {
  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, drawing: .fill, fillStyle: style)
  }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), drawing: .fill, fillStyle: style)
  }

  /// The outline as data, filled by a rule.
  func geometry(_ style: FillStyle) -> ShapeGeometry {
    style.isEOFilled ? .evenOdd(geometry) : geometry
  }

  /// Strokes the outline with a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, drawing: .stroke(style))
  }

  /// Strokes the outline with a style and a line width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The area that a stroke of the outline covers, with a line width in points.
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The area that a stroke of the outline covers.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }
}

nonisolated extension InsettableShape {
  /// Strokes the outline with a style, inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, drawing: .strokeBorder(style))
  }

  /// Strokes the outline with a style and a line width in points, inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline with the foreground style and a line width in points, inside the shape.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Strokes the outline with the foreground style, inside the shape.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}
