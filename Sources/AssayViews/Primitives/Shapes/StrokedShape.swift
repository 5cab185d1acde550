// SPDX-License-Identifier: MIT

/// The area that a stroke of an outline covers. As a view, it is drawn with the foreground style.
public nonisolated struct _StrokedShape<Content: Shape>: Shape {
  /// The shape whose outline is stroked.
  public var shape: Content
  /// The stroke.
  public var style: StrokeStyle

  /// Creates the area.
  public init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// Returns the outline of the stroke.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// Returns the size of the shape that is stroked.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The stroke with the foreground style.
  public var body: _ShapeView<Content, ForegroundStyle> {
    shape.stroke(ForegroundStyle(), style: style)
  }

  /// Fills the stroke with a style.
  public func fill<S: ShapeStyle>(_ content: S) -> _ShapeView<Content, S> {
    shape.stroke(content, style: style)
  }
}
