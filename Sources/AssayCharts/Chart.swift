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
    let hasLegend =
      settings.legend != .hidden && (!model.styleNames.isEmpty || settings.legendContent != nil)
    let isAbove = settings.legendPosition.alignment.y == 0
    VStack(alignment: .leading, spacing: 8) {
      if hasLegend, isAbove { legend(model) }
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
      if hasLegend, !isAbove { legend(model) }
    }
    .layers(settings.layers, of: model)
    .reporting(all: ChartReport(marks, settings, model).undrawn)
  }
}

extension Chart {
  @ViewBuilder
  private func legend(_ model: ChartModel) -> some View {
    if let own = settings.legendContent { own } else { ChartLegend(model: model) }
  }
}

/// The names of colors.
struct ChartLegend: View {
  let model: ChartModel

  var body: some View {
    HStack(spacing: 12) {
      ForEach(model.styleNames, id: \.self) { name in
        HStack(spacing: 4) {
          Circle().fill(model.style(named: name)).frame(width: 8, height: 8)
          Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }
}
