// SPDX-License-Identifier: MIT

internal import AssayLayout

extension Layout {
  /// Lays out views: `FlowLayout(spacing: 8) { ... }`.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    let content = content()
    return NodeView { node(around: try content.evaluated(in: $0)) }
  }

  /// A stack's layout makes the stack itself, which has a written form; any other is Swift code.
  private func node(around children: [ViewNode]) -> ViewNode.Content {
    switch self as any Layout {
    case let erased as AnyLayout:
      erased.layout.node(around: children)
    case let stack as VStackLayout:
      .vStack(
        alignment: stack.alignment, spacing: stack.spacing.map { Double($0) }, children: children)
    case let stack as HStackLayout:
      .hStack(
        alignment: stack.alignment, spacing: stack.spacing.map { Double($0) }, children: children)
    case let stack as ZStackLayout:
      .zStack(alignment: stack.alignment, children: children)
    case let grid as GridLayout: .grid(grid.node(around: children))
    default:
      .customLayout(
        CustomLayoutNode(engine, typeName: String(describing: Self.self), children: children))
    }
  }

  /// The layout as the engine calls it.
  var engine: any AssayLayout.Layout {
    switch self as any Layout {
    case let erased as AnyLayout: erased.layout.engine
    case let stack as VStackLayout: stack.stack
    case let stack as HStackLayout: stack.stack
    case let stack as ZStackLayout: stack.stack
    case let grid as GridLayout: grid.rows
    default: LayoutAdapter(base: self)
    }
  }
}
