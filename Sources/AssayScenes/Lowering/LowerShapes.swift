// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

// NB: never inlined, because their locals would enlarge the frames that nested views stack up.
extension SceneTree {
  @inline(never)
  func lowerColor(_ color: Color, _ environment: SceneEnvironment) -> ID {
    note(color, environment)
    return leaf(
      "Color", FillLayout(), environment,
      drawing: ShapeDrawing(
        geometry: .rectangle, style: .color(color), styles: StyleResolver(environment)))
  }

  @inline(never)
  func lowerGradient(_ gradient: LinearGradient, _ environment: SceneEnvironment) -> ID {
    note(.linearGradient(gradient), environment)
    return leaf(
      "LinearGradient", FillLayout(), environment,
      drawing: ShapeDrawing(
        geometry: .rectangle, style: .linearGradient(gradient),
        styles: StyleResolver(environment)))
  }

  @inline(never)
  func lowerGradient(_ gradient: GradientNode, _ environment: SceneEnvironment) -> ID {
    note(.gradient(gradient), environment)
    return leaf(
      gradient.kind, FillLayout(), environment,
      drawing: ShapeDrawing(
        geometry: .rectangle, style: .gradient(gradient), styles: StyleResolver(environment)))
  }

  @inline(never)
  func lowerShape(_ node: ShapeNode, _ environment: SceneEnvironment) -> ID {
    let styles = StyleResolver(environment)
    let style = node.style ?? styles.foreground
    note(style, environment)
    let drawing = ShapeDrawing(
      geometry: node.geometry, drawing: node.drawing, style: style, styles: styles)
    return leaf(
      node.geometry.kind, ShapeLayout(geometry: node.geometry), environment, drawing: drawing)
  }

  func lowerDivider(_ environment: SceneEnvironment) -> ID {
    let styles = StyleResolver(environment)
    let color = styles.system("separator") ?? .clear
    return leaf(
      "Divider",
      DividerLayout(
        thickness: environment.look.dividerThickness ?? 1 / environment.values.displayScale,
        axis: environment.stackAxis),
      environment,
      drawing: ShapeDrawing(
        geometry: .rectangle, style: .color(Color(base: .rgba(color))), styles: styles))
  }

  func lowerSpacer(_ minLength: Double?, _ environment: SceneEnvironment) -> ID {
    leaf(
      "Spacer", SpacerLayout(minLength: minLength, axis: environment.stackAxis), environment,
      priority: -.infinity)
  }

  /// Reports colors that no table holds, which are drawn clear.
  func note(_ color: Color, _ environment: SceneEnvironment) {
    note(.color(color), environment)
  }

  @inline(never)
  func note(_ style: StyleNode, _ environment: SceneEnvironment) {
    for code in StyleResolver(environment).unknownColors(style) { notes.add(code) }
    if case .image(let image) = style.plain,
      let problem = PictureFinder(environment).problem(image)
    {
      notes.add(problem)
    }
  }
}

/// A shape takes what it is offered; a circle, a square of it.
struct ShapeLayout: UncachedLayout {
  var geometry: ShapeGeometry

  func sizeThatFits(
    proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    guard geometry.isCircle else { return proposal.replacingUnspecifiedDimensions() }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return Size(width: 10, height: 10)
    case (let side?, nil), (nil, let side?): return Size(width: side, height: side)
    case (let width?, let height?):
      let side = min(width, height)
      return Size(width: side, height: side)
    }
  }

  func placeSubviews(
    in bounds: Rect, proposal: AssayLayout.ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

extension ShapeGeometry {
  /// Its name in SwiftUI.
  fileprivate var kind: String {
    switch self {
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .unevenRoundedRectangle: "UnevenRoundedRectangle"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .capsule: "Capsule"
    case .path: "Path"
    case .computed(let computation): computation.typeName
    case .inset(let inner, _), .evenOdd(let inner): inner.kind
    case .containerRelative: "ContainerRelativeShape"
    }
  }
}
