// SPDX-License-Identifier: MIT

internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerViewThatFits(
    _ node: ViewThatFitsNode, _ environment: SceneEnvironment
  ) throws -> ID {
    let inner = environment.with { $0.stackAxis = nil }
    return container(
      "ViewThatFits", ViewThatFitsLayout(axes: node.axes), try lower(node.children, inner),
      environment)
  }
}
