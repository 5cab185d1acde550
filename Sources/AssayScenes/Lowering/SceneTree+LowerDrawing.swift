// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// Adds a modifier that draws: backgrounds, overlays, clips, effects.
  func lowerDrawingModifier(
    _ modifier: ModifierNode, _ child: ID, _ environment: SceneEnvironment
  ) throws -> ID {
    let styles = StyleResolver(environment)
    let isRightToLeft = environment.isRightToLeft
    switch modifier {
    case .background(let alignment, let children):
      guard let back = try decoration(children, alignment, environment) else { return child }
      return unary(
        "background", SecondaryLayout(alignment: alignment), child, secondary: back, environment,
        semantics: Semantics(.background), order: .secondaryFirst,
        guides: layout.guides(of: child))
    case .backgroundStyle(let style, let edges):
      return backgroundFill(style, .rectangle, ignoring: edges, child, environment)
    case .backgroundShape(let style, let geometry):
      return backgroundFill(style, geometry, ignoring: [], child, environment)
    case .overlay(let alignment, let children):
      guard let front = try decoration(children, alignment, environment) else { return child }
      return unary(
        "overlay", SecondaryLayout(alignment: alignment), child, secondary: front, environment,
        guides: layout.guides(of: child))
    case .border(let style, let width):
      note(style, environment)
      return unary(
        child, environment, drawing: BorderDrawing(style: style, width: width, styles: styles))
    case .cornerRadius(let radius):
      let geometry = ShapeGeometry.roundedRectangle(cornerRadius: radius, style: .circular)
      return effect(.clip(geometry, isRightToLeft: isRightToLeft), child, environment)
    case .clipShape(let geometry):
      return effect(.clip(geometry, isRightToLeft: isRightToLeft), child, environment)
    case .clipped:
      return effect(.clip(.rectangle, isRightToLeft: false), child, environment)
    case .mask(_, let children):
      return lowerMask(children, child, environment)
    case .shadow(let color, let radius, let x, let y):
      note(color, environment)
      let shadow = Shadow(color: styles.color(color), radius: radius, x: x, y: y)
      return effect(.shadow(shadow), child, environment)
    case .opacity(let value):
      // What cannot be seen is not spoken.
      return unary(
        child, environment, drawing: GroupDrawing(effect: .opacity(value)),
        semantics: value <= 0 ? Semantics(.hidden) : Semantics())
    case .scaleEffect(let x, let y, let anchor):
      return transform(.scale(x: x, y: y, anchor: anchor), child, environment)
    case .rotationEffect(let angle, let anchor):
      return transform(.rotation(angle, anchor: anchor), child, environment)
    case .hidden:
      return unary(
        child, environment, drawing: HiddenDrawing(), semantics: Semantics(.hidden))
    default:
      return child
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
