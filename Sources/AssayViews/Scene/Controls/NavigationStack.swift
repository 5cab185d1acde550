// SPDX-License-Identifier: MIT

import AssayLayout

extension SceneTree {
  /// NB: not drawn yet; the content without a bar.
  func lowerNavigationStack(
    _ children: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    notes.add(.notDrawn("NavigationStack"))
    return single(try lower(children, environment), environment)
  }
}
