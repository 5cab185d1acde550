// SPDX-License-Identifier: MIT

import AssayLayout

extension SceneTree {
  /// A button outside lists.
  func lowerNavigationLink(
    _ label: [ViewNode], _ environment: SceneEnvironment
  ) throws -> ID {
    return try lowerButton(nil, label, environment)
  }
}
