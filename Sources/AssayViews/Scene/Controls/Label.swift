// SPDX-License-Identifier: MIT

import AssayLayout

extension SceneTree {
  /// `Label`: an icon, 8 points, a title.
  func lowerLabel(
    _ title: [ViewNode], _ icon: [ViewNode], _ environment: SceneEnvironment
  ) throws -> [ID] {
    let inner = environment.with { $0.stackAxis = .horizontal }
    switch environment.values.labelStyle {
    case .titleOnly: return try lower(title, environment)
    case .iconOnly: return try lower(icon, environment)
    case .automatic, .titleAndIcon:
      let icons = try lower(icon, inner)
      let titles = try lower(title, inner)
      return [
        container(
          "Label", HStackLayout(alignment: .center, spacing: 8), icons + titles, environment)
      ]
    }
  }
}
