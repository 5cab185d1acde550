// SPDX-License-Identifier: MIT

/// The strings and assets that a view is drawn with.
package struct Resources: Hashable, Sendable {
  package var strings: StringTables
  /// nil where the project has no asset catalog.
  package var assets: AssetCatalog?

  package init(strings: StringTables = StringTables(), assets: AssetCatalog? = nil) {
    self.strings = strings
    self.assets = assets
  }

  /// Reads what is below a folder.
  init(directory: String) throws(ResourceError) {
    let assets = try AssetCatalog(directory: directory)
    self.init(
      strings: try StringTables(directory: directory), assets: assets.isEmpty ? nil : assets)
  }
}
