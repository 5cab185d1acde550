// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayText

/// Which font files a scene's pixels depend on.
package struct SceneFonts {
  var engine: TextEngine

  package init(engine: TextEngine) {
    self.engine = engine
  }

  /// `Inter-Regular:9f86d081`, in order: a face and the beginning of its file's hash.
  package func fingerprints(of scene: Scene) -> [String] {
    var faces: Set<String> = []
    collect(scene.items, into: &faces)
    return faces.sorted().map { face in
      face + ":" + (engine.fileHash(ofFace: face)?.prefix(8) ?? "built-in")
    }
  }

  private func collect(_ items: [DisplayItem], into faces: inout Set<String>) {
    for item in items {
      switch item {
      case .text(let text): for run in text.runs { faces.insert(run.face) }
      case .group(let group):
        collect(group.items, into: &faces)
        if case .mask(let mask)? = group.layer { collect(mask, into: &faces) }
      case .fill, .stroke, .image: break
      }
    }
  }
}
