// SPDX-License-Identifier: MIT

internal import AssayViews

/// A ring of sectors.
struct SectorRing: View {
  let model: ChartModel
  let locale: Locale

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      let center = CGPoint(x: geometry.size.width / 2, y: geometry.size.height / 2)
      ForEach(sectors, id: \.index) { sector in
        path(sector, center, radius: side / 2)
          .fill(model.style(of: sector.mark))
          .opacity(sector.mark.opacity).offset(sector.mark.offset)
        MarkElement(
          mark: model.givenMarks[sector.index], model: model, locale: locale,
          frame: path(sector, center, radius: side / 2).boundingRect)
        annotations(sector, center, radius: side / 2)
      }
    }
  }

  private struct Sector {
    let index: Int
    let mark: ChartMark
    let start: Double
    let end: Double
  }

  private var sectors: [Sector] {
    let marks = Array(model.marks.enumerated()).filter { $0.element.kind == .sector }
    let values = marks.map { (_, mark) -> Double in
      if case .number(let value)? = mark.x.start { return max(0, value) }
      return 0
    }
    let total = values.reduce(0, +)
    guard total > 0 else { return [] }
    var reached = 0.0
    return marks.indices.map { index in
      let start = reached / total
      reached += values[index]
      return Sector(
        index: marks[index].offset, mark: marks[index].element, start: start,
        end: reached / total)
    }
  }

  /// Over the middle of the sector: between both edges, and both angles.
  private func annotations(
    _ sector: Sector, _ center: CGPoint, radius largest: CGFloat
  ) -> some View {
    let radii = radii(sector, largest)
    let middle = (radii.inner + radii.outer) / 2
    let angle = (sector.start + sector.end) * .pi - .pi / 2
    let size = path(sector, center, radius: largest).boundingRect.size
    return ForEach(Array(sector.mark.annotations.enumerated()), id: \.offset) { entry in
      entry.element.view(size).fixedSize()
        .position(
          x: center.x + middle * CGFloat(cos(angle)), y: center.y + middle * CGFloat(sin(angle)))
    }
  }

  private func radii(_ sector: Sector, _ largest: CGFloat) -> (inner: CGFloat, outer: CGFloat) {
    let outer = sector.mark.outerRadius?.radius(of: largest, automatic: largest) ?? largest
    let inner = sector.mark.innerRadius?.radius(of: largest, automatic: 0) ?? 0
    return (max(0, inner), outer)
  }

  /// From the top, clockwise.
  private func path(_ sector: Sector, _ center: CGPoint, radius largest: CGFloat) -> Path {
    let (inner, radius) = radii(sector, largest)
    // The distance between sectors is the same at each radius near the outer edge.
    let inset = radius > 0 ? Double(sector.mark.angularInset / radius) : 0
    return SectorShape(
      center: center, radius: radius, innerRadius: inner,
      start: sector.start * 2 * .pi - .pi / 2 + inset,
      end: sector.end * 2 * .pi - .pi / 2 - inset, cornerRadius: sector.mark.cornerRadius ?? 0
    ).path
  }
}
