// SPDX-License-Identifier: MIT

public import AssayViews

/// A chart of bars, lines, areas, points, rules or sectors, by the name and with the forms of
/// Swift Charts.
///
/// Labels, lines, ticks and the sizes of bars are as in pictures of Swift Charts on iOS 16 to 18.
/// Unlike there, the steps of numbers are 1, 2 or 5 times a power of ten, and names of the axis
/// beside are in their middle beside the plot, not above their bars.
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
      .coordinateSpace(.named(PlotWithAxes.chartSpace))
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
      titled(model)
    } else if isBeside {
      HStack(alignment: settings.legendAlignment?.vertical ?? .top, spacing: spacing) {
        if position == .leading { legend(model, isBeside: true) }
        titled(model)
        if position == .trailing { legend(model, isBeside: true) }
      }
    } else {
      let isAbove = position.alignment.y == 0
      VStack(alignment: .leading, spacing: spacing) {
        if isAbove { aligned(legend(model, isBeside: false)) }
        titled(model)
        if !isAbove { aligned(legend(model, isBeside: false)) }
      }
    }
  }

  /// The plot with the titles of its axes.
  private func titled(_ model: ChartModel) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      titles(areAbove: true)
      if model.isRound {
        SectorRing(model: model, locale: locale)
          .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
      } else {
        PlotWithAxes(model: model, settings: settings, locale: locale)
      }
      titles(areAbove: false)
    }
  }

  /// The titles at one side, which share its width.
  @ViewBuilder
  private func titles(areAbove: Bool) -> some View {
    let titles = settings.titles.filter { $0.isAbove == areAbove }
    if let spacing = titles.map(\.spacing).max() {
      ZStack {
        ForEach(Array(titles.enumerated()), id: \.offset) { title in
          title.element.view.frame(maxWidth: .infinity, alignment: title.element.alignment)
        }
      }
      .font(.caption2).foregroundStyle(.secondary)
      .padding(areAbove ? .bottom : .top, spacing)
    }
  }

  private func hasLegend(_ model: ChartModel) -> Bool {
    settings.legend != .hidden
      && (!model.styleNames.isEmpty || !model.symbolNames.isEmpty
        || model.colors != nil || settings.legendContent != nil)
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
      ChartLegend(model: model, isBeside: isBeside, locale: locale)
    }
  }
}
