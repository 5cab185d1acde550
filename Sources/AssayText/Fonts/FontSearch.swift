// SPDX-License-Identifier: MIT

#if os(macOS)
  internal import Foundation
#endif

/// Where fonts are looked for, and how strictly they are checked.
package struct FontSearch: Hashable, Sendable {
  /// Searched in order, each for Debian's path below `/usr/share/fonts` and for the file's bare
  /// name.
  package var folders: [String]
  package var versions: FontVersions

  package init(
    folders: [String] = FontSearch.system.folders, versions: FontVersions = .pinned
  ) {
    self.folders = folders
    self.versions = versions
  }

  /// The folders that packages install fonts to.
  package static let system: FontSearch = {
    #if os(macOS)
      // Homebrew's casks install to the user's folder.
      FontSearch(folders: [
        "/usr/local/share/fonts", "/opt/homebrew/share/fonts", "/Library/Fonts",
        NSHomeDirectory() + "/Library/Fonts",
      ])
    #else
      FontSearch(folders: ["/usr/share/fonts"])
    #endif
  }()
}

/// Which versions of the fonts text may be drawn with.
package enum FontVersions: String, CaseIterable, Sendable {
  /// Byte for byte those that Assay was tested with.
  case pinned
  /// Whatever is installed: references that were recorded elsewhere may not match.
  case any
}
