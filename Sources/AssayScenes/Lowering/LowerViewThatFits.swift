// SPDX-License-Identifier: MIT

internal import AssayLayout
internal import AssayNodes

extension SceneTree {
  func lowerViewThatFits(
    _ axes: Axis.Set, _ children: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    let inner = environment.with { $0.stackAxis = nil }
    return container(
      "ViewThatFits", ViewThatFitsLayout(axes: axes), try lower(children, inner), environment)
  }
}
