// SPDX-License-Identifier: MIT

internal import AssayText

/// Finds the fonts of an app's own in its files.
final class AppFontFinder: Sendable {
  private let engine: TextEngine
  private let files: [String]

  init(_ engine: TextEngine, files: [String]) {
    self.engine = engine
    self.files = files
  }

  /// - Parameter weight: 100 to 900; nil for that of the named face.
  func face(named name: String, weight: Int?, isItalic: Bool) -> TextEngine.AppFace? {
    engine.appFace(named: name, weight: weight, isItalic: isItalic, in: files)
  }
}
