// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerProgressView(
    _ value: Double?, _ label: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    let style = environment.values.progressViewStyle
    let isSpinner = style == .circular || (value == nil && style == .automatic)
    let indicator = isSpinner ? spinner(environment) : bar(value ?? 0, environment)
    let view: ViewNode
    if environment.values.labelsAreHidden || label.isEmpty {
      view = indicator
    } else if isSpinner {
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

  /// Eight spokes, the first of them the strongest, in gray unless a tint is set.
  private func spinner(_ environment: SceneEnvironment) -> ViewNode {
    let metrics = environment.look.progress
    let isLarge = environment.values.controlSize >= .large
    let diameter = isLarge ? metrics.largeSpinnerDiameter : metrics.spinnerDiameter
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
struct FractionLayout: UncachedLayout {
  /// In 0...1.
  var fraction: Double

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = AssayLayout.ProposedViewSize(width: bounds.width * fraction, height: bounds.height)
    subviews.first?.place(at: bounds.origin, proposal: offer)
  }
}

extension ControlSize {
  fileprivate static func >= (a: ControlSize, b: ControlSize) -> Bool { a.rank >= b.rank }

  private var rank: Int {
    switch self {
    case .mini: 0
    case .small: 1
    case .regular: 2
    case .large: 3
    case .extraLarge: 4
    }
  }
}
