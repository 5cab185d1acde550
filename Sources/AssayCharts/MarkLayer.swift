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
  }

  /// The points of each line and area, in order.
  private var series: [Series] {
    var result: [Series] = []
    for mark in model.marks where mark.kind == .line || mark.kind == .area {
      let id = "\(mark.kind) \(mark.series ?? mark.styleKey ?? "")"
      if let index = result.firstIndex(where: { $0.id == id }) {
        result[index].marks.append(mark)
      } else {
        result.append(Series(id: id, marks: [mark]))
      }
    }
    // Areas lie behind lines.
    return result.filter { $0.marks[0].kind == .area } + result.filter { $0.marks[0].kind == .line }
  }

  private func x(_ value: PlotValue?, unit: Calendar.Component? = nil) -> CGFloat? {
    if case .date(let date)? = value, let unit,
      let interval = model.x.calendar.dateInterval(of: unit, for: date),
      let start = model.x.place(.date(interval.start)), let end = model.x.place(.date(interval.end))
    {
      return size.width * CGFloat((start + end) / 2)
    }
    return value.flatMap(model.x.place).map { size.width * CGFloat($0) }
  }

  private func y(_ value: PlotValue?) -> CGFloat? {
    value.flatMap(model.y.place).map { size.height * CGFloat(1 - $0) }
  }

  /// The rectangle of a bar; nil for one whose values the axes do not have.
  private func bar(_ mark: ChartMark) -> CGRect? {
    if Stacking.isSideways(mark) || (mark.x.end != nil && mark.y.end == nil) {
      guard let start = x(mark.x.start), let end = x(mark.x.end), let middle = y(mark.y.start)
      else { return nil }
      let room = size.height * CGFloat(model.y.band ?? 0.1)
      let (offset, share) = slot(mark, room)
      let height = mark.width?.points(in: share, automatic: share * 0.75) ?? share * 0.75
      return CGRect(
        x: min(start, end), y: middle + offset - height / 2, width: abs(end - start),
        height: height)
    }
    guard let top = y(mark.y.end ?? mark.y.start), let bottom = y(mark.y.start),
      let middle = x(mark.x.start, unit: mark.x.unit)
    else { return nil }
    let (offset, share) = slot(mark, room(mark))
    let width = mark.width?.points(in: share, automatic: share * 0.75) ?? share * 0.75
    return CGRect(
      x: middle + offset - width / 2, y: min(top, bottom), width: width,
      height: abs(bottom - top))
  }

  /// The width for the marks at one value.
  private func room(_ mark: ChartMark) -> CGFloat {
    if let band = model.x.band { return size.width * CGFloat(band) }
    if case .date(let date)? = mark.x.start, let unit = mark.x.unit,
      let interval = model.x.calendar.dateInterval(of: unit, for: date),
      let start = model.x.place(.date(interval.start)), let end = model.x.place(.date(interval.end))
    {
      return size.width * CGFloat(end - start)
    }
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
        RoundedRectangle(cornerRadius: mark.cornerRadius ?? 0)
          .fill(model.style(of: mark))
          .frame(width: rect.width, height: rect.height)
          .position(x: rect.midX, y: rect.midY)
          .opacity(mark.opacity)
      }
    case .rule:
      rule(mark).stroke(model.style(of: mark), style: mark.lineStyle ?? StrokeStyle(lineWidth: 1))
        .opacity(mark.opacity)
    case .line, .area, .point, .sector:
      EmptyView()
    }
  }

  private func rectangle(_ mark: ChartMark) -> CGRect? {
    if let left = x(mark.x.start), let right = x(mark.x.end), let top = y(mark.y.end),
      let bottom = y(mark.y.start)
    {
      return CGRect(
        x: min(left, right), y: min(top, bottom), width: abs(right - left),
        height: abs(bottom - top))
    }
    guard let middleX = x(mark.x.start, unit: mark.x.unit), let middleY = y(mark.y.start) else {
      return nil
    }
    let width = room(mark)
    let height = size.height * CGFloat(model.y.band ?? 0.1)
    return CGRect(x: middleX - width / 2, y: middleY - height / 2, width: width, height: height)
  }

  private func rule(_ mark: ChartMark) -> Path {
    Path { path in
      if let place = x(mark.x.start, unit: mark.x.unit), mark.x.end == nil {
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
    if first.kind == .area {
      let bottom = points(series.marks) { $0.y.start }
      LineShape.area(top: top, bottom: bottom, first.interpolation)
        .fill(model.style(of: first)).opacity(first.opacity)
    } else {
      LineShape.path(top, first.interpolation)
        .stroke(
          model.style(of: first),
          style: first.lineStyle ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        )
        .opacity(first.opacity)
    }
  }

  private func points(
    _ marks: [ChartMark], _ value: (ChartMark) -> PlotValue?
  ) -> [CGPoint] {
    marks.compactMap { mark in
      guard let x = x(mark.x.start, unit: mark.x.unit), let y = y(value(mark)) else { return nil }
      return CGPoint(x: x, y: y)
    }
  }

  private func place(_ mark: ChartMark) -> CGPoint? {
    guard let x = x(mark.x.start, unit: mark.x.unit), let y = y(mark.y.end ?? mark.y.start) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  @ViewBuilder
  private func point(_ mark: ChartMark) -> some View {
    if let place = place(mark) {
      let side = (mark.symbolArea ?? 38).squareRoot()
      SymbolPath.path(model.symbol(of: mark), side: side).fill(model.style(of: mark))
        .frame(width: side, height: side)
        .position(place)
        .opacity(mark.opacity)
    }
  }

  @ViewBuilder
  private func annotations(_ mark: ChartMark) -> some View {
    if let rect = area(of: mark) {
      ForEach(Array(mark.annotations.enumerated()), id: \.offset) { entry in
        let at = entry.element.position.alignment
        let gap = entry.element.spacing ?? 4
        // A point at the edge of the mark, with the annotation on its other side.
        Color.clear.frame(width: 0, height: 0)
          .overlay(
            entry.element.view.fixedSize(),
            alignment: Alignment(
              horizontal: at.x < 0.5 ? .trailing : at.x > 0.5 ? .leading : .center,
              vertical: at.y < 0.5 ? .bottom : at.y > 0.5 ? .top : .center)
          )
          .position(
            x: rect.minX + rect.width * at.x + (at.x - 0.5) * 2 * gap,
            y: rect.minY + rect.height * at.y + (at.y - 0.5) * 2 * gap)
      }
    }
  }

  private func area(of mark: ChartMark) -> CGRect? {
    switch mark.kind {
    case .bar: return bar(mark)
    case .rectangle: return rectangle(mark)
    case .rule: return rule(mark).boundingRect
    case .line, .area, .point:
      return place(mark).map { CGRect(x: $0.x - 3, y: $0.y - 3, width: 6, height: 6) }
    case .sector: return nil
    }
  }
}

/// The shapes of points.
enum SymbolPath {
  static func path(_ symbol: BasicChartSymbolShape, side: CGFloat) -> Path {
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
      Path { path in
        path.addLines(points.map { CGPoint(x: $0.0 * side, y: $0.1 * side) })
        path.closeSubpath()
      }
    }
    switch symbol.kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle: return polygon([(0.5, 0), (1, 1), (0, 1)])
    case .diamond: return polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
    case .plus, .cross:
      let third: CGFloat = 1 / 3
      let plus = polygon([
        (third, 0), (2 * third, 0), (2 * third, third), (1, third), (1, 2 * third),
        (2 * third, 2 * third), (2 * third, 1), (third, 1), (third, 2 * third), (0, 2 * third),
        (0, third), (third, third),
      ])
      return symbol.kind == .plus
        ? plus
        : plus.applying(
          CGAffineTransform(translationX: side / 2, y: side / 2).rotated(by: .pi / 4)
            .translatedBy(x: -side / 2, y: -side / 2))
    }
  }
}
