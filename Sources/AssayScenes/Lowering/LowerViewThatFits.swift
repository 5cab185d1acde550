// SPDX-License-Identifier: MIT

internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerViewThatFits(
    _ node: ViewThatFitsNode, _ environment: SceneEnvironment
  ) throws -> ID {
    let inner = environment.with { $0.stackAxis = nil }
    let children = try node.children.flatMap { try lowerConditionally($0, inner) }
    return container(
      "ViewThatFits", ViewThatFitsLayout(axes: node.axes), children, environment)
  }
}
