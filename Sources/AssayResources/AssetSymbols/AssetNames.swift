// SPDX-License-Identifier: MIT

/// The names of a project's colors and images, which Xcode generates symbols for. A name has the
/// namespaces around it, as in `Onboarding/hero`.
package struct AssetNames: Hashable, Sendable {
  package var colors: Set<String>
  package var images: Set<String>

  init(colors: Set<String> = [], images: Set<String> = []) {
    self.colors = colors
    self.images = images
  }

  /// Reads the names of `.xcassets` folders. The contents of a set are not read, and a folder whose
  /// Contents.json cannot be read is no namespace: what draws an asset reports them.
  ///
  /// - Throws: `ResourceError` for a path that is no folder.
  package init(catalogs: [String]) throws(ResourceError) {
    self.init()
    for catalog in catalogs {
      try ResourceFolder.requireFolder(catalog, expected: "an asset catalog (.xcassets)")
      try read(catalog)
    }
  }

  package var isEmpty: Bool { colors.isEmpty && images.isEmpty }

  private mutating func read(_ catalog: String) throws(ResourceError) {
    try ResourceFolder.walk(catalog, carrying: "") { path, name, isDirectory, prefix in
      guard isDirectory, !name.hasPrefix(".") else { return nil }
      if name.hasSuffix(".colorset") {
        colors.insert(prefix + name.dropLast(9))
      } else if name.hasSuffix(".imageset") {
        images.insert(prefix + name.dropLast(9))
      } else if name.hasSuffix(".symbolset") {
        images.insert(prefix + name.dropLast(10))
      } else if !AssetType.isTyped(name) {
        return Self.isNamespace(path) ? prefix + name + "/" : prefix
      }
      return nil
    }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    do {
      return try AssetCatalog.providesNamespace(ResourceFolder.join(folder, "Contents.json"))
    } catch {
      return false
    }
  }
}
