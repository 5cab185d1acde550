// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerProgressView(
    _ value: Double?, _ label: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    let style = environment.values.progressViewStyle
    let isCircular = style == .circular || (value == nil && style == .automatic)
    let indicator: ViewNode
    if let value, isCircular, environment.look.progress.drawsRing {
      indicator = ring(value, environment)
    } else {
      indicator = isCircular ? spinner(environment) : bar(value ?? 0, environment)
    }
    let view: ViewNode
    if environment.values.labelsAreHidden || label.isEmpty {
      view = indicator
    } else if isCircular {
      let words = ViewNode(.group(children: label)).foreground(.hierarchical(1))
      view = .column([indicator, words])
    } else {
      view = .column(label + [indicator], alignment: .leading)
    }
    let id = single(try lower(view, environment), environment)
    let percent = value.map { "\(Int((min(1, max(0, $0)) * 100).rounded()))%" }
    // A label that is not drawn is spoken.
    return control(
      "ProgressView", id, environment, [.updatesFrequently], value: percent,
      label: environment.values.labelsAreHidden ? spokenWords(label, environment) : nil)
  }

  private func bar(_ value: Double, _ environment: SceneEnvironment) -> ViewNode {
    let done = ViewNode.layout(
      "ProgressBar", FractionLayout(fraction: min(1, max(0, value))),
      [.filled(.capsule(style: .circular), .tint)])
    return ViewNode.filled(.capsule(style: .circular), .system("systemFill"))
      .with(.overlay(alignment: .leading, children: [done]))
      .frame(height: environment.look.progress.barHeight)
  }

  /// A track, and over it an arc of the tint from the top on, clockwise. That both are an eighth of
  /// the diameter wide is an estimate.
  private func ring(_ value: Double, _ environment: SceneEnvironment) -> ViewNode {
    let diameter = environment.look.progress.diameter(environment.values.controlSize)
    let width = diameter / 8
    let track = ShapeNode(
      .circle, drawing: .strokeBorder(StrokeStyle(lineWidth: width)), style: .system("systemFill"))
    let arc = ShapeNode(
      .path(Self.arc(min(1, max(0, value)), in: diameter, inset: width / 2)),
      drawing: .stroke(StrokeStyle(lineWidth: width, lineCap: .round)), style: .tint)
    return ViewNode(
      .zStack(alignment: .center, children: [ViewNode(.shape(track)), ViewNode(.shape(arc))])
    )
    .frame(width: diameter, height: diameter)
  }

  /// A part of a circle from its top on, in cubics of at most a quarter: controls at 4/3 tan(a/4).
  private static func arc(
    _ fraction: Double, in diameter: Double, inset: Double
  ) -> AssayGraphics.Path {
    let radius = diameter / 2 - inset
    func point(_ degrees: Double, _ tangent: Double = 0) -> Point {
      let (sine, cosine) = Turn.sineAndCosine(degrees: degrees)
      return Point(
        x: diameter / 2 + radius * (sine + tangent * cosine),
        y: diameter / 2 - radius * (cosine - tangent * sine))
    }
    let steps = max(1, Int((fraction * 4).rounded(.up)))
    let step = fraction * 360 / Double(steps)
    let (sine, cosine) = Turn.sineAndCosine(degrees: step / 4)
    let control = 4 * (sine / cosine) / 3
    return AssayGraphics.Path(
      [.move(point(0))]
        + (0..<steps).map { index in
          let (start, end) = (Double(index) * step, Double(index + 1) * step)
          return .cubic(
            to: point(end), control1: point(start, control), control2: point(end, -control))
        })
  }

  /// Eight spokes, the first of them the strongest, in gray unless a tint is set.
  private func spinner(_ environment: SceneEnvironment) -> ViewNode {
    let diameter = environment.look.progress.diameter(environment.values.controlSize)
    let spokes = (0..<8).map { index in
      var color = environment.values.tint ?? Color(base: .system("systemGray"), opacity: 1)
      color.opacity *= index == 0 ? 0.85 : 0.2 + 0.05 * Double(index)
      return ViewNode.filled(.capsule(style: .circular), .color(color))
        .frame(width: diameter * 0.125, height: diameter * 0.3)
        .frame(width: diameter, height: diameter, alignment: .top)
        .with(.rotationEffect(.degrees(Double(index) * 45), anchor: .center))
    }
    return ViewNode(.zStack(alignment: .center, children: spokes))
  }
}

/// A part of the width offered, from the leading edge.
struct FractionLayout: GreedyLayout {
  /// In 0...1.
  var fraction: Double

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = AssayLayout.ProposedViewSize(width: bounds.width * fraction, height: bounds.height)
    subviews.first?.place(at: bounds.origin, proposal: offer)
  }
}
