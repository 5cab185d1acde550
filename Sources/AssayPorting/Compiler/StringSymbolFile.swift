// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayResources

/// The file that Xcode 26 generates for the String Catalogs of a target.
enum StringSymbolFile {
  static let name = "GeneratedStringSymbols.swift"

  /// The source; nil for a module without keys that people manage, and for one that asks for none.
  ///
  /// - Throws: `ResourceError`.
  static func source(of module: AppModule, facts: [String: SourceFacts]) throws -> String? {
    let catalogs = module.resources.filter { FilePaths.fileExtension(of: $0) == "xcstrings" }
    guard module.hasStringSymbols, !catalogs.isEmpty else { return nil }
    let declared = module.files.reduce(into: Set<String>()) { result, file in
      result.formUnion(facts[file]?.extensionStatics["LocalizedStringResource"] ?? [])
    }
    let symbols = try StringSymbols(catalogs: catalogs, declared: declared)
    guard !symbols.isEmpty else { return nil }
    return symbols.source(
      header: "Written by 'assay port': what Xcode generates for the String Catalogs.",
      module: "SwiftUI")
  }
}
