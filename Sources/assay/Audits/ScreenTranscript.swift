// SPDX-License-Identifier: MIT

import AssayAudit
import AssayGraphics
import AssayRaster
import AssayRendering
import AssayText

/// What VoiceOver says on a screen, as text and as a picture beside the screen.
struct ScreenTranscript: Sendable {
  /// Of the report, such as "Settings.yaml (iPhone13.light)".
  var title: String
  /// Of its files, without an ending; relative.
  var path: String
  /// Nil where the screen is a picture without accessibility elements.
  private let transcript: Transcript?
  private let scene: Scene

  init(_ screen: AuditScreen, title: String, path: String) {
    (self.title, self.path) = (title, path)
    (transcript, scene) = (Transcript(screen), screen.scene)
  }

  /// A reference of Assay, or a picture of which nothing is known but pixels.
  init(_ picture: Bitmap, _ accessibility: [AccessibilityNode], scale: Double, path: String) {
    (title, self.path) = (path + ".png", path)
    let traits = ScreenTraits(name: path)
    let screen = AuditScreen(
      picture: picture, accessibility: accessibility, scale: scale, traits: traits)
    transcript = accessibility.isEmpty ? nil : Transcript(screen)
    var scene = screen.scene
    scene.items = [.image(ImageItem(bitmap: picture, frame: Rect(size: scene.size)))]
    self.scene = scene
  }

  /// Whether something is wrong, or nothing could be told.
  var counts: Bool { transcript?.hasFaults ?? true }

  /// With the title.
  var lines: [String] {
    guard let transcript else {
      return [
        title,
        "  cannot tell: the picture holds no accessibility elements; record it with Assay, or name "
          + "the description",
      ]
    }
    return [title] + TranscriptText(transcript).lines
  }

  /// Nil where nothing could be told.
  func picture(_ engine: TextEngine) -> Bitmap? {
    guard let transcript else { return nil }
    let rows = transcript.lines.map { line in
      MarkedScreen.Row(
        frame: line.node.frame, words: Self.words(line), point: line.activationPoint,
        fault: line.fault)
    }
    let notes = TranscriptText(transcript).summary
    return Rasterizer(engine: engine).draw(
      MarkedScreen(engine: engine).marked(scene, rows: rows, notes: notes))
  }

  private static func words(_ line: Transcript.Line) -> String {
    let spoken = line.spoken.isEmpty ? "(nothing is spoken)" : line.spoken
    let actions = line.node.actions.isEmpty ? "" : " [\(line.node.actions.joined(separator: ", "))]"
    return spoken + actions
  }
}
