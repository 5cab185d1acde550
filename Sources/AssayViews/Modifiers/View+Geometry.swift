// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Makes the view as large as the container around it: the nearest scroll view, list, tab or
  /// navigation stack, else the screen inside its safe area.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modified(.containerRelativeFrame(axes, alignment: alignment))
  }

  /// Makes the view as large as `span` of `count` equal parts of the container around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modified(
      .containerRelativeFrame(
        axes, length: .share(count: count, span: span, spacing: Double(spacing)),
        alignment: alignment))
  }

  /// Makes the view as large as a function of the length of the container around it says.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    let computed = ContainerLength { Double(length(CGFloat($0), $1)) }
    return modified(
      .containerRelativeFrame(axes, length: .computed(computed), alignment: alignment))
  }

  /// Unlike SwiftUI, calls `action` once, after layout, and does not evaluate the view again.
  ///
  /// A `@State` that the action sets keeps its first value in the picture, and the snapshot reports
  /// that it is not drawn.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Unlike SwiftUI, calls `action` once, after layout, and does not evaluate the view again. The
  /// old value is the new one.
  ///
  /// A `@State` that the action sets keeps its first value in the picture, and the snapshot reports
  /// that it is not drawn.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modified { context in
      let later = LaterEvaluation(context)
      return ModifierNode(
        GeometryChangeModifier { room in
          later.evaluate(in: room) { _ in
            StateWrites.recorded {
              let value = transform(GeometryProxy(room))
              action(value, value)
            }
          }
        })
    }
  }
}
