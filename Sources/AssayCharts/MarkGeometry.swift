// SPDX-License-Identifier: MIT

internal import AssayViews

/// Where the marks of a chart are in a plot of a size, in points from its top leading corner.
@MainActor struct MarkGeometry {
  let model: ChartModel
  let size: CGSize

  private func x(_ value: PlotValue?) -> CGFloat? {
    value.flatMap { model.x.position($0, in: size.width) }
  }

  private func y(_ value: PlotValue?) -> CGFloat? {
    value.flatMap { model.y.position($0, in: size.height) }.map { size.height - $0 }
  }

  /// In the middle of the time that a value lasts, or of the range that it covers.
  private func middle(_ mark: ChartMark) -> CGFloat? {
    if let fixed = mark.x.fixed { return fixed.middle(of: size.width) }
    if let range = range(mark.x, model.x, x) { return (range.lowerBound + range.upperBound) / 2 }
    return x(mark.x.start)
  }

  /// As above, along the axis beside.
  private func height(_ mark: ChartMark) -> CGFloat? {
    if let fixed = mark.y.fixed { return fixed.middle(of: size.height) }
    if let range = range(mark.y, model.y, y) { return (range.lowerBound + range.upperBound) / 2 }
    return y(mark.y.start)
  }

  /// The room of a value that lasts for a time or covers a range.
  private func range(
    _ extent: ChartMark.Extent, _ scale: ChartScale, _ place: (PlotValue?) -> CGFloat?
  ) -> ClosedRange<CGFloat>? {
    if let interval = extent.interval(in: scale.calendar) {
      return range(.date(interval.start), .date(interval.end), place)
    }
    return extent.isBin ? range(extent.start, extent.end, place) : nil
  }

  private func range(
    _ start: PlotValue?, _ end: PlotValue?, _ place: (PlotValue?) -> CGFloat?
  ) -> ClosedRange<CGFloat>? {
    guard let start = place(start), let end = place(end) else { return nil }
    return min(start, end)...max(start, end)
  }

