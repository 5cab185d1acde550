// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayNodes

extension SceneTree {
  /// Adds a view and its modifiers; answers one node, or several where the view is a group of
  /// views.
  ///
  /// - Throws: `SceneError` where the views that views are made of are nested too deep.
  func lower(_ view: ViewNode, _ environment: SceneEnvironment) throws -> [ID] {
    try enterLevel()
    defer { leaveLevel() }
    guard !view.modifiers.isEmpty else { return try lowerContent(view, environment) }
    let modifiers = lowerModifiers(view.modifiers, environment)
    return try apply(modifiers, to: lowerContent(view, modifiers.inner))
  }

  // NB: `lower` calls itself for each level of views, and what it keeps on the stack limits how
  // deep views may be nested. So what modifiers need is kept on the heap, by functions of their
  // own, and the views that are nested deep have a function of their own.

  /// What the modifiers of a view change around its content, and what they do to it afterwards.
  private final class LoweredModifiers {
    var inner: SceneEnvironment
    var outer: [(effect: ModifierEffect, environment: SceneEnvironment)] = []
    init(inner: SceneEnvironment) { self.inner = inner }
  }

  /// The environment comes from the outside in, the nodes are made from the inside out.
  @inline(never)
  private func lowerModifiers(
    _ modifiers: [ModifierNode], _ environment: SceneEnvironment
  ) -> LoweredModifiers {
    let result = LoweredModifiers(inner: environment)
    for modifier in modifiers.reversed() {
      let effect = modifier.effect
      switch effect {
      case .environment(let style, let change):
        change(&result.inner.values)
        if let style { note(style, result.inner) }
      case .container(.preferredColorScheme(let scheme?)):
        result.inner.values.colorScheme = scheme
      case .container:
        break
      case .layout, .placement, .drawing, .accessibility, .geometry:
        result.outer.append((effect, result.inner))
      case .notDrawn(let what, let changesColors):
        notes.add(.notDrawn(what, changesColors: changesColors))
      }
    }
    return result
  }

  @inline(never)
  private func apply(_ modifiers: LoweredModifiers, to content: [ID]) throws -> [ID] {
    var ids = content
    for (effect, environment) in modifiers.outer.reversed() {
      // A modifier of a group is a modifier of each of its views.
      for index in ids.indices {
        ids[index] = try lowerEffect(effect, ids[index], environment)
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
    case .hStack(let node): [try lowerHStack(node, environment)]
    case .vStack(let node): [try lowerVStack(node, environment)]
    case .zStack(let node): [try lowerZStack(node, environment)]
    case .group(let node): try lower(node.children, environment)
    default: try lowerOtherContent(view, environment)
    }
  }

  @inline(never)
  private func lowerOtherContent(
    _ view: ViewNode, _ environment: SceneEnvironment
  ) throws -> [ID] {
    switch view.content {
    case .hStack, .vStack, .zStack, .group: try lowerContent(view, environment)
    case .text(let node): [lowerText(node, environment)]
    case .image(let node): [try lowerImage(node, environment)]
    case .color(let color): [lowerColor(color, environment)]
    case .linearGradient(let gradient): [lowerGradient(gradient, environment)]
    case .gradient(let gradient): [lowerGradient(gradient, environment)]
    case .canvas(let node): [lowerCanvas(node, environment)]
    case .shape(let node): [lowerShape(node, environment)]
    case .divider: [lowerDivider(environment)]
    case .spacer(let node): [lowerSpacer(node.minLength, environment)]
    case .grid(let node): [try lowerGrid(node, environment)]
    case .gridRow(let node): try lowerGridRow(node, environment)
    case .customLayout(let node): [try lowerCustomLayout(node, environment)]
    case .geometryReader(let node): [lowerGeometryReader(node, environment)]
    case .viewThatFits(let node): [try lowerViewThatFits(node, environment)]
    case .empty: []
    case .scrollView(let node): [try lowerScrollView(node, environment)]
    case .label(let node): try lowerLabel(node.title, node.icon, environment)
    case .button(let node): [try lowerButton(node.role, node.label, environment)]
    case .link(let node): [try lowerLink(node.label, environment)]
    case .list(let node): [try lowerList(node.children, environment)]
    case .form(let node): [try lowerForm(node.children, environment)]
    case .section(let node): try lowerSection(node, environment)
    case .slider(let node): [try lowerSlider(node, environment)]
    case .toggle(let node): [try lowerToggle(isOn: node.isOn, node.label, environment)]
    case .textField(let node): [try lowerTextField(node, environment)]
    case .progressView(let node): [try lowerProgressView(node.value, node.label, environment)]
    case .navigationStack(let node):
      [
        try lowerNavigationStack(
          node.children, environment.ofContainer, around: view.modifiers)
      ]
    case .navigationLink(let node): [try lowerNavigationLink(node.label, environment)]
    case .tabView(let node):
      [try lowerTabView(node.selection, node.children, environment.ofContainer)]
    }
  }
}
