// SPDX-License-Identifier: MIT

internal import AssayViews

/// The marks of a chart in a size.
struct MarkLayer: View {
  let model: ChartModel
  let size: CGSize
  let locale: Locale

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(model.marks.enumerated()), id: \.offset) { entry in
        single(entry.element)
      }
      ForEach(series, id: \.id) { series in
        run(series)
      }
      ForEach(Array(model.marks.enumerated()), id: \.offset) { entry in
        if entry.element.showsSymbol { point(entry.element) }
        annotations(entry.element)
        if let frame = area(of: entry.element) {
          MarkElement(
            mark: model.givenMarks[entry.offset], model: model, locale: locale, frame: frame)
        }
      }
    }
    .frame(width: size.width, height: size.height)
  }

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

  /// In the middle of the time that a value lasts, or of the range that it covers.
  private func middle(_ mark: ChartMark) -> CGFloat? {
    if let range = range(mark) {
      (range.lowerBound + range.upperBound) / 2
    } else {
      x(mark.x.start)
    }
  }

  /// The room of a value that lasts for a time or covers a range.
  private func range(_ mark: ChartMark) -> ClosedRange<CGFloat>? {
    if let interval = mark.x.interval(in: model.x.calendar) {
      return range(.date(interval.start), .date(interval.end), x)
    }
    return mark.x.isBin ? range(mark.x.start, mark.x.end, x) : nil
  }

  private func range(
    _ start: PlotValue?, _ end: PlotValue?, _ place: (PlotValue?) -> CGFloat?
  ) -> ClosedRange<CGFloat>? {
    guard let start = place(start), let end = place(end) else { return nil }
    return min(start, end)...max(start, end)
  }

  private func x(_ value: PlotValue?) -> CGFloat? {
    value.flatMap { model.x.position($0, in: size.width) }
  }

  private func y(_ value: PlotValue?) -> CGFloat? {
    value.flatMap { model.y.position($0, in: size.height) }.map { size.height - $0 }
  }

  /// The room of a name along the axis beside; a tenth of the axis where it has none.
  private var heightOfBand: CGFloat {
    model.y.length(in: size.height) * CGFloat(model.y.band ?? 0.1)
  }

  /// The rectangle of a bar; nil for one whose values the axes do not have.
  private func bar(_ mark: ChartMark) -> CGRect? {
    if Stacking.isSideways(mark) || (mark.x.end != nil && mark.y.end == nil) {
      guard let start = x(mark.x.start), let end = x(mark.x.end) else { return nil }
      let bin = mark.y.isBin ? range(mark.y.start, mark.y.end, y) : nil
      guard let middle = bin.map({ ($0.lowerBound + $0.upperBound) / 2 }) ?? y(mark.y.start) else {
        // Without a second value the bar is as high as the plot.
        guard mark.y.start == nil else { return nil }
        let height = mark.width?.points(in: size.height, automatic: size.height) ?? size.height
        return CGRect(
          x: min(start, end), y: (size.height - height) / 2, width: abs(end - start),
          height: height)
      }
      let room =
        bin.map { $0.upperBound - $0.lowerBound } ?? heightOfBand
      let (offset, share) = slot(mark, room)
      let height = mark.width?.points(in: share, automatic: share * 0.75) ?? share * 0.75
      return CGRect(
        x: min(start, end), y: middle + offset - height / 2, width: abs(end - start),
        height: height)
    }
    guard let top = y(mark.y.end ?? mark.y.start), let bottom = y(mark.y.start) else { return nil }
    guard let middle = middle(mark) else {
      guard mark.x.start == nil else { return nil }
      let width = mark.width?.points(in: size.width, automatic: size.width) ?? size.width
      return CGRect(
        x: (size.width - width) / 2, y: min(top, bottom), width: width, height: abs(bottom - top))
    }
    let (offset, share) = slot(mark, room(mark))
    let width = mark.width?.points(in: share, automatic: share * 0.75) ?? share * 0.75
    return CGRect(
      x: middle + offset - width / 2, y: min(top, bottom), width: width,
      height: abs(bottom - top))
  }

  /// The width for the marks at one value.
  private func room(_ mark: ChartMark) -> CGFloat {
    if let band = model.x.band { return model.x.length(in: size.width) * CGFloat(band) }
    if let range = range(mark) { return range.upperBound - range.lowerBound }
    let places = Set(model.marks.compactMap { x($0.x.start) }).sorted()
    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
    return min(gaps.min() ?? size.width / 10, size.width / 4)
  }

  /// Where marks beside each other have their room: the distance from the middle, and the width.
  private func slot(_ mark: ChartMark, _ room: CGFloat) -> (CGFloat, CGFloat) {
    guard let key = mark.positionKey, let index = model.positions.firstIndex(of: key) else {
      return (0, room)
    }
    let count = CGFloat(model.positions.count)
    let share = room * 0.9 / count
    return ((CGFloat(index) - (count - 1) / 2) * share, share)
  }

  @ViewBuilder
  private func single(_ mark: ChartMark) -> some View {
    switch mark.kind {
    case .bar, .rectangle:
      if let rect = mark.kind == .bar ? bar(mark) : rectangle(mark) {
        let area = RoundedRectangle(cornerRadius: mark.cornerRadius ?? 0)
          .fill(model.style(of: mark))
          .frame(width: rect.width, height: rect.height)
        Group {
          if let clip = mark.clip { area.clipShape(clip) } else { area }
        }
        .position(x: rect.midX, y: rect.midY)
        .opacity(mark.opacity).offset(mark.offset)
      }
    case .rule:
      rule(mark)
        .stroke(
          model.style(of: mark), style: model.lineStyle(of: mark) ?? StrokeStyle(lineWidth: 1)
        )
        .opacity(mark.opacity).offset(mark.offset)
    case .line, .area, .point, .sector, .function, .spatial:
      EmptyView()
    }
  }

  /// As long as the plot along an axis for which it has no value.
  private func rectangle(_ mark: ChartMark) -> CGRect? {
    guard
      let across = span(
        middle(mark), mark.x, end: x(mark.x.end), mark.width, of: size.width,
        room: room(mark)),
      let along = span(
        y(mark.y.start), mark.y, end: y(mark.y.end), mark.height, of: size.height,
        room: heightOfBand)
    else { return nil }
    return CGRect(
      x: across.lowerBound, y: along.lowerBound, width: across.upperBound - across.lowerBound,
      height: along.upperBound - along.lowerBound)
  }

  /// - Parameter room: of a value without an end.
  private func span(
    _ start: CGFloat?, _ extent: ChartMark.Extent, end: CGFloat?, _ dimension: MarkDimension?,
    of length: CGFloat, room: CGFloat
  ) -> ClosedRange<CGFloat>? {
    guard extent.start != nil else { return 0...length }
    guard let start else { return nil }
    if let end { return min(start, end)...max(start, end) }
    guard extent.end == nil else { return nil }
    let size = dimension?.points(in: room, automatic: room) ?? room
    return (start - size / 2)...(start + size / 2)
  }

  private func rule(_ mark: ChartMark) -> Path {
    Path { path in
      if let place = middle(mark), mark.x.end == nil {
        path.move(to: CGPoint(x: place, y: y(mark.y.start) ?? 0))
        path.addLine(to: CGPoint(x: place, y: y(mark.y.end) ?? size.height))
      } else if let place = y(mark.y.start) {
        path.move(to: CGPoint(x: x(mark.x.start) ?? 0, y: place))
        path.addLine(to: CGPoint(x: x(mark.x.end) ?? size.width, y: place))
      }
    }
  }

  @ViewBuilder
  private func run(_ series: Series) -> some View {
    let first = series.marks[0]
    let top = points(series.marks) { $0.y.end ?? $0.y.start }
    if first.kind == .function {
      CurveLayer(mark: first, model: model, size: size)
    } else if first.kind == .area {
      let bottom = points(series.marks) { $0.y.start }
      LineShape.area(top: top, bottom: bottom, first.interpolation)
        .fill(model.style(of: first)).opacity(first.opacity).offset(first.offset)
    } else {
      LineShape.path(top, first.interpolation)
        .stroke(
          model.style(of: first),
          style: model.lineStyle(of: first)
            ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        )
        .opacity(first.opacity).offset(first.offset)
    }
  }

  private func points(
    _ marks: [ChartMark], _ value: (ChartMark) -> PlotValue?
  ) -> [CGPoint] {
    marks.compactMap { mark in
      guard let x = middle(mark), let y = y(value(mark)) else { return nil }
      return CGPoint(x: x, y: y)
    }
  }

  private func place(_ mark: ChartMark) -> CGPoint? {
    guard let x = middle(mark), let y = y(mark.y.end ?? mark.y.start) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  @ViewBuilder
  private func point(_ mark: ChartMark) -> some View {
    if let place = place(mark) {
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
      .position(place)
      .opacity(mark.opacity).offset(mark.offset)
    }
  }

  @ViewBuilder
  private func annotations(_ mark: ChartMark) -> some View {
    if mark.kind != .function, let rect = area(of: mark) {
      ForEach(Array(mark.annotations.enumerated()), id: \.offset) { entry in
        let place = AnnotationPlace(entry.element, of: rect)
        // A point at the edge of the mark, with the annotation on its other side.
        Color.clear.frame(width: 0, height: 0)
          .overlay(entry.element.view(rect.size).fixedSize(), alignment: place.alignment)
          .position(place.point)
      }
    }
  }

  /// What a mark covers where it is drawn.
  private func area(of mark: ChartMark) -> CGRect? {
    let area: CGRect? =
      switch mark.kind {
      case .bar: bar(mark)
      case .rectangle: rectangle(mark)
      case .rule: rule(mark).boundingRect
      case .line, .area, .point:
        place(mark).map { CGRect(x: $0.x - 3, y: $0.y - 3, width: 6, height: 6) }
      case .function: CurveLayer(mark: mark, model: model, size: size).frame
      case .sector, .spatial: nil
      }
    return area?.offsetBy(dx: mark.offset.width, dy: mark.offset.height)
  }
}

/// The point that an annotation touches, and the part of the annotation that is there.
private struct AnnotationPlace {
  let point: CGPoint
  let alignment: Alignment

  init(_ annotation: ChartMark.Annotation, of rect: CGRect) {
    let at = annotation.position.alignment
    let gap = annotation.spacing ?? 4
    let own = annotation.alignment
    let (x, horizontal): (CGFloat, HorizontalAlignment) =
      at.x < 0.5
      ? (rect.minX - gap, .trailing)
      : at.x > 0.5
        ? (rect.maxX + gap, .leading)
        : own.horizontal == .leading
          ? (rect.minX, .leading)
          : own.horizontal == .trailing ? (rect.maxX, .trailing) : (rect.midX, .center)
    let (y, vertical): (CGFloat, VerticalAlignment) =
      at.y < 0.5
      ? (rect.minY - gap, .bottom)
      : at.y > 0.5
        ? (rect.maxY + gap, .top)
        : own.vertical == .top
          ? (rect.minY, .top)
          : own.vertical == .bottom ? (rect.maxY, .bottom) : (rect.midY, .center)
    point = CGPoint(x: x, y: y)
    alignment = Alignment(horizontal: horizontal, vertical: vertical)
  }
}
