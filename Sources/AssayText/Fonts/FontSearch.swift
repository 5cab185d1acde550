// SPDX-License-Identifier: MIT

/// Where fonts are looked for, and how strictly they are checked.
package struct FontSearch: Hashable, Sendable {
  /// Searched in order, each for Debian's path below `/usr/share/fonts` and for the file's bare
  /// name.
  package var folders: [String]
  /// Whether a font must be, byte for byte, the one that Assay was tested with. Without the check
  /// text is drawn with whatever version is installed, and references recorded elsewhere may not
  /// match.
  package var checksHashes: Bool

  package init(folders: [String] = FontSearch.system.folders, checksHashes: Bool = true) {
    self.folders = folders
    self.checksHashes = checksHashes
  }

  /// The folders that packages install fonts to.
  package static let system: FontSearch = {
    #if os(macOS)
      FontSearch(folders: [
        "/usr/local/share/fonts", "/opt/homebrew/share/fonts", "/Library/Fonts",
      ])
    #else
      FontSearch(folders: ["/usr/share/fonts"])
    #endif
  }()
}
