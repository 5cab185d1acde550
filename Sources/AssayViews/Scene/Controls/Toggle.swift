// SPDX-License-Identifier: MIT

import AssayLayout

extension SceneTree {
  /// NB: not drawn yet; the label alone.
  func lowerToggle(
    isOn: Bool, _ label: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    notes.add(.notDrawn("Toggle"))
    return single(try lower(label, environment), environment)
  }
}
