// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// Adds what a modifier draws of a view, behind it or in front of it.
  func lowerDrawing(
    _ drawing: ModifierDrawing, _ child: ID, _ environment: SceneEnvironment
  ) throws -> ID {
    let isRightToLeft = environment.isRightToLeft
    switch drawing {
    case .behind(let views, let alignment):
      guard let back = try decoration(views, alignment, environment) else { return child }
      return unary(
        "background", SecondaryLayout(alignment: alignment), child, secondary: back, environment,
        semantics: Semantics(.background), order: .secondaryFirst,
        guides: layout.guides(of: child))
    case .fillBehind(let style, let shape, let edges):
      return backgroundFill(style, shape, ignoring: edges, child, environment)
    case .inFront(let views, let alignment):
      guard let front = try decoration(views, alignment, environment) else { return child }
      return unary(
        "overlay", SecondaryLayout(alignment: alignment), child, secondary: front, environment,
        guides: layout.guides(of: child))
    case .border(let style, let width):
      note(style, environment)
      let styles = StyleResolver(environment)
      return unary(
        child, environment, drawing: BorderDrawing(style: style, width: width, styles: styles))
    case .clip(let shape):
      return effect(.clip(shape, isRightToLeft: isRightToLeft), child, environment)
    case .mask(let views):
      return lowerMask(views, child, environment)
    case .shadow(let color, let radius, let x, let y):
      note(color, environment)
      let color = StyleResolver(environment).color(color)
      return effect(
        .shadow(Shadow(color: color, radius: radius, x: x, y: y)), child, environment)
    case .opacity(let value):
      // What cannot be seen is not spoken.
      return unary(
        child, environment, drawing: GroupDrawing(effect: .opacity(value)),
        semantics: value <= 0 ? Semantics(.hidden) : Semantics())
    case .scale(let x, let y, let anchor):
      return transform(.scale(x: x, y: y, anchor: anchor), child, environment)
    case .rotation(let angle, let anchor):
      return transform(.rotation(angle, anchor: anchor), child, environment)
    case .hidden:
      return unary(child, environment, drawing: HiddenDrawing(), semantics: Semantics(.hidden))
    }
  }

  /// Adds a fill behind a view; at `edges` it grows beyond the safe area.
  func backgroundFill(
    _ style: StyleNode, _ geometry: ShapeGeometry, ignoring edges: Edge.Set, _ child: ID,
    _ environment: SceneEnvironment
  ) -> ID {
    note(style, environment)
    var fill = leaf(
      "Background", FillLayout(), environment,
      drawing: ShapeDrawing(
        geometry: geometry, style: style, styles: StyleResolver(environment)))
    if edges != [] {
      fill = unary(nil, IgnoresSafeAreaLayout(edges: edges), fill, environment)
    }
    return unary(
      "background", SecondaryLayout(), child, secondary: fill, environment,
      semantics: Semantics(.background), order: .secondaryFirst,
      guides: layout.guides(of: child))
  }

  /// The views of an overlay or background as one; nil where there are none.
  private func decoration(
    _ children: [ViewNode], _ alignment: Alignment, _ environment: SceneEnvironment
  ) throws -> ID? {
    let inner = environment.with { $0.stackAxis = nil }
    let ids = try lower(children, inner)
    return ids.isEmpty
      ? nil : single(ids, inner, layout: AssayLayout.ZStackLayout(alignment: alignment))
  }

  private func effect(
    _ effect: GroupDrawing.Effect, _ child: ID, _ environment: SceneEnvironment
  ) -> ID {
    unary(child, environment, drawing: GroupDrawing(effect: effect))
  }

  private func transform(
    _ effect: GroupDrawing.Effect, _ child: ID, _ environment: SceneEnvironment
  ) -> ID {
    unary(
      child, environment, drawing: GroupDrawing(effect: effect),
      semantics: Semantics(.transform(effect)))
  }

  /// A mask of one filled shape is a clip; others need a mask channel that scenes do not have.
  private func lowerMask(
    _ children: [ViewNode], _ child: ID, _ environment: SceneEnvironment
  ) -> ID {
    if children.count == 1, let mask = children.first, mask.modifiers.isEmpty,
      case .shape(let node) = mask.content, node.drawing == .fill
    {
      return effect(
        .clip(node.geometry, isRightToLeft: environment.isRightToLeft), child, environment)
    }
    notes.add(.notDrawn("a mask other than one plain shape"))
    return child
  }
}
