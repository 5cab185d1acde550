// SPDX-License-Identifier: MIT

extension FontSearch {
  /// The folder in a package with the fonts that its pictures are drawn with, as
  /// 'assay fonts export' writes it.
  package static let packageFolder = "__Fonts__"

  /// The variable that names such a folder.
  static let variable = "ASSAY_FONTS"

  /// Where the fonts of a package are: in the folder that the environment names, in the one that
  /// its configuration names, in its own, and where the system has them.
  ///
  /// A face that an earlier folder lacks comes from a later one; the pinned hashes keep the
  /// pictures the same.
  ///
  /// - Parameters:
  ///   - variables: of the process.
  ///   - configured: the folder of the configuration, with the name of its place; nil for none.
  ///   - packageRoot: nil outside of a package.
  /// - Throws: `FontFolderError` where a named folder does not exist.
  package init(
    variables: [String: String], configured: (folder: String, place: String)? = nil,
    packageRoot: String? = nil
  ) throws(FontFolderError) {
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
    self.init(folders: folders + Self.system.folders)
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
