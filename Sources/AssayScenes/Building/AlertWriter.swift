// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

/// A button of an alert or a dialog.
struct AlertAction {
  var role: ButtonRole?
  var label: [ViewNode]

  /// The buttons among the views of the actions, the one that cancels last. The system adds one
  /// where there is none.
  static func actions(in views: [ViewNode], fallback: String, alwaysCancels: Bool) -> [AlertAction]
  {
    var actions = found(in: views)
    let isMissing = alwaysCancels ? !actions.contains { $0.role == .cancel } : actions.isEmpty
    if isMissing {
      actions.append(
        AlertAction(
          role: alwaysCancels ? .cancel : nil,
          label: [ViewNode(.text(TextNode(system: fallback)))]))
    }
    return actions.filter { $0.role != .cancel } + actions.filter { $0.role == .cancel }
  }

  private static func found(in views: [ViewNode]) -> [AlertAction] {
    views.flatMap { view -> [AlertAction] in
      if case .button(let button) = view.content {
        return [AlertAction(role: button.role, label: button.label)]
      }
      if case .link(let link) = view.content { return [AlertAction(role: nil, label: link.label)] }
      if case .group(let group) = view.content { return found(in: group.children) }
      return []
    }
  }

  /// The title of a button; in alerts, the one that cancels is strong.
  func view(height: Double, pointSize: Double) -> ViewNode {
    let view = ViewNode.row(label)
      .font(Font(base: .size(pointSize), weight: role == .cancel ? .semibold : nil))
      .foreground(role == .destructive ? .system("systemRed") : .tint)
      .with(.lineLimit(1), .minimumScaleFactor(0.6))
      .padding(.horizontal, 8)
      .frame(height: height)
      .fillingWidth(.center)
    return view.with(
      .accessibilityElement(children: .combine), .accessibilityAddTraits([.isButton]))
  }
}

/// Writes an alert as the views it is made of.
struct AlertWriter {
  var environment: SceneEnvironment
  var title: TextNode
  var message: [ViewNode]
  var actions: [ViewNode]

  var view: ViewNode {
    let metrics = environment.look.presentation
    if let capsules = metrics.capsules { return card(capsules) }
    var words = [
      ViewNode(.text(title)).font(Font(base: .size(17), weight: .semibold))
        .with(.accessibilityAddTraits([.isHeader]))
    ]
    words += message.map { $0.font(Font(base: .size(13))) }
    words += fields(in: actions)
    let text = ViewNode.column(words, spacing: 4)
      .with(.multilineTextAlignment(.center))
      .padding(.horizontal, metrics.alertPadding - 4)
      .padding(.vertical, metrics.alertPadding)
      .fillingWidth(.center)
    return ViewNode.column([text] + buttons(metrics.alertButtonHeight), spacing: 0)
      .frame(width: metrics.alertWidth)
      .with(
        .backgroundShape(
          .material(.regularMaterial),
          in: .roundedRectangle(cornerRadius: metrics.alertCornerRadius, style: .continuous))
      )
      .with(.dynamicTypeSize(.large))
  }

  /// Words at the leading edge over capsules, the one that cancels first where there are two.
  private func card(_ metrics: CapsuleDialogMetrics) -> ViewNode {
    let card = CapsuleDialog(metrics: metrics, environment: environment)
    var actions = AlertAction.actions(in: actions, fallback: "OK", alwaysCancels: false)
    if actions.count == 2, actions[1].role == .cancel { actions.swapAt(0, 1) }
    let words = card.words(
      title: title, message: message, others: fields(in: self.actions), isCentered: false)
    return card.view(
      words: words, gap: metrics.alertButtonsTop, actions: actions,
      sideBySide: actions.count == 2, width: environment.look.presentation.alertWidth)
  }

