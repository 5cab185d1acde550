// SPDX-License-Identifier: MIT

import AssayLayout

extension SceneTree {
  /// NB: not drawn yet; its views stand under each other.
  func lowerSection(
    header: [ViewNode], footer: [ViewNode], _ children: [ViewNode],
    _ environment: SceneEnvironment
  ) throws -> [ID] {
    notes.add(.notDrawn("Section"))
    return try lower(header + children + footer, environment)
  }
}
