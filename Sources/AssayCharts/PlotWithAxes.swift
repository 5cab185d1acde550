// SPDX-License-Identifier: MIT

internal import AssayViews

/// The area of the marks with the labels beside and below it.
struct PlotWithAxes: View {
  let model: ChartModel
  let settings: ChartSettings
  let locale: Locale

  var body: some View {
    let showsX = settings.x.visibility != .hidden
    let showsY = settings.y.visibility != .hidden
    let isLeading = settings.y.axes?.first?.position?.side == .leading
    let labelsX = showsX ? labels(model.x, settings.x) : []
    let labelsY = showsY ? labels(model.y, settings.y) : []
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 4) {
        if isLeading, !labelsY.isEmpty { column(labelsY) }
        plot(showsX: showsX, showsY: showsY)
          .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
        if !isLeading, !labelsY.isEmpty { column(labelsY) }
      }
      if !labelsX.isEmpty {
        HStack(spacing: 4) {
          if isLeading, !labelsY.isEmpty { spacer(labelsY) }
          row(labelsX)
          if !isLeading, !labelsY.isEmpty { spacer(labelsY) }
        }
      }
    }
  }

  private func plot(showsX: Bool, showsY: Bool) -> AnyView {
    let area = AnyView(
      GeometryReader { geometry in
        ZStack(alignment: .topLeading) {
          if showsX { grid(model.x, settings.x, geometry.size, isUpright: true) }
          if showsY { grid(model.y, settings.y, geometry.size, isUpright: false) }
          MarkLayer(model: model, size: geometry.size, locale: locale)
        }
      })
    return settings.plot.map { $0(area) } ?? area
  }

  private struct AxisLabel: Identifiable {
    let id: Int
    let value: PlotValue
    let scale: ChartScale
    let view: AnyView

    /// The distance from the start of the axis, in points.
    func position(in length: CGFloat) -> CGFloat { scale.position(value, in: length) ?? 0 }
  }

  private func values(_ scale: ChartScale) -> [AxisValue] {
    let ticks = scale.ticks
    return ticks.enumerated().map {
      AxisValue(index: $0.offset, count: ticks.count, value: $0.element)
    }
  }

  private func labels(_ scale: ChartScale, _ axis: AxisSettings) -> [AxisLabel] {
    values(scale).compactMap { value in
      guard scale.place(value.value) != nil else { return nil }
      let usual = AnyView(Text(verbatim: scale.words(value.value, locale: locale)))
      var view: AnyView? = usual
      if let parts = axis.axes?.first?.parts {
        view = nil
        for case .label(let label) in parts(value).map(\.drawn) { view = label(value.value, usual) }
      }
      return view.map {
        AxisLabel(
          id: value.index, value: value.value, scale: scale,
          view: AnyView($0.font(.caption2).foregroundStyle(.secondary).fixedSize()))
      }
    }
  }

  /// As wide as the widest label.
  private func spacer(_ labels: [AxisLabel]) -> some View {
    ZStack { ForEach(labels) { $0.view } }.hidden().frame(height: 0)
  }

  private func column(_ labels: [AxisLabel]) -> some View {
    ZStack { ForEach(labels) { $0.view } }.hidden()
      .frame(maxHeight: .infinity)
      .overlay(
        GeometryReader { geometry in
          ForEach(labels) { label in
            label.view
              .frame(width: geometry.size.width, alignment: .leading)
              .position(
                x: geometry.size.width / 2,
                y: geometry.size.height - label.position(in: geometry.size.height))
          }
        })
  }

  private func row(_ labels: [AxisLabel]) -> some View {
    ZStack { ForEach(labels) { $0.view } }.hidden()
      .frame(maxWidth: .infinity)
      .overlay(
        GeometryReader { geometry in
          ForEach(labels) { label in
            label.view.position(
              x: label.position(in: geometry.size.width), y: geometry.size.height / 2)
          }
        })
  }

  @ViewBuilder
  private func grid(
    _ scale: ChartScale, _ axis: AxisSettings, _ size: CGSize, isUpright: Bool
  ) -> some View {
    ForEach(values(scale), id: \.index) { value in
      if let place = scale.position(value.value, in: isUpright ? size.width : size.height),
        let look = look(value, scale, axis)
      {
        Path { path in
          let along = isUpright ? place : size.height - place
          path.move(to: isUpright ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along))
          path.addLine(
            to: isUpright
              ? CGPoint(x: along, y: size.height) : CGPoint(x: size.width, y: along))
        }
        .stroke(look.style, style: look.stroke)
      }
    }
  }

  /// The look of a line at a value; nil for none. Names have none unless the app asks for it.
  private func look(
    _ value: AxisValue, _ scale: ChartScale, _ axis: AxisSettings
  ) -> (style: AnyShapeStyle, stroke: StrokeStyle)? {
    let axis = axis.axes?.first
    let usual = (
      AnyShapeStyle(Color.gray.opacity(0.3)), axis?.stroke ?? StrokeStyle(lineWidth: 0.5)
    )
    guard let parts = axis?.parts else {
      return scale.band == nil && usual.1.lineWidth > 0 ? usual : nil
    }
    for case .grid(let style, let stroke) in parts(value).map(\.drawn) {
      let stroke = stroke ?? usual.1
      return stroke.lineWidth > 0 ? (style ?? usual.0, stroke) : nil
    }
    return nil
  }
}
