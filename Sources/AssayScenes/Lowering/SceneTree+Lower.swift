// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// Adds a view and its modifiers; answers one node, or several where the view is a group of views.
  ///
  /// - Throws: `SceneError` where the views that views are made of are nested too deep.
  func lower(_ view: ViewNode, _ environment: SceneEnvironment) throws -> [ID] {
    try enterLevel()
    defer { leaveLevel() }
    guard !view.modifiers.isEmpty else { return try lowerContent(view, environment) }
    // The environment comes from the outside in, the nodes are made from the inside out.
    var inner = environment
    var outer: [(modifier: ModifierNode, environment: SceneEnvironment)] = []
    for modifier in view.modifiers.reversed() {
      if modifier.isInherited {
        inner.apply(modifier)
        noteColors(of: modifier, inner)
      }
      if modifier.makesNode {
        outer.append((modifier, inner))
      }
    }
    var ids = try lowerContent(view, inner)
    for (modifier, environment) in outer.reversed() {
      // A modifier of a group is a modifier of each of its views.
      for index in ids.indices {
        ids[index] = try lowerModifier(modifier, ids[index], environment)
      }
    }
    return ids
  }

  /// Adds several views, groups among them flattened.
  func lower(_ views: [ViewNode], _ environment: SceneEnvironment) throws -> [ID] {
    var ids: [ID] = []
    for view in views { ids += try lower(view, environment) }
    return ids
  }

  private func lowerContent(_ view: ViewNode, _ environment: SceneEnvironment) throws -> [ID] {
    switch view.content {
    case .text(let node): [lowerText(node, environment)]
    case .image(let node): [try lowerImage(node, environment)]
    case .color(let color): [lowerColor(color, environment)]
    case .linearGradient(let gradient): [lowerGradient(gradient, environment)]
    case .shape(let node): [lowerShape(node, environment)]
    case .divider: [lowerDivider(environment)]
    case .spacer(let minLength): [lowerSpacer(minLength, environment)]
    case .hStack(let alignment, let spacing, let children):
      [
        try lowerStack(
          "HStack", AssayLayout.HStackLayout(alignment: alignment, spacing: spacing), children,
          environment)
      ]
    case .vStack(let alignment, let spacing, let children):
      [
        try lowerStack(
          "VStack", AssayLayout.VStackLayout(alignment: alignment, spacing: spacing), children,
          environment)
      ]
    case .zStack(let alignment, let children):
      [
        try lowerStack(
          "ZStack", AssayLayout.ZStackLayout(alignment: alignment), children, environment)
      ]
    case .customLayout(let node, let children):
      [try lowerCustomLayout(node, children, environment)]
    case .group(let children): try lower(children, environment)
    case .empty: []
    case .scrollView(let axes, let children): [try lowerScrollView(axes, children, environment)]
    case .label(let title, let icon): try lowerLabel(title, icon, environment)
    case .button(let role, let label): [try lowerButton(role, label, environment)]
    case .link(let label): [try lowerLink(label, environment)]
    case .list(let children): [try lowerList(children, environment)]
    case .form(let children): [try lowerForm(children, environment)]
    case .section(let header, let footer, let children):
      try lowerSection(header: header, footer: footer, children, environment)
    case .toggle(let isOn, let label): [try lowerToggle(isOn: isOn, label, environment)]
    case .textField(let node): [try lowerTextField(node, environment)]
    case .progressView(let value, let label):
      [try lowerProgressView(value, label, environment)]
    case .navigationStack(let children): [try lowerNavigationStack(children, environment)]
    case .navigationLink(let label): [try lowerNavigationLink(label, environment)]
    case .tabView(let selection, let children):
      [try lowerTabView(selection, children, environment)]
    }
  }
}
