// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayResources

/// The file that Xcode generates for the asset catalogs of a target.
enum AssetSymbolFile {
  /// Xcode's name for it.
  static let name = "GeneratedAssetSymbols.swift"

  /// The source; nil for a module without catalogs, for one that asks for no symbols, and for one
  /// that has such a file.
  ///
  /// - Throws: `ResourceError`.
  static func source(of module: AppModule, facts: [String: SourceFacts]) throws -> String? {
    let hasExtensions: Bool
    switch module.symbolSetting {
    case .nothing: return nil
    case .resources: hasExtensions = false
    case .extensions: hasExtensions = true
    }
    guard !module.files.contains(where: { FilePaths.lastComponent(of: $0) == name }) else {
      return nil
    }
    let catalogs = module.resources.filter { FilePaths.fileExtension(of: $0) == "xcassets" }
    let names = try AssetNames(catalogs: catalogs)
    guard !names.isEmpty else { return nil }
    let declared = module.files.reduce(into: [String: Set<String>]()) { result, file in
      result.merge(facts[file]?.extensionStatics ?? [:]) { $0.union($1) }
    }
    return AssetSymbols(names, hasExtensions: hasExtensions, declared: declared).source(
      header: "Written by 'assay port': what Xcode generates for the asset catalogs.",
      module: "SwiftUI")
  }
}
