// SPDX-License-Identifier: MIT

public import AssayViews

nonisolated extension View {
  /// Shows or hides the legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend = visibility }
  }
  /// Sets the place of the legend: above, below or beside the plot. Other places are reported.
  ///
  /// - Parameters:
  ///   - position: the side of the plot.
  ///   - alignment: along that side; nil for its start.
  ///   - spacing: between the legend and the chart, in points; nil for 8.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chart { $0.setLegend(position, alignment, spacing) }
  }
  /// Replaces the legend by a view above, below or beside the plot. Other places are reported.
  ///
  /// - Parameters:
  ///   - position: the side of the plot.
  ///   - alignment: along that side; nil for its start.
  ///   - spacing: between the legend and the chart, in points; nil for 8.
  ///   - content: the view.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chart {
      $0.setLegend(position, alignment, spacing)
      $0.legendContent = content
    }
  }
}

extension ChartSettings {
  fileprivate mutating func setLegend(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) {
    legendPosition = position == .automatic ? .bottom : position
    legendAlignment = alignment
    legendSpacing = spacing ?? 8
    if ![.bottom, .top, .leading, .trailing].contains(legendPosition) {
      undrawn.append("a legend of a chart over or at a corner of its plot")
    }
  }
}
