// SPDX-License-Identifier: MIT

import AssayLayout

extension SceneTree {
  /// NB: not drawn yet; its views stand under each other.
  func lowerForm(_ children: [ViewNode], _ environment: SceneEnvironment) throws -> ID {
    notes.add(.notDrawn("Form"))
    return try lowerStack("Form", VStackLayout(alignment: .leading), children, environment)
  }
}
