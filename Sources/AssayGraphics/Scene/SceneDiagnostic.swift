// SPDX-License-Identifier: MIT

/// Something that was drawn other than asked.
package struct SceneDiagnostic: Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    case unknownSymbol(String)
    /// The stand-in glyph differs from Apple's drawing.
    case approximateSymbol(String)
    case unknownImage(String)
    case unknownColor(String)
    /// A font of the app's own; none is read.
    case unknownFont(String)
    case notDrawn(String)
  }

  package var code: Code

  package init(_ code: Code) {
    self.code = code
  }

  /// Whether places are of other colours for it than they would be, and not of other shapes alone.
  package var changesColors: Bool {
    switch code {
    case .approximateSymbol, .unknownFont: false
    case .unknownSymbol, .unknownImage, .unknownColor, .notDrawn: true
    }
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
    case .unknownFont(let name):
      "the font '\(name)' is not at hand: drawn in the system font of its size"
    case .notDrawn(let what):
      "\(what) is not drawn"
    }
  }
}
