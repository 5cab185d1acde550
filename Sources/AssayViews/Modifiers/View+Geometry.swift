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

  /// Calls `action` with a value that is made from the place of the view: after the first layout,
  /// and each time the value changes. What it sets is drawn.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Calls `action` with the old and the new value that is made from the place of the view: after
  /// the first layout, when both are the same, and each time the value changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    whenPlaced(GeometryChangeModifier.self) { placed in
      let value = placed.call { transform(GeometryProxy(placed.room)) }
      placed.noteChange(of: value, isInitial: true) { action($0, $1) }
    }
  }
}
