// SPDX-License-Identifier: MIT

/// A shape that is filled or stroked, and may be again, on top.
public nonisolated protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape that is filled or stroked several times, as a view.
public nonisolated struct _ShapeLayers<Content: Shape, Layers: View>: ShapeView {
  /// The shape.
  public let shape: Content
  let layers: Layers

  /// What is drawn, each on top of those before.
  public var body: Layers { layers }
}

nonisolated extension ShapeView {
  /// Fills the shape again, on top of what is drawn.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeLayers<Content, some View> {
    _ShapeLayers(shape: shape, layers: overlay(shape.fill(content, style: style)))
  }

  /// Strokes the outline on top of what is drawn, with a line width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeLayers<Content, some View> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline on top of what is drawn.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeLayers<Content, some View> {
    _ShapeLayers(shape: shape, layers: overlay(shape.stroke(content, style: style)))
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Strokes the outline inside the shape, on top of what is drawn, with a line width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeLayers<Content, some View> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline inside the shape, on top of what is drawn.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeLayers<Content, some View> {
    _ShapeLayers(shape: shape, layers: overlay(shape.strokeBorder(content, style: style)))
  }
}
