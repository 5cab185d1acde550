// SPDX-License-Identifier: MIT

internal import AssayViews

/// The marks of a chart in a size.
struct MarkLayer: View {
  let model: ChartModel
  let size: CGSize
  /// The bounds of the chart, in the coordinates of the plot.
  let chart: CGRect
  let locale: Locale

  private var geometry: MarkGeometry { MarkGeometry(model: model, size: size) }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(levels, id: \.self) { level in
        let marks = Array(model.marks.enumerated()).filter { $0.element.zIndex == level }
        ForEach(marks, id: \.offset) { entry in
          single(entry.element)
        }
        ForEach(series.filter { $0.marks[0].zIndex == level }, id: \.id) { series in
          run(series)
        }
        ForEach(marks, id: \.offset) { entry in
          if entry.element.showsSymbol { point(entry.element) }
          annotations(entry.element)
          if let frame = geometry.area(of: entry.element) {
            MarkElement(
              mark: model.givenMarks[entry.offset], model: model, locale: locale, frame: frame)
          }
        }
      }
    }
    .frame(width: size.width, height: size.height)
  }

  /// The z indices of marks, the lowest first.
  private var levels: [Double] { Set(model.marks.map(\.zIndex)).sorted() }

  private struct Series {
    var id: String
    var marks: [ChartMark]

    var isArea: Bool { marks[0].kind == .area || marks[0].function?.isArea == true }
  }

  /// The points of each line and area, in order.
  private var series: [Series] {
    var result: [Series] = []
    for (index, mark) in model.marks.enumerated() {
      if mark.kind == .function { result.append(Series(id: "function \(index)", marks: [mark])) }
      guard mark.kind == .line || mark.kind == .area else { continue }
      let id = "\(mark.kind) \(mark.series ?? mark.styleKey ?? "")"
      if let index = result.firstIndex(where: { $0.id == id }) {
        result[index].marks.append(mark)
      } else {
        result.append(Series(id: id, marks: [mark]))
      }
    }
    // Areas lie behind lines.
    return result.filter(\.isArea) + result.filter { !$0.isArea }
  }

  @ViewBuilder
  private func single(_ mark: ChartMark) -> some View {
    switch mark.kind {
    case .bar, .rectangle:
      if let rect = mark.kind == .bar ? geometry.bar(mark) : geometry.rectangle(mark) {
        let shape = RoundedRectangle(cornerRadius: mark.cornerRadius ?? 0)
        Group {
          if mark.alignsStyle {
            let area = shape.path(in: rect).fill(model.style(of: mark))
            Group {
              if let clip = mark.clip { area.clipShape(clip.path(in: rect)) } else { area }
            }
            .effects(of: mark)
          } else {
            let area = shape.fill(model.style(of: mark))
              .frame(width: rect.width, height: rect.height)
            Group {
              if let clip = mark.clip { area.clipShape(clip) } else { area }
            }
            .effects(of: mark)
            .position(x: rect.midX, y: rect.midY)
          }
        }
        .opacity(mark.opacity).offset(mark.offset)
      }
    case .rule:
      geometry.rule(mark)
        .stroke(
          model.style(of: mark), style: model.lineStyle(of: mark) ?? StrokeStyle(lineWidth: 1)
        )
        .effects(of: mark)
        .opacity(mark.opacity).offset(mark.offset)
    case .line, .area, .point, .sector, .function, .spatial:
      EmptyView()
    }
  }

  @ViewBuilder
  private func run(_ series: Series) -> some View {
    let first = series.marks[0]
    if first.kind == .function {
      CurveLayer(mark: first, model: model, size: size)
    } else if first.kind == .area {
      placed(area(series.marks), first) { $0.fill(model.style(of: first)) }
        .opacity(first.opacity).offset(first.offset)
    } else {
      let points = geometry.points(series.marks, { $0.y.end ?? $0.y.start }, offset: { _ in 0 })
      placed(LineShape.path(points, first.interpolation), first) {
        $0.stroke(
          model.style(of: first),
          style: model.lineStyle(of: first)
            ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
      .opacity(first.opacity).offset(first.offset)
    }
  }

  /// A line or an area in a frame as large as it is, to which a gradient refers. In that of the
  /// plot where the app asks for it, and where a line has no height or no width.
  @ViewBuilder
  private func placed<V: View>(
    _ path: Path, _ mark: ChartMark, _ drawn: (Path) -> V
  ) -> some View {
    let bounds = path.boundingRect
    if mark.alignsStyle || !(bounds.width > 0 && bounds.height > 0) {
      drawn(path).effects(of: mark)
    } else {
      drawn(path.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
        .frame(width: bounds.width, height: bounds.height)
        .effects(of: mark)
        .position(x: bounds.midX, y: bounds.midY)
    }
  }

  private func area(_ marks: [ChartMark]) -> Path {
    let first = marks[0]
    guard first.spansBeside else {
      return LineShape.area(
        top: geometry.points(marks, { $0.y.end ?? $0.y.start }, offset: \.ends.yEnd),
        bottom: geometry.points(marks, { $0.y.start }, offset: \.ends.yStart),
        first.interpolation)
    }
    // To the side: along the axis beside, where a line bends as it does along the one below.
    func turned(_ points: [CGPoint]) -> [CGPoint] { points.map { CGPoint(x: $0.y, y: $0.x) } }
    return LineShape.area(
      top: turned(geometry.pointsBeside(marks, { $0.x.end }, offset: \.ends.xEnd)),
      bottom: turned(geometry.pointsBeside(marks, { $0.x.start }, offset: \.ends.xStart)),
      first.interpolation
    )
    .applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
  }

  @ViewBuilder
  private func point(_ mark: ChartMark) -> some View {
    if let place = geometry.place(mark) {
      Group {
        if let view = mark.symbolView {
          view.fixedSize().foregroundStyle(model.style(of: mark))
        } else {
          let side = (mark.symbolArea ?? model.symbolArea(of: mark) ?? 38).squareRoot()
          let size = mark.symbolSize ?? CGSize(width: side, height: side)
          model.symbol(of: mark).fill(model.style(of: mark))
            .frame(width: size.width, height: size.height)
        }
      }
      .effects(of: mark)
      .position(place)
      .opacity(mark.opacity).offset(mark.offset)
    }
  }

  @ViewBuilder
  private func annotations(_ mark: ChartMark) -> some View {
    if mark.kind != .function, let rect = geometry.area(of: mark) {
      ForEach(Array(mark.annotations.enumerated()), id: \.offset) { entry in
        AnnotationLayout(entry.element, of: rect, plot: size, chart: chart) {
          entry.element.view(rect.size)
        }
      }
    }
  }
}

extension View {
  /// Adds the blur and the shadows of a mark.
  fileprivate func effects(of mark: ChartMark) -> AnyView {
    let blurred = mark.blur > 0 ? AnyView(blur(radius: mark.blur)) : AnyView(self)
    return mark.shadows.reduce(blurred) { view, shadow in
      AnyView(
        view.shadow(
          color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
          y: shadow.offset.height))
    }
  }
}
