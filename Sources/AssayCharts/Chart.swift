// SPDX-License-Identifier: MIT

public import AssayViews

/// A chart of bars, lines, areas, points, rules or sectors, by the name and with the forms of
/// Swift Charts.
///
/// Unlike Swift Charts, the places of numbers on axes, distances and sizes follow rules of Assay's
/// own: steps of 1, 2 or 5 and a power of ten, labels in `caption2`, values to the right.
///
/// ```swift
/// Chart(days) { day in
///   BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
/// }
/// ```
public struct Chart: View {
  private let marks: [ChartMark]
  @Environment(\.chart) private var settings
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  /// Creates a chart of marks.
  public init<Content: ChartContent>(@ChartContentBuilder content: () -> Content) {
    marks = content()._marks
  }

  /// Creates a chart with marks for each element.
  public init<Data: RandomAccessCollection, Content: ChartContent>(
    _ data: Data, @ChartContentBuilder content: (Data.Element) -> Content
  ) where Data.Element: Identifiable {
    marks = data.flatMap { content($0)._marks }
  }

  /// Creates a chart with marks for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Content: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: (Data.Element) -> Content
  ) {
    marks = data.flatMap { content($0)._marks }
  }

  /// The plot with its axes and its legend.
  public var body: some View {
    let model = ChartModel(marks, settings, calendar: calendar)
    framed(model)
      .layers(settings.layers, of: model)
      .reporting(all: ChartReport(marks, settings, model).undrawn)
  }
}

extension Chart {
  /// The plot with the legend at its side.
  @ViewBuilder
  private func framed(_ model: ChartModel) -> some View {
    let position = settings.legendPosition
    let spacing = settings.legendSpacing
    let isBeside = position == .leading || position == .trailing
    if !hasLegend(model) {
      titled(model, spacing: 8)
    } else if isBeside {
      HStack(alignment: settings.legendAlignment?.vertical ?? .top, spacing: spacing) {
        if position == .leading { legend(model, isBeside: true) }
        titled(model, spacing: 8)
        if position == .trailing { legend(model, isBeside: true) }
      }
    } else {
      let isAbove = position.alignment.y == 0
      VStack(alignment: .leading, spacing: spacing) {
        if isAbove { aligned(legend(model, isBeside: false)) }
        titled(model, spacing: 8)
        if !isAbove { aligned(legend(model, isBeside: false)) }
      }
    }
  }

  /// The plot with the titles of its axes.
  private func titled(_ model: ChartModel, spacing: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: spacing) {
      if let label = settings.y.label {
        label.font(.caption2).foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      if model.isRound {
        SectorRing(model: model, locale: locale)
          .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
      } else {
        PlotWithAxes(model: model, settings: settings, locale: locale)
      }
      if let label = settings.x.label {
        label.font(.caption2).foregroundStyle(.secondary)
      }
    }
  }

  private func hasLegend(_ model: ChartModel) -> Bool {
    settings.legend != .hidden
      && (!model.styleNames.isEmpty || !model.symbolNames.isEmpty
        || settings.legendContent != nil)
  }

  @ViewBuilder
  private func aligned(_ legend: some View) -> some View {
    if let alignment = settings.legendAlignment {
      legend.frame(maxWidth: .infinity, alignment: alignment)
    } else {
      legend
    }
  }

  @ViewBuilder
  private func legend(_ model: ChartModel, isBeside: Bool) -> some View {
    if let own = settings.legendContent {
      own
    } else {
      ChartLegend(model: model, isBeside: isBeside)
    }
  }
}
