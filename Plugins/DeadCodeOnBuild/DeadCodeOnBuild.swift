// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Warns of unused code in a target whenever it is built. It reads the sources alone, before they
/// are compiled, and never fails the build.
@main
struct DeadCodeOnBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let sources = target.sourceFiles(withSuffix: ".swift").map(\.url)
    if sources.isEmpty { return [] }
    let root = context.package.directoryURL.path
    let stamp = context.pluginWorkDirectoryURL.appending(path: "dead-code.stamp")
    let globs = sources.flatMap { file in
      ["--report-include", Self.pattern(for: file.path, below: root)]
    }
    return [
      .buildCommand(
        displayName: "Looking for unused code in \(target.name)",
        executable: try context.tool(named: "assay").url,
        arguments: [
          "dead-code", "scan", "--syntax-only", "--package-path", root, "--format", "xcode",
          "--no-relative-results", "--quiet", "--stamp", stamp.path,
        ] + globs,
        inputFiles: sources, outputFiles: [stamp])
    ]
  }

  /// The file's path below the package's folder, with what a pattern would take for more than
  /// itself escaped.
  private static func pattern(for path: String, below root: String) -> String {
    let relative = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    return relative.reduce(into: "") { result, character in
      if "*?[]{}\\,".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
