// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayRendering
internal import AssayText

/// A scene with its accessibility elements marked: numbered regions, and a legend of what is spoken
/// beside them.
struct AccessibilityOverlay: Sendable {
  private let engine: TextEngine

  init(engine: TextEngine) {
    self.engine = engine
  }

  func marked(_ scene: AssayGraphics.Scene) -> AssayGraphics.Scene {
    let rows = scene.accessibility.flatMap(\.leaves).map { element in
      let spoken = AccessibilityTreeText.spoken(element)
      return MarkedScreen.Row(
        frame: element.frame, words: spoken.isEmpty ? "(nothing is spoken)" : spoken)
    }
    return MarkedScreen(engine: engine).marked(scene, rows: rows)
  }
}
