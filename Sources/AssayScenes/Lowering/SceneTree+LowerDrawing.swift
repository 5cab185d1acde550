// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// Adds what a modifier draws of a view, behind it or in front of it.
  // NB: never inlined, because its locals would enlarge the frames that nested views stack up.
  @inline(never)
  func lowerDrawing(
    _ drawing: ModifierDrawing, _ child: ID, _ environment: SceneEnvironment
  ) throws -> ID {
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
    case .mask(let views, let alignment):
      return try lowerMask(views, alignment, child, environment)
    case .notDrawn, .border, .clip, .shadow, .opacity, .scale, .rotation, .moved, .projection,
      .flipForRightToLeft, .filter, .hidden:
      guard let part = part(drawing, environment) else { return child }
      return unary(child, environment, drawing: part.drawing, semantics: part.semantics)
    }
  }

  /// How a drawing without views of its own changes a view; nil where it does not.
  // NB: never inlined, because its locals would enlarge the frames that nested views stack up.
  @inline(never)
  func part(
    _ drawing: ModifierDrawing, _ environment: SceneEnvironment
  ) -> (drawing: any Drawing, semantics: Semantics)? {
    func group(_ effect: GroupDrawing.Effect) -> (any Drawing, Semantics) {
      (GroupDrawing(effect: effect), Semantics())
    }
    func transform(_ effect: GroupDrawing.Effect) -> (any Drawing, Semantics) {
      (GroupDrawing(effect: effect), Semantics(.transform(effect)))
    }
    let styles = StyleResolver(environment)
    switch drawing {
    case .behind, .fillBehind, .inFront, .mask: return nil
    case .notDrawn(let what):
      notes.add(.notDrawn(what))
      return nil
    case .border(let style, let width):
      note(style, environment)
      return (BorderDrawing(style: style, width: width, styles: styles), Semantics())
    case .clip(let shape):
      return group(.clip(shape, isRightToLeft: environment.isRightToLeft))
    case .shadow(let color, let radius, let x, let y):
      note(color, environment)
      return group(.shadow(Shadow(color: styles.color(color), radius: radius, x: x, y: y)))
    case .opacity(let value):
      // What cannot be seen is not spoken.
      return (
        GroupDrawing(effect: .opacity(value)),
        value <= 0 ? Semantics(.hidden) : value < 1 ? Semantics(.opacity(value)) : Semantics()
      )
    case .scale(let x, let y, let anchor): return transform(.scale(x: x, y: y, anchor: anchor))
    case .rotation(let angle, let anchor): return transform(.rotation(angle, anchor: anchor))
    case .moved(let x, let y): return transform(.moved(x: x, y: y))
    case .projection(let projection): return transform(.projection(projection))
    case .flipForRightToLeft: return environment.isRightToLeft ? transform(.flipped) : nil
    case .filter(let filter):
      if case .colorMultiply(let color) = filter { note(color, environment) }
      return (FilterDrawing(filter: filter, styles: styles), Semantics())
    case .hidden: return (HiddenDrawing(), Semantics(.hidden))
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

  /// A mask of one filled shape is a clip; others are drawn apart.
  // NB: never inlined, because its locals would enlarge the frames that nested views stack up.
  @inline(never)
  private func lowerMask(
    _ children: [ViewNode], _ alignment: Alignment, _ child: ID, _ environment: SceneEnvironment
  ) throws -> ID {
    if children.count == 1, let mask = children.first, mask.modifiers.isEmpty,
      case .shape(let node) = mask.content, node.drawing == .fill, isOpaque(node, environment)
    {
      return unary(
        child, environment,
        drawing: GroupDrawing(
          effect: .clip(node.geometry, isRightToLeft: environment.isRightToLeft)))
    }
    guard let mask = try decoration(children, alignment, environment) else {
      return unary(child, environment, drawing: HiddenDrawing())
    }
    return unary(
      nil, SecondaryLayout(alignment: alignment), child, secondary: mask, environment,
      drawing: MaskDrawing(), order: .mask, guides: layout.guides(of: child))
  }

  /// Whether a mask's shape shows all that is inside of it.
  private func isOpaque(_ node: ShapeNode, _ environment: SceneEnvironment) -> Bool {
    guard let style = node.style else { return true }
    guard !node.geometry.isContainerRelative else { return false }
    let colors = StyleResolver(environment).paint(style, in: .zero).colors
    return !colors.isEmpty && colors.allSatisfy { $0.alpha == 255 }
  }
}
