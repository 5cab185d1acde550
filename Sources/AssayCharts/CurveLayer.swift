// SPDX-License-Identifier: MIT

internal import AssayViews

/// The line or the area of a function. What leaves the plot is cut at its edges.
struct CurveLayer: View {
  let mark: ChartMark
  let model: ChartModel
  let size: CGSize

  var body: some View {
    Group {
      // Not otherwise: half of a line along an edge of the plot is outside.
      if leavesPlot { curve.clipped() } else { curve }
    }
    .opacity(mark.opacity).offset(mark.offset)
  }

  private var curve: some View {
    let style = model.style(of: mark)
    return Group {
      if mark.function?.isArea == true {
        path.fill(style)
      } else {
        path.stroke(
          style,
          style: model.lineStyle(of: mark)
            ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
    }
    .frame(width: size.width, height: size.height)
  }

  /// The part of the plot that the curve covers; nil for none.
  var frame: CGRect? {
    let points = runs.flatMap { $0 }.flatMap { [$0.point, $0.base ?? $0.point] }
    guard let left = points.map(\.x).min().map({ max($0, 0) }),
      let right = points.map(\.x).max().map({ min($0, size.width) }),
      let top = points.map(\.y).min().map({ max($0, 0) }),
      let bottom = points.map(\.y).max().map({ min($0, size.height) })
    else { return nil }
    guard left <= right, top <= bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private struct Place {
    let point: CGPoint
    let base: CGPoint?
  }

  private var runs: [[Place]] {
    mark.curve.map { run in
      run.compactMap { point in
        guard let x = place(point.x, model.x, size.width), let y = height(point.y) else {
          return nil
        }
        return Place(
          point: CGPoint(x: x, y: y),
          base: point.base.flatMap(height).map { CGPoint(x: x, y: $0) })
      }
    }
  }

  private func height(_ value: Double) -> CGFloat? {
    place(value, model.y, size.height).map { size.height - $0 }
  }

  /// In points, and far outside of the plot no farther than what a rasterizer takes.
  private func place(_ value: Double, _ scale: ChartScale, _ length: CGFloat) -> CGFloat? {
    scale.position(.number(value), in: length).map { min(max($0, -20_000), 20_000) }
  }

  private var path: Path {
    Path { path in
      for run in runs {
        guard let first = run.first else { continue }
        path.move(to: first.point)
        for place in run.dropFirst() { path.addLine(to: place.point) }
        guard mark.function?.isArea == true else { continue }
        for place in run.reversed() { path.addLine(to: place.base ?? place.point) }
        path.closeSubpath()
      }
    }
  }

  private var leavesPlot: Bool {
    let plot = CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5)
    return runs.contains { run in
      run.contains { !plot.contains($0.point) || !plot.contains($0.base ?? $0.point) }
    }
  }
}
