// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package scan-dead-code …`: `assay dead-code scan` on this package, with the same options.
@main
struct ScanDeadCode: CommandPlugin {
  /// Options that say themselves what is read, or that read nothing.
  private static let optionsWithoutBuild: Set = [
    "--index-store", "--skip-build", "--scratch-path", "--syntax-only", "--setup", "--help", "-h",
    "--version",
  ]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var words = ["scan", "--package-path", context.package.directoryURL.path]
    let names = arguments.compactMap { $0.split(separator: "=").first.map(String.init) }
    if Self.optionsWithoutBuild.isDisjoint(with: names) {
      try build()
      words += ["--index-store", Self.scratchPath(of: context).path + "/debug/index/store"]
    }
    let process = Process()
    process.executableURL = try tool(of: context)
    process.arguments = words + arguments
    process.currentDirectoryURL = context.package.directoryURL
    // The tool prints `file:line:column: warning:` itself, because SwiftPM's diagnostics lose the
    // place.
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The tool as a product of the usual build. As a dependency of this plugin, SwiftPM would link it
  /// on every call: it plans the tools of command plugins apart, over the same files.
  private func tool(of context: PluginContext) throws -> URL {
    let folder = Self.scratchPath(of: context).appending(path: "debug")
    // The plugin DeadCodeOnBuild has it in the usual build.
    let built = folder.appending(path: "assay-dead-code-tool")
    if FileManager.default.isExecutableFile(atPath: built.path) { return built }
    let result = try packageManager.build(.product("assay-dead-code"), parameters: .init())
    guard result.succeeded else {
      print(result.logText)
      Self.fail("assay-dead-code does not build; see above")
    }
    return folder.appending(path: "assay-dead-code")
  }

  /// The usual build of this package with its tests, which compiles only what changed. A build of
  /// the tool's own would wait forever for the lock of the usual scratch path, which this process
  /// holds, and in another folder it would compile everything again.
  private func build() throws {
    let result = try packageManager.build(.all(includingTests: true), parameters: .init())
    if result.succeeded { return }
    print(result.logText)
    Self.fail("the package does not build, so it has no index; fix the build first")
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("assay: \(message)\n".utf8))
    exit(2)
  }

  /// The folder that holds the build, above the plugin's own.
  private static func scratchPath(of context: PluginContext) -> URL {
    var folder = context.pluginWorkDirectoryURL
    while folder.path != "/", folder.lastPathComponent != "plugins" {
      folder.deleteLastPathComponent()
    }
    return folder.deletingLastPathComponent()
  }
}
