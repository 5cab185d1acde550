// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerStack<L: AssayLayout.Layout>(
    _ kind: String, _ layout: L, _ children: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    let inner = environment.with { $0.stackAxis = L.layoutProperties.stackOrientation }
    return container(kind, layout, try lower(children, inner), environment)
  }

  func lowerCustomLayout(
    _ node: CustomLayoutNode, _ children: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    let inner = environment.with {
      $0.stackAxis = type(of: node.layout).layoutProperties.stackOrientation
    }
    let ids = try lower(children, inner)
    // Any guide may be the layout's own.
    return container(node.typeName, node.layout, ids, environment, guides: .all)
  }

  func lowerScrollView(
    _ axes: Axis.Set, _ children: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    let inner = environment.with { $0.stackAxis = nil }
    let content = single(try lower(children, inner), inner)
    let id = container(
      "ScrollView", ScrollLayout(axes: axes), [content], environment,
      drawing: GroupDrawing(effect: .clipToScrollArea), guides: [])
    setArea(
      .scroll(
        isHorizontal: axes.contains(.horizontal), isVertical: axes.contains(.vertical)), of: id)
    return id
  }
}
