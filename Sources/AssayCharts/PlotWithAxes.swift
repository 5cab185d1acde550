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
    let place: Double
    let view: AnyView
  }

  private func values(_ scale: ChartScale) -> [AxisValue] {
    let ticks = scale.ticks
    return ticks.enumerated().map {
      AxisValue(index: $0.offset, count: ticks.count, value: $0.element)
    }
  }

  private func labels(_ scale: ChartScale, _ axis: AxisSettings) -> [AxisLabel] {
    values(scale).compactMap { value in
      guard let place = scale.place(value.value) else { return nil }
      let usual = AnyView(Text(verbatim: scale.words(value.value, locale: locale)))
      var view: AnyView? = usual
      if let parts = axis.axes?.first?.parts {
        view = nil
        for case .label(let label) in parts(value).map(\.drawn) { view = label(value.value, usual) }
      }
      return view.map {
        AxisLabel(
          id: value.index, place: place,
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
                x: geometry.size.width / 2, y: geometry.size.height * CGFloat(1 - label.place))
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
              x: geometry.size.width * CGFloat(label.place), y: geometry.size.height / 2)
          }
        })
  }

  @ViewBuilder
  private func grid(
    _ scale: ChartScale, _ axis: AxisSettings, _ size: CGSize, isUpright: Bool
  ) -> some View {
    ForEach(values(scale), id: \.index) { value in
      if let place = scale.place(value.value), let look = look(value, scale, axis) {
        Path { path in
          let along = isUpright ? size.width * CGFloat(place) : size.height * CGFloat(1 - place)
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
    let usual = (AnyShapeStyle(Color.gray.opacity(0.3)), StrokeStyle(lineWidth: 0.5))
    guard let parts = axis.axes?.first?.parts else { return scale.band == nil ? usual : nil }
    for case .grid(let style, let stroke) in parts(value).map(\.drawn) {
      return (style ?? usual.0, stroke ?? usual.1)
    }
    return nil
  }
}
