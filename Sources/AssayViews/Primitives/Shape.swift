// SPDX-License-Identifier: MIT

public import AssayGraphics

/// An outline that fills the room it gets. As a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A shape that can draw its border within its outline.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that has a place in a view description.
package nonisolated protocol PrimitiveShape: Shape {
  var geometry: ShapeGeometry { get }
}

nonisolated extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: size.width, height: size.height)
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), drawing: .fill)
  }

  /// The outline as data; of a shape written in Swift, its own code.
  package var geometry: ShapeGeometry {
    if let primitive = self as? any PrimitiveShape { return primitive.geometry }
    return .computed(
      ShapeComputation(
        typeName: String(describing: type(of: self)), detail: String(describing: self)
      ) { graphicsPath(in: $0) })
  }

  /// The outline with its room known, as far as shapes of shapes need it.
  func graphicsPath(in rect: Rect) -> AssayGraphics.Path {
    let box = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    return AssayGraphics.Path(path(in: box).elements)
  }
}

/// A shape and how it is drawn.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
  public typealias Body = Never
  let shape: Content
  let style: Style
  let drawing: ShapeNode.Drawing

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let style = style.optionalStyleNode(in: context.environment)
    return [ViewNode(.shape(ShapeNode(shape.geometry, drawing: drawing, style: style)))]
  }
}

/// How the inside of an outline is told; Assay fills by the non-zero rule.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}

nonisolated extension Shape {
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, drawing: .fill)
  }

  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    body
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, drawing: .stroke(style))
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(lineWidth: Double = 1) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  public func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: style)
  }
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, drawing: .strokeBorder(style))
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(
    lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

/// A shape that is filled may be filled or stroked again, on top.
nonisolated extension _ShapeView {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    overlay(shape.fill(content))
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> some View {
    overlay(shape.stroke(content, lineWidth: lineWidth))
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay(shape.stroke(content, style: style))
  }
}

nonisolated extension _ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> some View {
    overlay(shape.strokeBorder(content, lineWidth: lineWidth))
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay(shape.strokeBorder(content, style: style))
  }
}
