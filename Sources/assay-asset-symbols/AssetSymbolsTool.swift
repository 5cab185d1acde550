// SPDX-License-Identifier: MIT

import AssayFiles
import AssayResources

/// Writes the symbols that Xcode generates for asset catalogs, for the plugin AssetSymbols. It has
/// no dependencies, so that a package without Assay's tools builds it in seconds.
@main
struct AssetSymbolsTool {
  /// The file to write, then the catalogs.
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map(FilePaths.absolute)
    guard let output = arguments.first else {
      throw UsageError(text: "usage: assay-asset-symbols OUTPUT.swift [CATALOG.xcassets ...]")
    }
    let names = try AssetNames(catalogs: Array(arguments.dropFirst()))
    let source = AssetSymbols(names, hasExtensions: true).source(
      header: "Written by the plugin AssetSymbols: what Xcode generates for the asset catalogs.")
    try PosixFileSystem().replace(output, with: Array(source.utf8))
  }
}

private struct UsageError: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}