  private func rect(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGRect {
    CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private func span(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> {
    min(start, end)...max(start, end)
  }

  private func around(_ middle: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat> {
    (middle - length / 2)...(middle + length / 2)
  }

  /// The rectangle of a bar; nil for one whose values the axes do not have.
  func bar(_ mark: ChartMark) -> CGRect? {
    if Stacking.isSideways(mark) || mark.spansBeside {
      guard let start = x(mark.x.start), let end = x(mark.x.end),
        let across = across(
          mark, mark.y, of: size.height, height(mark), room: heightOfRoom(mark),
          mark.ends.yStart, mark.ends.yEnd)
      else { return nil }
      return rect(span(start + mark.ends.xStart, end + mark.ends.xEnd), across)
    }
    let along: ClosedRange<CGFloat>
    if let fixed = mark.y.fixed?.range(of: size.height) {
      along = span(fixed.lowerBound + mark.ends.yStart, fixed.upperBound + mark.ends.yEnd)
    } else {
      guard let end = y(mark.y.end ?? mark.y.start), let start = y(mark.y.start) else { return nil }
      along = span(start + mark.ends.yStart, end + mark.ends.yEnd)
    }
    guard
      let across = across(
        mark, mark.x, of: size.width, middle(mark), room: room(mark), mark.ends.xStart,
        mark.ends.xEnd)
    else { return nil }
    return rect(across, along)
  }

  /// What a bar covers across its direction: as much as the plot where it has no value there.
  private func across(
    _ mark: ChartMark, _ extent: ChartMark.Extent, of length: CGFloat, _ middle: CGFloat?,
    room: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> ClosedRange<CGFloat>? {
    if let fixed = extent.fixed?.range(of: length) {
      return span(fixed.lowerBound + start, fixed.upperBound + end)
    }
    if extent.start == nil {
      let size = mark.width?.points(in: length, automatic: length) ?? length
      return around(middle ?? length / 2, size)
    }
    guard let middle else { return nil }
    let (offset, share) = slot(mark, room)
    return around(
      middle + offset,
      mark.width?.points(in: share, automatic: share * Self.share) ?? share * Self.share)
  }

  /// The width for the marks at one value.
  private func room(_ mark: ChartMark) -> CGFloat {
    if let band = model.x.band { return model.x.length(in: size.width) * CGFloat(band) }
    if let range = range(mark.x, model.x, x) { return range.upperBound - range.lowerBound }
    let places = Set(model.marks.compactMap { x($0.x.start) }).sorted()
    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
    return min(gaps.min() ?? size.width / 10, size.width / 4)
  }

  /// The height for the marks at one value: a tenth of the axis where the value has no room.
  private func heightOfRoom(_ mark: ChartMark) -> CGFloat {
    if let range = range(mark.y, model.y, y) { return range.upperBound - range.lowerBound }
    return model.y.length(in: size.height) * CGFloat(model.y.band ?? 0.1)
  }

  /// Of the room of a value, what its mark takes.
  ///
  /// Source: Apple's documentation of the initializers of `RectangleMark`. Pictures of Swift Charts
  /// on iOS 16 show the same share for bars, and for bars beside each other.
  private static let share: CGFloat = 0.7

  /// Where marks beside each other have their room: the distance from the middle, and the width.
  private func slot(_ mark: ChartMark, _ room: CGFloat) -> (CGFloat, CGFloat) {
    guard let key = mark.positionKey, let index = model.positions.firstIndex(of: key) else {
      return (0, room)
    }
    let count = CGFloat(model.positions.count)
    let span = mark.positionSpan.points(in: room, automatic: room * Self.share)
    let share = span / count
    return ((CGFloat(index) - (count - 1) / 2) * share, share)
  }

  /// As long as the plot along an axis for which it has no value.
  func rectangle(_ mark: ChartMark) -> CGRect? {
    guard
      let across = span(
        middle(mark), mark.x, end: x(mark.x.end), mark.width, of: size.width,
        room: room(mark), mark.ends.xStart, mark.ends.xEnd),
      let along = span(
        height(mark), mark.y, end: y(mark.y.end), mark.height, of: size.height,
        room: heightOfRoom(mark), mark.ends.yStart, mark.ends.yEnd)
    else { return nil }
    return rect(across, along)
  }

  /// - Parameter room: of a value without an end.
  private func span(
    _ middle: CGFloat?, _ extent: ChartMark.Extent, end: CGFloat?, _ dimension: MarkDimension?,
    of length: CGFloat, room: CGFloat, _ startOffset: CGFloat, _ endOffset: CGFloat
  ) -> ClosedRange<CGFloat>? {
    if let fixed = extent.fixed {
      if let range = fixed.range(of: length) {
        return span(range.lowerBound + startOffset, range.upperBound + endOffset)
      }
      let size = dimension?.points(in: length, automatic: length / 10) ?? length / 10
      return around(fixed.middle(of: length), size)
    }
    guard extent.start != nil else { return span(startOffset, length + endOffset) }
    guard let middle else { return nil }
    if let end, !extent.isBin { return span(middle + startOffset, end + endOffset) }
    guard extent.end == nil || extent.isBin else { return nil }
    let automatic = room * Self.share
    return around(middle, dimension?.points(in: room, automatic: automatic) ?? automatic)
  }

  func rule(_ mark: ChartMark) -> Path {
    Path { path in
      let ends = mark.ends
      if isUpright(mark), let place = middle(mark) {
        let fixed = mark.y.fixed?.range(of: size.height)
        let start = y(mark.y.start) ?? fixed?.lowerBound ?? 0
        let end = y(mark.y.end) ?? fixed?.upperBound ?? size.height
        path.move(to: CGPoint(x: place, y: start + ends.yStart))
        path.addLine(to: CGPoint(x: place, y: end + ends.yEnd))
      } else if let place = height(mark) {
        let fixed = mark.x.fixed?.range(of: size.width)
        let start = x(mark.x.start) ?? fixed?.lowerBound ?? 0
        let end = x(mark.x.end) ?? fixed?.upperBound ?? size.width
        path.move(to: CGPoint(x: start + ends.xStart, y: place))
        path.addLine(to: CGPoint(x: end + ends.xEnd, y: place))
      }
    }
  }

  /// Whether a rule runs up: at one place along the axis below.
  private func isUpright(_ mark: ChartMark) -> Bool {
    if let fixed = mark.x.fixed { return fixed.range(of: size.width) == nil }
    return mark.x.start != nil && (mark.x.end == nil || mark.x.isBin)
  }

  /// The places of a line, or of an edge of an area.
  func points(
    _ marks: [ChartMark], _ value: (ChartMark) -> PlotValue?, offset: (ChartMark) -> CGFloat
  ) -> [CGPoint] {
    marks.compactMap { mark in
      guard let x = middle(mark), let y = y(value(mark)) else { return nil }
      return CGPoint(x: x, y: y + offset(mark))
    }
  }

  /// The places of an edge of an area to the side.
  func pointsBeside(
    _ marks: [ChartMark], _ value: (ChartMark) -> PlotValue?, offset: (ChartMark) -> CGFloat
  ) -> [CGPoint] {
    marks.compactMap { mark in
      guard let x = x(value(mark)), let y = height(mark) else { return nil }
      return CGPoint(x: x + offset(mark), y: y)
    }
  }

  func place(_ mark: ChartMark) -> CGPoint? {
    guard let x = middle(mark),
      let y = mark.y.end.flatMap({ y($0) }) ?? (mark.y.end == nil ? height(mark) : nil)
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// What a mark covers where it is drawn.
  func area(of mark: ChartMark) -> CGRect? {
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
