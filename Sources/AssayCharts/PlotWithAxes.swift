// SPDX-License-Identifier: MIT

internal import AssayViews

/// The area of the marks with the labels around it.
struct PlotWithAxes: View {
  let model: ChartModel
  let settings: ChartSettings
  let locale: Locale

  var body: some View {
    let (x, y) = (settings.x.shown, settings.y.shown)
    let bottom = labels(model.x, x.filter { $0.position?.side != .top })
    let top = labels(model.x, x.filter { $0.position?.side == .top })
    let trailing = labels(model.y, y.filter { $0.position?.side != .leading })
    let leading = labels(model.y, y.filter { $0.position?.side == .leading })
    VStack(alignment: .leading, spacing: 4) {
      if !top.isEmpty { line(top, leading, trailing) }
      HStack(spacing: 4) {
        if !leading.isEmpty { column(leading) }
        plot(x, y)
          .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
        if !trailing.isEmpty { column(trailing) }
      }
      if !bottom.isEmpty { line(bottom, leading, trailing) }
    }
  }

  private func plot(_ x: [AxisOptions], _ y: [AxisOptions]) -> AnyView {
    let area = AnyView(
      GeometryReader { geometry in
        ZStack(alignment: .topLeading) {
          grids(model.x, x, geometry.size, isUpright: true)
          grids(model.y, y, geometry.size, isUpright: false)
          MarkLayer(model: model, size: geometry.size, locale: locale)
        }
      })
    return settings.plot.map { $0(area) } ?? area
  }

  private struct AxisLabel: Identifiable {
    let id: Int
    /// Along the axis, from 0 to 1.
    let place: Double
    let scale: ChartScale
    let view: AnyView

    /// The distance from the start of the axis, in points.
    func position(in length: CGFloat) -> CGFloat { scale.position(ofPlace: place, in: length) }
  }

  private func values(_ scale: ChartScale, _ axis: AxisOptions) -> [AxisValue] {
    let ticks = scale.ticks(axis.values)
    return ticks.enumerated().map {
      AxisValue(index: $0.offset, count: ticks.count, value: $0.element)
    }
  }

  /// Those of all marks of an axis at the same side.
  private func labels(_ scale: ChartScale, _ axes: [AxisOptions]) -> [AxisLabel] {
    let all = axes.flatMap { axis in
      values(scale, axis).compactMap { value in label(value, scale, axis) }
    }
    return all.enumerated().map { index, label in
      AxisLabel(
        id: index, place: label.place, scale: scale,
        view: AnyView(label.view.font(.caption2).foregroundStyle(.secondary).fixedSize()))
    }
  }

  private func label(
    _ value: AxisValue, _ scale: ChartScale, _ axis: AxisOptions
  ) -> (place: Double, view: AnyView)? {
    guard let place = scale.place(value.value) else { return nil }
    let usual = AnyView(Text(verbatim: scale.words(value.value, locale: locale)))
    guard let parts = axis.parts else { return (place, usual) }
    var result: (place: Double, view: AnyView)?
    for part in parts(value) {
      guard case .label(let label) = part.drawn else { continue }
      let middle = part.isBetween ? middle(after: value, scale, axis) : nil
      result = (middle ?? place, label(value.value, usual))
    }
    return result
  }

  private func middle(
    after value: AxisValue, _ scale: ChartScale, _ axis: AxisOptions
  ) -> Double? {
    scale.middle(after: value.index, of: scale.ticks(axis.values), axis.values)
  }

  /// Labels above or below, without the room of those beside the plot.
  private func line(
    _ labels: [AxisLabel], _ leading: [AxisLabel], _ trailing: [AxisLabel]
  ) -> some View {
    HStack(spacing: 4) {
      if !leading.isEmpty { spacer(leading) }
      row(labels)
      if !trailing.isEmpty { spacer(trailing) }
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

  private func grids(
    _ scale: ChartScale, _ axes: [AxisOptions], _ size: CGSize, isUpright: Bool
  ) -> some View {
    ForEach(Array(axes.enumerated()), id: \.offset) { entry in
      grid(scale, entry.element, size, isUpright: isUpright)
    }
  }

  private func grid(
    _ scale: ChartScale, _ axis: AxisOptions, _ size: CGSize, isUpright: Bool
  ) -> some View {
    ForEach(values(scale, axis), id: \.index) { value in
      if let place = scale.place(value.value), let look = look(value, scale, axis) {
        let middle = look.isBetween ? middle(after: value, scale, axis) : nil
        let along = scale.position(
          ofPlace: middle ?? place, in: isUpright ? size.width : size.height)
        Path { path in
          path.move(
            to: isUpright ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: size.height - along))
          path.addLine(
            to: isUpright
              ? CGPoint(x: along, y: size.height) : CGPoint(x: size.width, y: size.height - along))
        }
        .stroke(look.style, style: look.stroke)
      }
    }
  }

  /// The look of a line at a value; nil for none. Names have none unless the app asks for it.
  private func look(
    _ value: AxisValue, _ scale: ChartScale, _ axis: AxisOptions
  ) -> (style: AnyShapeStyle, stroke: StrokeStyle, isBetween: Bool)? {
    let usual = AnyShapeStyle(Color.gray.opacity(0.3))
    let usualStroke = axis.stroke ?? StrokeStyle(lineWidth: 0.5)
    guard let parts = axis.parts else {
      guard scale.band == nil, usualStroke.lineWidth > 0 else { return nil }
      return (usual, usualStroke, false)
    }
    for part in parts(value) {
      guard case .grid(let style, let stroke) = part.drawn else { continue }
      let own = stroke ?? usualStroke
      return own.lineWidth > 0 ? (style ?? usual, own, part.isBetween) : nil
    }
    return nil
  }
}

extension AxisSettings {
  /// The marks of the axis: the usual ones unless the app sets them, and none of a hidden axis.
  var shown: [AxisOptions] { visibility == .hidden ? [] : axes ?? [AxisOptions()] }
}
