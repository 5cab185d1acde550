// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package assay …`: the `assay` tool, built from the package's own dependency.
@main
struct AssayCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "assay").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      exit(process.terminationStatus)
    }
  }
}
