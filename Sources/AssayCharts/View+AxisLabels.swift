// SPDX-License-Identifier: MIT

public import AssayViews

nonisolated extension View {
  /// Adds a title below the axis below, at its leading end, or above or at another end. A place
  /// beside the plot is reported.
  ///
  /// - Parameters:
  ///   - position: above or below the plot.
  ///   - alignment: along that side; nil for that of the position.
  ///   - spacing: between the title and the chart, in points; nil for 8.
  ///   - content: the title.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let label = AnyView(content())
    return chart {
      $0.addTitle(label, position == .automatic ? .bottomLeading : position, alignment, spacing)
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

  /// Adds a title above the axis beside, at its trailing end, or below or at another end. A place
  /// beside the plot is reported.
  ///
  /// - Parameters:
  ///   - position: above or below the plot.
  ///   - alignment: along that side; nil for that of the position.
  ///   - spacing: between the title and the chart, in points; nil for 8.
  ///   - content: the title.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let label = AnyView(content())
    return chart {
      $0.addTitle(label, position == .automatic ? .topTrailing : position, alignment, spacing)
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

extension ChartSettings {
  /// Titles that an app adds at one place are in the same row.
  fileprivate mutating func addTitle(
    _ view: AnyView, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) {
    let at = position.alignment
    if at.y == 0.5 { undrawn.append("the position of a chart's axis label") }
    let usual: Alignment = at.x == 0 ? .leading : at.x == 1 ? .trailing : .center
    titles.append(
      AxisTitle(
        isAbove: at.y < 1, alignment: alignment ?? usual, spacing: spacing ?? 8, view: view))
  }
}
