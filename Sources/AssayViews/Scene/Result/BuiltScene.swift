// SPDX-License-Identifier: MIT

public import AssayGraphics

/// A scene, and what there is to say of it.
public struct BuiltScene: Sendable {
  public var scene: Scene
  /// The views with their frames.
  public var layoutTree: LayoutTreeNode
  /// Keys that no string table holds for the locale, each once, in the order in which they were met.
  public var missingKeys: [MissingKey]
  /// What was drawn other than asked, each once, in the order in which it was met.
  public var diagnostics: [SceneDiagnostic]
}

/// A key that no string table holds.
public struct MissingKey: Hashable, Sendable {
  public var key: String
  /// nil for the default table, `Localizable`.
  public var table: String?
  public var locale: String
}

/// Something that was drawn other than asked.
public struct SceneDiagnostic: Hashable, Sendable, CustomStringConvertible {
  public enum Code: Hashable, Sendable {
    case unknownSymbol(String)
    case unknownImage(String)
    case unknownColor(String)
    case notDrawn(String)
    case fontProblem(String)
  }

  public var code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public var description: String {
    switch code {
    case .unknownSymbol(let name):
      "no glyph for the symbol '\(name)': drawn as an empty box"
    case .unknownImage(let name):
      "no image set '\(name)' in the asset catalog: drawn as an empty box; add it or name a file"
    case .unknownColor(let name):
      "no colour '\(name)' in the asset catalog or among the system colours: drawn clear"
    case .notDrawn(let what):
      "\(what) is not drawn"
    case .fontProblem(let problem):
      problem
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
