// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerToggle(
    isOn: Bool, _ label: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    let environment = environment.withControlFont
    var inner = environment
    // In a grouped form of macOS, a toggle is a small switch at the end of its row (the system's
    // own settings since macOS 13). Only forms have that style there.
    let isInGroupedForm = environment.isInList && environment.values.listStyle == .insetGrouped
    var toggle = environment.look.toggle(environment.values.controlSize)
    if toggle.checkbox != nil, isInGroupedForm, environment.values.toggleStyle != .button {
      toggle = environment.look.toggle(.mini)
      toggle.checkbox = nil
      toggle.isBesideLabel = false
    }
    let words = ViewNode.titled(label)
    let view: ViewNode
    if environment.values.toggleStyle == .button {
      // Off it has no ground (a designer's memory of iOS 15 to 18).
      let bezel = environment.look.button.bezel(environment.values.controlSize)
      inner.values.buttonStyle = isOn ? .borderedProminent : .borderless
      view =
        isOn
        ? ViewNode(.button(role: nil, label: words))
        : ViewNode(
          .button(
            role: nil,
            label: [
              ViewNode.row(words).padding(.horizontal, bezel.horizontalPadding)
                .with(.frame(FrameLimits(minHeight: bezel.height)))
            ]))
    } else if environment.values.toggleStyle == .automatic,
      let metrics = toggle.checkbox
    {
      let box = checkbox(isOn: isOn, metrics, environment)
      let isAlone = environment.values.labelsAreHidden
      view = .row([box] + (isAlone ? [] : words), spacing: metrics.spacing)
    } else if environment.values.labelsAreHidden || label.isEmpty {
      view = switchView(isOn: isOn, toggle, environment)
    } else {
      let space = toggle.isBesideLabel ? [] : [ViewNode(.spacer(minLength: nil))]
      view = .row(words + space + [switchView(isOn: isOn, toggle, environment)])
    }
    let id = single(try lower(Self.faded(view, environment), inner), inner)
    // A label that is not drawn is spoken.
    return control(
      "Toggle", id, environment, [.isToggle], value: isOn ? "1" : "0",
      label: environment.values.labelsAreHidden ? spokenWords(label, environment) : nil)
  }

  private func checkbox(
    isOn: Bool, _ metrics: CheckboxMetrics, _ environment: SceneEnvironment
  ) -> ViewNode {
    let geometry = ShapeGeometry.roundedRectangle(
      cornerRadius: metrics.cornerRadius, style: .continuous)
    let isDark = environment.values.colorScheme == .dark
    let ground: StyleNode = isOn ? .tint : .color(isDark ? .white.opacity(0.15) : .white)
    let box = ViewNode.filled(geometry, ground).frame(width: metrics.side, height: metrics.side)
    let sign =
      isOn
      ? ViewNode(.image(ImageNode(.system("checkmark"), isDecorative: true)))
        .font(.system(size: 0.72 * metrics.side, weight: .bold)).foreground(.color(.white))
      : ViewNode(
        .shape(
          ShapeNode(
            geometry, drawing: .strokeBorder(StrokeStyle(lineWidth: 0.5)),
            style: .color(Color.primary.opacity(0.3)))))
    return box.with(.overlay(alignment: .center, children: [sign])).with(.accessibilityHidden(true))
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
  private func switchView(
    isOn: Bool, _ metrics: ToggleMetrics, _ environment: SceneEnvironment
  ) -> ViewNode {
    let track: StyleNode =
      isOn
      ? environment.values.tint.map { .color($0) }
        ?? (metrics.isInAccentColor ? .tint : .system("systemGreen"))
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
