// SPDX-License-Identifier: MIT

/// A font that cannot be used: what is wrong, where, and which package brings the right one.
package struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// The file is in none of the searched folders.
    case missing(folders: [String])
    /// The file is not the one that references were drawn with.
    case different(expectedHash: String, foundHash: String)
    /// The file is there and cannot be read as a font.
    case unreadable(reason: String)
  }

  package var code: Code
  /// The face's name in the font book, such as `Inter-Regular`.
  package var face: String
  /// The font's file, as far as it is known.
  package var path: String
  /// The Debian package that holds the file.
  package var package: String

  package var description: String {
    switch code {
    case .missing(let folders):
      "font '\(face)' not found: no '\(path)' under \(folders.joined(separator: ", ")); "
        + "install it with 'apt-get install \(package)'"
    case .different(let expectedHash, let foundHash):
      "font '\(face)' at '\(path)' is not the pinned version"
        + (KnownFontVersion.package(ofHash: foundHash).map { ", but that of \($0)" } ?? "")
        + " (XXH3-128 \(foundHash), expected \(expectedHash)); install Debian 12's package "
        + "'\(package)', export its fonts there with 'assay fonts export', or set ASSAY_FONT_VERSIONS=any and record references again"
    case .unreadable(let reason):
      "cannot read font '\(face)' at '\(path)': \(reason); " + repair
    }
  }

  /// What to do about a file that is no font: packages own only what is in the system's folders.
  private var repair: String {
    if FontSearch.system.folders.contains(where: { path.hasPrefix($0 + "/") }) {
      return "install it again with 'apt-get install --reinstall \(package)'"
    }
    return
      "write it again with 'assay fonts export' where the package '\(package)' is installed, or "
      + "delete the file, so that the font of the next folder is used"
  }
}