  private func fields(in views: [ViewNode]) -> [ViewNode] {
    views.flatMap { view -> [ViewNode] in
      if case .group(let group) = view.content { return fields(in: group.children) }
      guard case .textField = view.content else { return [] }
      return [
        view.with(.textFieldStyle(.roundedBorder), .multilineTextAlignment(.leading))
          .font(Font(base: .size(environment.look.presentation.alertFieldPointSize)))
          .padding(.top, 8)
      ]
    }
  }

  /// Two buttons are beside each other, the one that cancels first; others are under each other.
  private func buttons(_ height: Double) -> [ViewNode] {
    var actions = AlertAction.actions(in: actions, fallback: "OK", alwaysCancels: false)
    let thickness = 1 / environment.values.displayScale
    let line = ViewNode.filled(.rectangle, .system("separator")).frame(height: thickness)
    guard actions.count == 2 else {
      return actions.flatMap { [line, button($0, height)] }
    }
    if actions[1].role == .cancel { actions.swapAt(0, 1) }
    let divider = ViewNode.filled(.rectangle, .system("separator"))
      .frame(width: thickness, height: height)
    return [
      line,
      .row(
        [button(actions[0], height), divider, button(actions[1], height)], spacing: 0),
    ]
  }

  private func button(_ action: AlertAction, _ height: Double) -> ViewNode {
    action.view(height: height, pointSize: 17)
  }
}

/// Writes a confirmation dialog of a phone as the views it is made of.
struct DialogWriter {
  var environment: SceneEnvironment
  /// nil for a title that is not shown.
  var title: TextNode?
  var message: [ViewNode]
  var actions: [ViewNode]

  /// A card in the middle of the screen. A tap beside it cancels, so no button does.
  func card(_ metrics: CapsuleDialogMetrics) -> ViewNode {
    let card = CapsuleDialog(metrics: metrics, environment: environment)
    let actions = AlertAction.actions(in: actions, fallback: "OK", alwaysCancels: false)
      .filter { $0.role != .cancel }
    return card.view(
      words: card.words(title: title, message: message, others: [], isCentered: true),
      gap: metrics.dialogButtonsTop, actions: actions, sideBySide: false,
      width: metrics.dialogWidth)
  }

  var view: ViewNode {
    let metrics = environment.look.presentation
    let actions = AlertAction.actions(in: actions, fallback: "Cancel", alwaysCancels: true)
    let line = ViewNode.filled(.rectangle, .system("separator"))
      .frame(height: 1 / environment.values.displayScale)
    var rows: [ViewNode] = []
    var words =
      title.map {
        [ViewNode(.text($0)).font(Font(base: .size(13), weight: .semibold))]
      } ?? []
    words += message.map { $0.font(Font(base: .size(13))) }
    if !words.isEmpty {
      rows.append(
        ViewNode.column(words, spacing: 8)
          .foreground(.system("secondaryLabel"))
          .with(.multilineTextAlignment(.center))
          .padding(.horizontal, 16)
          .padding(.vertical, 14)
          .fillingWidth(.center))
    }
    func row(_ action: AlertAction) -> ViewNode {
      action.view(height: metrics.dialogRowHeight, pointSize: 20)
    }
    rows += actions.filter { $0.role != .cancel }.map(row)
    let shape = ShapeGeometry.roundedRectangle(
      cornerRadius: metrics.alertCornerRadius, style: .continuous)
    var cards = actions.filter { $0.role == .cancel }.map {
      row($0).with(.backgroundShape(.system("secondarySystemGroupedBackground"), in: shape))
    }
    if !rows.isEmpty {
      let lined = rows.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [line, $0.element] }
      cards.insert(
        ViewNode.column(lined, spacing: 0).with(
          .backgroundShape(.material(.regularMaterial), in: shape)),
        at: 0)
    }
    return ViewNode.column(cards, spacing: metrics.dialogGap)
      .padding(.horizontal, metrics.dialogMargin)
      .padding(.bottom, environment.values.canvasSafeArea.bottom > 0 ? 0 : metrics.dialogMargin)
      .with(.dynamicTypeSize(.large))
  }
}
