// SPDX-License-Identifier: MIT

import AssayNodes
package import AssayResources
package import AssayScenes
package import AssayText
package import AssayTraits
package import AssayViews

/// Scenes of views and nodes. All tests share one text engine, because making one reads fonts.
package enum ScreenSketch {
  private static let shared = Result { try TextEngine() }

  package static var engine: TextEngine {
    get throws { try shared.get() }
  }

  package static func builder(
    _ resources: Resources = Resources(), folder: String = ""
  ) throws -> AssayScenes.SceneBuilder {
    AssayScenes.SceneBuilder(engine: try engine, resources: resources, folder: folder)
  }

  /// Evaluates a view for traits and builds its scene.
  package static func build(_ view: some View, _ traits: TraitSet) throws -> BuiltScene {
    try builder().build(view.viewNode(in: EnvironmentValues(traits: traits)), traits: traits)
  }
}
