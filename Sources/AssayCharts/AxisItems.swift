// SPDX-License-Identifier: MIT

internal import AssayViews

/// What axis marks draw at one side of a plot, and as lines across it.
struct AxisItems {
  struct Label: Identifiable {
    let id: Int
    /// Along the axis, from 0 to 1.
    let position: Double
    let place: AxisPart.Place
    let isBetween: Bool
    let isAligned: Bool
    let view: AnyView
  }

  struct Tick: Identifiable {
    let id: Int
    /// Along the axis, from 0 to 1.
    let position: Double
    let tick: AxisPart.Tick
    let style: AnyShapeStyle
    let stroke: StrokeStyle
  }

  struct Line: Identifiable {
    let id: Int
    /// Along the axis, from 0 to 1.
    let position: Double
    let style: AnyShapeStyle
    let stroke: StrokeStyle
  }

  let scale: ChartScale
  private(set) var labels: [Label] = []
  private(set) var ticks: [Tick] = []
  private(set) var lines: [Line] = []
  /// The labels of the other axis before the plot and after it, whose room labels may take.
  var before: [Label] = []
  var after: [Label] = []

  /// The labels alone.
  var withoutTicks: AxisItems {
    var items = self
    items.ticks = []
    return items
  }

  var isEmpty: Bool { labels.isEmpty && ticks.isEmpty }

  /// - Parameter isUpright: whether lines run up: those of the axis below.
  init(_ scale: ChartScale, _ axes: [AxisOptions], locale: Locale, isUpright: Bool) {
    self.scale = scale
    for axis in axes {
      let values = scale.ticks(axis.values)
      let digits = ChartScale.fractionDigits(of: values)
      for (index, value) in values.enumerated() {
        guard let place = scale.place(value) else { continue }
        let usual = AnyView(Text(verbatim: scale.words(value, locale: locale, digits: digits)))
        var last: Label?
        var hasLine = false
        let parts = axis.parts(
          at: AxisValue(index: index, count: values.count, value: value), isUpright: isUpright)
        for part in parts {
          let middle =
            part.isBetween ? scale.middle(after: index, of: values, axis.values) : nil
          switch part.drawn {
          case .label(let form, let label):
            last = Label(
              id: labels.count, position: middle ?? place, place: form, isBetween: middle != nil,
              isAligned: axis.isAligned,
              view: AnyView(label(value, usual).font(.caption2).foregroundStyle(.secondary)))
          case .tick(let tick):
            let stroke = tick.stroke ?? axis.stroke ?? Self.stroke(isUpright)
            guard stroke.lineWidth > 0 else { continue }
            for place in middle.map({ [$0] }) ?? edges(values, place) {
              ticks.append(
                Tick(
                  id: ticks.count, position: place, tick: tick, style: tick.style ?? Self.style,
                  stroke: stroke))
            }
          case .grid(let style, let own):
            let stroke = own ?? axis.stroke ?? Self.stroke(isUpright)
            guard !hasLine else { continue }
            hasLine = true
            guard stroke.lineWidth > 0 else { continue }
            for place in middle.map({ [$0] }) ?? edges(values, place) {
              lines.append(
                Line(
                  id: lines.count, position: place, style: style ?? Self.style, stroke: stroke))
            }
          case .undrawn, .between: continue
          }
        }
        if let last { labels.append(last) }
      }
    }
  }

  /// Where the lines of a value are: at a number or a time, and at the edges of the room of a name.
  private func edges(_ values: [PlotValue], _ place: Double) -> [Double] {
    guard let band = scale.band else { return [place] }
    // Two names beside each other share an edge.
    let isLast = !values.contains { value in
      scale.place(value).map { abs($0 - place - band) < band / 2 } ?? false
    }
    return isLast ? [place - band / 2, place + band / 2] : [place - band / 2]
  }

  private static var style: AnyShapeStyle { AnyShapeStyle(Color.gray.opacity(0.3)) }

  /// Lines up are dashed, as measured in a picture of Swift Charts on iOS 16.
  private static func stroke(_ isUpright: Bool) -> StrokeStyle {
    isUpright ? StrokeStyle(lineWidth: 0.5, dash: [2, 2]) : StrokeStyle(lineWidth: 0.5)
  }
}
