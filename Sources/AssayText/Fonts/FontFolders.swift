// SPDX-License-Identifier: MIT

extension FontSearch {
  /// The folder in a package with the fonts that its pictures are drawn with, as
  /// 'assay fonts export' writes it.
  package static let packageFolder = "__Fonts__"

  /// The variable that names such a folder.
  static let variable = "ASSAY_FONTS"
  /// The variable that says which versions are drawn with: 'pinned' or 'any'.
  static let versionsVariable = "ASSAY_FONT_VERSIONS"

  /// Where the fonts of a package are: in the folder that the environment names, in the one that
  /// its configuration names, in its own, and where the system has them.
  ///
  /// A face that an earlier folder lacks comes from a later one; the pinned hashes keep the
  /// pictures the same.
  ///
  /// - Parameters:
  ///   - variables: of the process.
  ///   - configured: the folder of the configuration, with the name of its place; nil for none.
  ///   - versions: those of the configuration; the environment's win.
  ///   - packageRoot: nil outside of a package.
  /// - Throws: `FontFolderError` where a named folder does not exist, `FontVersionsError` where the
  ///   variable of the versions has another value.
  package init(
    variables: [String: String], configured: (folder: String, place: String)? = nil,
    versions: FontVersions = .pinned, packageRoot: String? = nil
  ) throws {
    var folders: [String] = []
    if let named = variables[Self.variable], !named.isEmpty {
      guard Self.isFolder(named) else { throw FontFolderError(place: Self.variable, path: named) }
      folders.append(named)
    }
    if let configured {
      guard Self.isFolder(configured.folder) else {
        throw FontFolderError(place: configured.place, path: configured.folder)
      }
      folders.append(configured.folder)
    }
    if let packageRoot {
      let own = "\(packageRoot)/\(Self.packageFolder)"
      if Self.isFolder(own) { folders.append(own) }
    }
    var versions = versions
    if let text = variables[Self.versionsVariable], !text.isEmpty {
      guard let named = FontVersions(rawValue: text) else { throw FontVersionsError(text: text) }
      versions = named
    }
    self.init(folders: folders + Self.system.folders, versions: versions)
  }

  private static func isFolder(_ path: String) -> Bool { FontBytes.exists(path: path + "/.") }
}

/// A folder of fonts that was named and does not exist.
package struct FontFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What names it: a variable or a key.
  var place: String
  var path: String

  package var description: String {
    "\(place) names '\(path)', which is not a folder that can be read; write the fonts there with "
      + "'assay fonts export', or name another folder"
  }
}

/// A value of the variable that says which versions of the fonts are drawn with.
package struct FontVersionsError: Error, Hashable, Sendable, CustomStringConvertible {
  var text: String

  package var description: String {
    "\(FontSearch.versionsVariable) is '\(text)'; use "
      + FontVersions.allCases.map(\.rawValue).joined(separator: " or ")
  }
}
