// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Writes the symbols of a target's asset catalogs and String Catalogs, as Xcode does:
/// `Image(.logo)`, `Color.brand`, `Text(.title)`.
@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let (catalogs, files) = Self.catalogs(below: target.directoryURL)
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Writing the symbols of \(target.name)",
        executable: try context.tool(named: "assay-asset-symbols").url,
        arguments: [output.path, try Self.module(of: target)] + catalogs.map(\.path),
        inputFiles: files, outputFiles: [output])
    ]
  }

  /// What the target's sources call the module of views: one that takes SwiftUI for an alias cannot
  /// name Assay's.
  private static func module(of target: any Target) throws -> String {
    guard let target = target as? any SourceModuleTarget else { return "SwiftUI" }
    for file in target.sourceFiles(withSuffix: ".swift") {
      let text = try String(contentsOf: file.url, encoding: .utf8)
      if text.contains("import AssayViews") || text.contains("import AssaySnapshots") {
        return "AssayViews"
      }
    }
    return "SwiftUI"
  }

  /// The catalogs in the target's folder, also those that the target excludes, and their files.
  private static func catalogs(below folder: URL) -> (catalogs: [URL], files: [URL]) {
    guard
      let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return ([], []) }
    var catalogs: [URL] = []
    var files: [URL] = []
    for case let url as URL in paths {
      if url.pathExtension == "xcassets" { catalogs.append(url) }
      if url.pathExtension == "xcstrings" {
        catalogs.append(url)
        files.append(url)
      }
      if url.lastPathComponent == "Contents.json" { files.append(url) }
    }
    return (catalogs.sorted { $0.path < $1.path }, files.sorted { $0.path < $1.path })
  }
}
