// SPDX-License-Identifier: MIT

import AssayLayout

extension SceneTree {
  /// NB: not drawn yet; its views stand under each other.
  func lowerList(_ children: [ViewNode], _ environment: SceneEnvironment) throws -> ID {
    notes.add(.notDrawn("List"))
    return try lowerStack("List", VStackLayout(alignment: .leading), children, environment)
  }
}
