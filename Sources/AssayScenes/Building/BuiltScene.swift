// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayResources

/// A scene, and what there is to say of it.
package struct BuiltScene: Sendable {
  package var scene: Scene
  /// The views with their frames.
  package var layoutTree: LayoutTreeNode
  /// Keys that no string table holds for the locale, each once, in the order in which they were
  /// met.
  package var missingKeys: [MissingKey]
  /// The hash of each picture file that was opened, by its path; nil for one that is missing.
  package var pictureFiles: [String: PixelHash?]
}

extension BuiltScene {
  /// A line for all that a reader of the picture should know: what was drawn other than asked, and
  /// keys without a text.
  package var notes: [String] {
    scene.diagnostics.map { "\($0)" } + missingKeys.map { "\($0)" }
  }
}
