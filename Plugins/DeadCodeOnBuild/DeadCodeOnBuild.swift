// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Warns of unused code in a target whenever a source of its package changes. It reads the sources
/// alone, before they are compiled, and never fails the build.
@main
struct DeadCodeOnBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = Self.sources(of: target)
    if sources.isEmpty { return [] }
    let root = context.package.directoryURL
    // Swift, because SwiftPM takes files of other kinds for resources of the target.
    let stamp = context.pluginWorkDirectoryURL.appending(path: "DeadCode.swift")
    let globs = sources.flatMap { file in
      ["--report-include", Self.pattern(for: file.path, below: root.path)]
    }
    // A use of this target's code may come and go in any other target.
    let all = context.package.targets.flatMap(Self.sources)
    return [
      .buildCommand(
        displayName: "Looking for unused code in \(target.name)",
        executable: try context.tool(named: "assay-dead-code").url,
        arguments: [
          "scan", "--syntax-only", "--package-path", root.path, "--format", "xcode",
          "--no-relative-results", "--quiet", "--stamp", stamp.path,
        ] + globs,
        inputFiles: all + Self.settings(in: root), outputFiles: [stamp])
    ]
  }

  private static func sources(of target: any Target) -> [URL] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return target.sourceFiles(withSuffix: ".swift").map(\.url)
  }

  /// What else decides which code is reported.
  private static func settings(in root: URL) -> [URL] {
    ["Package.swift", ".assay.yml"].map { root.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
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
