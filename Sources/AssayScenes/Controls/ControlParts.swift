// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

/// Pieces that controls are written with.
extension ViewNode {
  static func row(
    _ children: [ViewNode], alignment: VerticalAlignment = .center, spacing: Double? = nil
  ) -> ViewNode {
    ViewNode(.hStack(alignment: alignment, spacing: spacing, children: children))
  }

  static func column(
    _ children: [ViewNode], alignment: HorizontalAlignment = .center, spacing: Double? = nil
  ) -> ViewNode {
    ViewNode(.vStack(alignment: alignment, spacing: spacing, children: children))
  }

  static func filled(_ geometry: ShapeGeometry, _ style: StyleNode) -> ViewNode {
    ViewNode(.shape(ShapeNode(geometry, style: style)))
  }

  static func layout(
    _ typeName: String, _ layout: any AssayLayout.Layout, _ children: [ViewNode]
  ) -> ViewNode {
    ViewNode(
      .customLayout(CustomLayoutNode(layout, typeName: typeName, children: children)))
  }

  func with(_ modifiers: ModifierNode...) -> ViewNode {
    var copy = self
    copy.modifiers += modifiers
    return copy
  }

  func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ViewNode {
    with(.frame(width: width, height: height, alignment: alignment))
  }

  /// As wide as there is room.
  func fillingWidth(_ alignment: Alignment = .leading) -> ViewNode {
    with(.frame(FrameLimits(maxWidth: .infinity), alignment: alignment))
  }

  func padding(_ edges: Edge.Set, _ length: Double) -> ViewNode {
    with(.padding(PaddingModifier(edges: edges, length: length)))
  }

  func font(_ font: Font) -> ViewNode { with(.font(font)) }
  func foreground(_ style: StyleNode) -> ViewNode { with(.foregroundStyle(style)) }
}

extension StyleNode {
  static func system(_ name: String) -> StyleNode { .color(Color(base: .system(name))) }
}

extension SceneTree {
  /// One element of assistive technology around views.
  func control(
    _ kind: String, _ child: ID, _ environment: SceneEnvironment,
    _ traits: Set<AccessibilityTrait>, value: String? = nil, label: String? = nil
  ) -> ID {
    var all = traits
    if !environment.values.isEnabled { all.insert(.isNotEnabled) }
    let node = AccessibilityNode(frame: .zero, label: label, value: value, traits: all)
    return unary(
      kind, PassThroughLayout(), child, environment, semantics: Semantics(.control(node)))
  }
}

extension SceneCanvas {
  /// Of the screen or the fixed size, in points; nil where the view has its own size.
  var width: Double? {
    switch canvas {
    case .device(let device): device.size.width
    case .fixed(let width, _, _): width
    case .sizeThatFits: nil
    }
  }

  var hasDevice: Bool {
    if case .device = canvas { return true }
    return false
  }
}
