// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// The track between the labels of its ends. The label of the control is only spoken.
  func lowerSlider(_ node: SliderNode, _ environment: SceneEnvironment) throws -> ID {
    let metrics = environment.look.slider(environment.values.controlSize)
    let value = min(1, max(0, node.value))
    let knob = ViewNode.filled(.capsule(style: .circular), .color(.white))
      .with(.shadow(color: Color.black.opacity(0.15), radius: 1.5, x: 0, y: 2))
    var view = ViewNode.layout(
      "SliderTrack", SliderLayout(fraction: value, metrics: metrics),
      [
        .filled(.capsule(style: .circular), .system("systemFill")),
        .filled(.capsule(style: .circular), .tint), knob,
      ]
    )
    .with(
      .background(alignment: .center, children: ticks(of: node, metrics))
    )
    .with(.accessibilityHidden(true))
    if !environment.values.labelsAreHidden, !(node.minimumLabel + node.maximumLabel).isEmpty {
      view = .row(node.minimumLabel + [view] + node.maximumLabel)
    }
    if environment.isInList {
      // Taller than a line of text, it still does not make a row taller.
      view = view.padding(.vertical, (metrics.heightInList - metrics.height) / 2)
    }
    let id = single(try lower(Self.faded(view, environment), environment), environment)
    var traits: Set<AccessibilityTrait> = [.isAdjustable]
    if !environment.values.isEnabled { traits.insert(.isNotEnabled) }
    let element = AccessibilityNode(
      frame: .zero, label: spokenWords(node.label, environment),
      value: "\(Int((value * 100).rounded()))%", traits: traits)
    return unary(
      "Slider", PassThroughLayout(), id, environment, semantics: Semantics(.control(element)))
  }

  /// A dot for each step, in the room that the middle of the knob moves in.
  private func ticks(
    of node: SliderNode, _ metrics: SliderMetrics
  ) -> [ViewNode] {
    guard let dots = metrics.ticks, let written = node.step, written > 0 else { return [] }
    // A dot for each pixel of the widest screen is the most that could be seen.
    let step = max(written, 1.0 / 4000)
    let count = Int(1 / step + 1e-6)
    let dot = ViewNode.filled(.circle, .system("tertiaryLabel"))
      .frame(width: dots.diameter, height: dots.diameter)
    let layout = SliderTickLayout(step: step, metrics: metrics, dots: dots)
    return [.layout("SliderTicks", layout, Array(repeating: dot, count: count + 1))]
  }

  /// The words of the texts in views that are not drawn; nil where they have none.
  func spokenWords(_ views: [ViewNode], _ environment: SceneEnvironment) -> String? {
    let words = views.compactMap { view -> String? in
      if case .text(let text) = view.content { return self.words(text, environment) }
      return spokenWords(view.content.children, environment)
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

/// A track, the part of it that is filled, and the knob at the end of that part.
private struct SliderLayout: UncachedLayout {
  /// In 0...1.
  var fraction: Double
  var metrics: SliderMetrics

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    Size(
      width: max(metrics.knobWidth, proposal.width ?? metrics.idealWidth), height: metrics.height)
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let knob = bounds.minX + fraction * (bounds.width - metrics.knobWidth) + metrics.knobWidth / 2
    let top = bounds.midY - metrics.trackHeight / 2
    for (index, width) in [bounds.width, knob - bounds.minX].enumerated() {
      subviews[index].place(
        at: Point(x: bounds.minX, y: top),
        proposal: AssayLayout.ProposedViewSize(width: width, height: metrics.trackHeight))
    }
    subviews[2].place(
      at: Point(x: knob, y: bounds.midY), anchor: .center,
      proposal: AssayLayout.ProposedViewSize(
        width: metrics.knobWidth, height: metrics.knobHeight))
  }
}

/// The dots of a slider's steps, below its track.
private struct SliderTickLayout: GreedyLayout {
  /// As a part of the range.
  var step: Double
  var metrics: SliderMetrics
  var dots: SliderTickMetrics

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let room = bounds.width - metrics.knobWidth
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: Point(
          x: bounds.minX + metrics.knobWidth / 2 + Double(index) * step * room,
          y: bounds.midY + dots.distance),
        anchor: .center, proposal: .unspecified)
    }
  }
}
