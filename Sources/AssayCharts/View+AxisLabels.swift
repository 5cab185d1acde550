// SPDX-License-Identifier: MIT

public import AssayViews

nonisolated extension View {
  /// Adds a title below the axis below, at its leading end unless an alignment says otherwise. A
  /// place elsewhere and a distance are reported.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let label = AnyView(content().frame(maxWidth: .infinity, alignment: alignment ?? .leading))
    return chart {
      $0.x.label = label
      if ![.automatic, .bottom].contains(position) || spacing != nil {
        $0.undrawn.append("the position of a chart's axis label")
      }
    }
  }
  /// Adds a title below the axis below.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  /// Adds a title below the axis below.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// Adds a title below the axis below.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  /// Adds a title that is shown as it is below the axis below.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Adds a title above the axis beside. A place elsewhere, an alignment and a distance are
  /// reported.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let label = AnyView(content())
    return chart {
      $0.y.label = label
      if position != .automatic || alignment != nil || spacing != nil {
        $0.undrawn.append("the position of a chart's axis label")
      }
    }
  }
  /// Adds a title above the axis beside.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  /// Adds a title above the axis beside.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// Adds a title above the axis beside.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  /// Adds a title that is shown as it is above the axis beside.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Changes the view of the axis below. Unlike Charts, not drawn, which is reported.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.undrawn.append("the style of a chart's axis") }
  }
  /// Changes the view of the axis beside. Unlike Charts, not drawn, which is reported.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.undrawn.append("the style of a chart's axis") }
  }
}

/// The view of an axis. A picture never makes one.
public nonisolated struct ChartAxisContent: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}
