// SPDX-License-Identifier: MIT

import AssayLayout

extension SceneTree {
  /// NB: not drawn yet; the first tab without a bar.
  func lowerTabView(
    _ selection: String?, _ children: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    notes.add(.notDrawn("TabView"))
    return single(try lower(Array(children.prefix(1)), environment), environment)
  }
}
