// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayText

/// Which font files a scene's pixels depend on.
package struct SceneFonts {
  var engine: TextEngine

  package init(engine: TextEngine) {
    self.engine = engine
  }

  /// A face and the hash of its file; nil for a built-in one.
  package struct File {
    package var face: String
    package var hash: String?

    /// `Inter-Regular:9f86d081`: the face and the beginning of its file's hash.
    package var fingerprint: String { face + ":" + (hash?.prefix(8) ?? "built-in") }
  }

  /// The faces of a scene's texts in order, each once.
  package func files(of scene: Scene) -> [File] {
    var faces: Set<String> = []
    collect(scene.items, into: &faces)
    return faces.sorted().map { File(face: $0, hash: engine.fileHash(ofFace: $0)) }
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
