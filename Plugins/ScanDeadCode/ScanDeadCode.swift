// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package scan-dead-code …`: `assay dead-code scan` on this package, with the same options.
@main
struct ScanDeadCode: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "assay").url
    process.arguments = ["dead-code", "scan", "--package-path", context.package.directoryURL.path]
    if !arguments.contains("--scratch-path") {
      // NB: this process holds the lock of the usual scratch path, on which a build would wait for
      // ever.
      let scratch = context.pluginWorkDirectoryURL.appending(path: "build").path
      process.arguments?.append(contentsOf: ["--scratch-path", scratch])
    }
    process.arguments?.append(contentsOf: arguments)
    process.currentDirectoryURL = context.package.directoryURL
    // The tool prints `file:line:column: warning:` itself, for SwiftPM's diagnostics lose the
    // place.
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
