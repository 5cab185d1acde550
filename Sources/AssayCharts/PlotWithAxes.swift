// SPDX-License-Identifier: MIT

internal import AssayViews

/// The area of the marks with the labels around it.
struct PlotWithAxes: View {
  let model: ChartModel
  let settings: ChartSettings
  let locale: Locale

  /// The name of the coordinate space of a chart.
  static let chartSpace = "the chart around a plot"

  var body: some View {
    let (x, y) = (settings.x.shown, settings.y.shown)
    let bottom = items(model.x, x.filter { $0.position?.side != .top }, isUpright: true)
    let top = items(model.x, x.filter { $0.position?.side == .top }, isUpright: true)
    let trailing = items(model.y, y.filter { $0.position?.side != .leading }, isUpright: false)
    let leading = items(model.y, y.filter { $0.position?.side == .leading }, isUpright: false)
    VStack(alignment: .leading, spacing: AxisLabelPlacement.spacing) {
      if !top.isEmpty { line(top, .top, leading, trailing) }
      HStack(spacing: AxisLabelPlacement.spacing) {
        if !leading.isEmpty { AxisLine(items: leading, side: .leading) }
        plot([bottom, top], [trailing, leading])
          .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
        if !trailing.isEmpty { AxisLine(items: trailing, side: .trailing) }
      }
      if !bottom.isEmpty { line(bottom, .bottom, leading, trailing) }
    }
  }

  private func items(
    _ scale: ChartScale, _ axes: [AxisOptions], isUpright: Bool
  ) -> AxisItems {
    AxisItems(scale, axes, locale: locale, isUpright: isUpright)
  }

  private func plot(_ x: [AxisItems], _ y: [AxisItems]) -> AnyView {
    let area = AnyView(
      GeometryReader { geometry in
        ZStack(alignment: .topLeading) {
          ForEach(Array(x.enumerated()), id: \.offset) {
            grid($0.element, geometry.size, isUpright: true)
          }
          ForEach(Array(y.enumerated()), id: \.offset) {
            grid($0.element, geometry.size, isUpright: false)
          }
          MarkLayer(
            model: model, size: geometry.size,
            chart: geometry.bounds(of: .named(Self.chartSpace))
              ?? CGRect(origin: .zero, size: geometry.size), locale: locale)
        }
      })
    return settings.plot.map { $0(area) } ?? area
  }

  /// Labels above or below, without the room of those beside the plot.
  private func line(
    _ items: AxisItems, _ side: AxisLine.Side, _ leading: AxisItems, _ trailing: AxisItems
  ) -> some View {
    var items = items
    items.before = leading.labels
    items.after = trailing.labels
    return HStack(spacing: AxisLabelPlacement.spacing) {
      if !leading.isEmpty { spacer(leading) }
      AxisLine(items: items, side: side)
      if !trailing.isEmpty { spacer(trailing) }
    }
  }

  /// As wide as the widest label.
  private func spacer(_ items: AxisItems) -> some View {
    ZStack { ForEach(items.labels) { $0.view.fixedSize() } }.hidden().frame(height: 0)
  }

  private func grid(_ items: AxisItems, _ size: CGSize, isUpright: Bool) -> some View {
    ForEach(items.lines) { line in
      let along = items.scale.position(
        ofPlace: line.position, in: isUpright ? size.width : size.height)
      Path { path in
        path.move(
          to: isUpright ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: size.height - along))
        path.addLine(
          to: isUpright
            ? CGPoint(x: along, y: size.height) : CGPoint(x: size.width, y: size.height - along))
      }
      .stroke(line.style, style: line.stroke)
    }
  }
}

extension AxisSettings {
  /// The marks of the axis: the usual ones unless the app sets them, and none of a hidden axis.
  var shown: [AxisOptions] { visibility == .hidden ? [] : axes ?? [AxisOptions()] }
}
