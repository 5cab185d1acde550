// SPDX-License-Identifier: MIT

import AssayLayout

extension SceneTree {
  /// NB: not drawn yet; the label alone.
  func lowerProgressView(
    _ value: Double?, _ label: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    notes.add(.notDrawn("ProgressView"))
    return single(try lower(label, environment), environment)
  }
}
