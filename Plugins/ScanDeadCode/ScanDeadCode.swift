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
    let tool = try tool(of: context)
    let names = arguments.compactMap { $0.split(separator: "=").first.map(String.init) }
    var code: Int32
    if Self.optionsWithoutBuild.isDisjoint(with: names) {
      code = try Self.run(tool, ["--without-build"] + arguments, in: context)
      if code == Self.needsBuild {
        try build()
        let index = Self.scratchPath(of: context).path + "/debug/index/store"
        code = try Self.run(tool, ["--index-store", index] + arguments, in: context)
      }
    } else {
      code = try Self.run(tool, arguments, in: context)
    }
    if code != 0 { exit(code) }
  }

  /// The tool's exit code where the index of the last build is missing or old.
  private static let needsBuild: Int32 = 3

  /// The tool prints `file:line:column: warning:` itself, because SwiftPM's diagnostics lose the
  /// place.
  private static func run(
    _ tool: URL, _ arguments: [String], in context: PluginContext
  ) throws -> Int32 {
    let folder = context.package.directoryURL
    let process = Process()
    process.executableURL = tool
    process.arguments = ["scan", "--package-path", folder.path] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The tool of an artifact bundle, or else a product of the usual build. As a dependency of this
  /// plugin, SwiftPM would link it on every call: it plans the tools of command plugins apart, over
  /// the same files.
  private func tool(of context: PluginContext) throws -> URL {
    if let bundled = try? context.tool(named: "assay-dead-code") { return bundled.url }
    let folder = Self.scratchPath(of: context).appending(path: "debug")
    // The plugin DeadCodeOnBuild has it in the usual build.
    let built = folder.appending(path: "assay-dead-code-tool")
    let resolved = context.package.directoryURL.appending(path: "Package.resolved")
    if let time = try Self.time(of: built), try time >= Self.time(of: resolved) ?? time {
      return built
    }
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

  private static func time(of file: URL) throws -> Date? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
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
