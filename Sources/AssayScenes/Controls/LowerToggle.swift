// SPDX-License-Identifier: MIT

internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerToggle(
    isOn: Bool, _ label: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    var inner = environment
    let view: ViewNode
    if environment.values.toggleStyle == .button {
      inner.values.buttonStyle = isOn ? .borderedProminent : .bordered
      view = ViewNode(.button(role: nil, label: label))
    } else if environment.values.labelsAreHidden || label.isEmpty {
      view = switchView(isOn: isOn, environment)
    } else {
      view = .row(label + [ViewNode(.spacer(minLength: nil)), switchView(isOn: isOn, environment)])
    }
    let id = single(try lower(Self.faded(view, environment), inner), inner)
    // A label that is not drawn is spoken.
    return control(
      "Toggle", id, environment, [.isToggle], value: isOn ? "1" : "0",
      label: environment.values.labelsAreHidden ? spokenWords(label, environment) : nil)
  }

  private func offTrack(
    _ metrics: ToggleMetrics, _ environment: SceneEnvironment
  ) -> StyleNode {
    guard environment.values.colorScheme == .light, let color = metrics.lightOff else {
      return .system("secondarySystemFill")
    }
    return .color(color)
  }

  /// The track, its end beyond the layout's edge, with the knob on it.
  private func switchView(isOn: Bool, _ environment: SceneEnvironment) -> ViewNode {
    let metrics = environment.look.toggle
    let track: StyleNode =
      isOn
      ? environment.values.tint.map { .color($0) } ?? .system("systemGreen")
      : offTrack(metrics, environment)
    let knob = ViewNode.filled(.capsule(style: .circular), .color(.white))
      .frame(width: metrics.knobWidth, height: metrics.knobHeight)
      .with(.shadow(color: Color.black.opacity(0.15), radius: 1.5, x: 0, y: 2))
      .padding(.all, metrics.knobInset)
    let view = ViewNode.filled(.capsule(style: .circular), track)
      .frame(width: metrics.width + metrics.overhang, height: metrics.height)
      .with(.overlay(alignment: isOn ? .trailing : .leading, children: [knob]))
      .frame(width: metrics.width, height: metrics.height, alignment: .leading)
      .with(.accessibilityHidden(true))
    guard environment.isInList else { return view }
    // Taller than a line of text, it still does not make a row taller.
    return view.padding(.vertical, (metrics.heightInList - metrics.height) / 2)
  }
}
