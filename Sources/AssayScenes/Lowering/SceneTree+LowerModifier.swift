// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  /// Adds a modifier around a view. `environment` is that of the view inside.
  func lowerModifier(
    _ modifier: ModifierNode, _ child: ID, _ environment: SceneEnvironment
  ) throws -> ID {
    switch modifier {
    case .padding(let node):
      return unary("padding", PaddingLayout(insets: node.resolvedInsets), child, environment)
    case .frame(let width, let height, let alignment):
      return unary(
        "frame", FrameLayout(width: width, height: height, alignment: alignment), child,
        environment)
    case .flexibleFrame(let node):
      return unary("frame", node.layout, child, environment)
    case .fixedSize(let horizontal, let vertical):
      return unary(
        nil, FixedSizeLayout(horizontal: horizontal, vertical: vertical), child, environment)
    case .layoutPriority(let value):
      let id = unary(child, environment)
      layout.setPriority(value, of: id)
      return id
    case .layoutValue(let node):
      let id = unary(child, environment)
      layout.setValue(node.value, for: node.key, of: id)
      return id
    case .zIndex(let value):
      let id = unary(child, environment)
      setZIndex(value, of: id)
      return id
    case .offset(let x, let y):
      return unary(nil, OffsetLayout(x: x, y: y), child, environment)
    case .position(let x, let y):
      return unary("position", PositionLayout(x: x, y: y), child, environment, guides: [])
    case .alignmentGuide(let node):
      return lowerAlignmentGuide(node, child, environment)
    case .aspectRatio(let ratio, let contentMode):
      return unary(
        nil, AspectRatioLayout(ratio: ratio, contentMode: contentMode), child, environment)
    case .ignoresSafeArea(let edges):
      return unary(nil, IgnoresSafeAreaLayout(edges: edges), child, environment)
    case .safeAreaInset(let edge, let alignment, let spacing, let children):
      let bar = single(
        try lower(children, environment), environment, layout: AssayLayout.VStackLayout())
      return unary(
        nil, SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing), child,
        secondary: bar, environment)
    case .accessibility(let change):
      let resolved = ResolvedAccessibilityChange(change) { words($0, environment) }
      let id = unary(child, environment, semantics: Semantics(.change(resolved)))
      if case .hidden(true) = resolved { setArea(.decoration, of: id) }
      return id
    default:
      return try lowerDrawingModifier(modifier, child, environment)
    }
  }

  /// A modifier that changes looks or meaning and leaves layout alone.
  func unary(
    _ child: ID, _ environment: SceneEnvironment, drawing: (any Drawing)? = nil,
    semantics: Semantics = Semantics()
  ) -> ID {
    unary(
      nil, PassThroughLayout(), child, environment, drawing: drawing, semantics: semantics)
  }

  private func lowerAlignmentGuide(
    _ node: AlignmentGuideNode, _ child: ID, _ environment: SceneEnvironment
  ) -> ID {
    let key: AlignmentKey =
      switch node.guide {
      case .horizontal(let guide): AlignmentKey(guide)
      case .vertical(let guide): AlignmentKey(guide)
      }
    let compute: @Sendable (AssayLayout.ViewDimensions) -> Double =
      switch node.value {
      case .constant(let value): { _ in value }
      case .computed(let computation): { computation($0) }
      }
    return unary(
      nil, AlignmentGuideLayout(key: key, compute: compute), child, environment,
      guides: layout.guides(of: child).union(AlignmentKey.Set(key)))
  }
}

extension PaddingNode {
  /// SwiftUI's default padding is 16 points.
  var resolvedInsets: EdgeInsets {
    if let insets { return insets }
    let length = length ?? 16
    return EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

extension FlexibleFrameNode {
  var layout: FlexibleFrameLayout {
    FlexibleFrameLayout(
      horizontal: FlexibleFrameLayout.Limits(
        minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      vertical: FlexibleFrameLayout.Limits(
        minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
      alignment: alignment)
  }
}
