// SPDX-License-Identifier: MIT

package import AssayGraphics
package import AssayResources

/// A scene, and what there is to say of it.
package struct BuiltScene: Sendable {
  package var scene: Scene
  /// The views with their frames.
  package var layoutTree: LayoutTreeNode
  /// Keys that no string table holds for the locale, each once, in the order in which they were met.
  package var missingKeys: [MissingKey]
  /// What was drawn other than asked, each once, in the order in which it was met.
  package var diagnostics: [SceneDiagnostic]
}

/// Something that was drawn other than asked.
package struct SceneDiagnostic: Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    case unknownSymbol(String)
    /// The stand-in glyph differs from Apple's drawing.
    case approximateSymbol(String)
    case unknownImage(String)
    case unknownColor(String)
    case notDrawn(String)
  }

  package var code: Code

  package init(_ code: Code) {
    self.code = code
  }

  package var description: String {
    switch code {
    case .unknownSymbol(let name):
      "no glyph for the symbol '\(name)': drawn as an empty box"
    case .approximateSymbol(let name):
      "the symbol '\(name)' is drawn as another glyph like it"
    case .unknownImage(let name):
      "no image set '\(name)' with a PNG in the asset catalog: drawn as an empty box; add it, or name a file"
    case .unknownColor(let name):
      "no colour '\(name)' in the asset catalog or among the system colours: drawn clear"
    case .notDrawn(let what):
      "\(what) is not drawn"
    }
  }
}

/// What was noticed while a tree was built.
struct SceneNotes {
  private(set) var missingKeys: [MissingKey] = []
  private(set) var diagnostics: [SceneDiagnostic] = []

  mutating func add(_ key: MissingKey) {
    if !missingKeys.contains(key) { missingKeys.append(key) }
  }

  mutating func add(_ code: SceneDiagnostic.Code) {
    let diagnostic = SceneDiagnostic(code)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}
