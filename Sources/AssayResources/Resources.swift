// SPDX-License-Identifier: MIT

/// The strings and assets that a view is drawn with.
package struct Resources: Hashable, Sendable {
  package var strings: StringTables
  /// nil where the project has no asset catalog.
  package var assets: AssetCatalog?
  /// The paths of font files, in order.
  package var fontFiles: [String]

  package init(
    strings: StringTables = StringTables(), assets: AssetCatalog? = nil, fontFiles: [String] = []
  ) {
    self.strings = strings
    self.assets = assets
    self.fontFiles = fontFiles
  }

  /// Reads what is below a folder.
  package init(directory: String) throws(ResourceError) {
    let assets = try AssetCatalog(directory: directory)
    self.init(
      strings: try StringTables(directory: directory), assets: assets.isEmpty ? nil : assets,
      fontFiles: try Self.fontFiles(in: directory))
  }

  /// With what others have and these have not. The accent color stays a target's own.
  package func completed(by others: Resources) -> Resources {
    var result = self
    if var assets = others.assets {
      assets.colorSets[AssetCatalog.accentColor] = nil
      if let own = self.assets { assets.merge(own) }
      result.assets = assets
    }
    result.strings.others.append(others.strings)
    result.fontFiles += others.fontFiles.filter { !fontFiles.contains($0) }
    return result
  }

  static func isFont(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
  }

  private static func fontFiles(in directory: String) throws(ResourceError) -> [String] {
    var result: [String] = []
    try ResourceFolder.walk(directory) { path, name, isDirectory throws(ResourceError) in
      if !isDirectory, isFont(name) { result.append(path) }
      return isDirectory
    }
    return result.sorted()
  }
}
