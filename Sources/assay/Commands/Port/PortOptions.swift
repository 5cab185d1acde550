// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayPorting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which part of an app is compiled, and with which Assay.
struct PortOptions: ParsableArguments {
  @Option(
    name: .customLong("target"),
    help: ArgumentHelp(
      "Check only this module and those that it imports; repeatable.", valueName: "module"))
  var targets: [String] = []

  @Option(
    name: .customLong("packages"),
    help: ArgumentHelp(
      "A folder with the packages that the app imports, each in a folder of its own, as in "
        + "'SourcePackages/checkouts'; repeatable.", valueName: "folder"))
  var checkouts: [String] = []

  @Flag(
    name: .customLong("fetch"),
    help:
      "Fetch the packages that the app imports with SwiftPM; they are kept beside the build of Assay."
  )
  var fetches = false

  @Option(
    help: ArgumentHelp(
      "Assay's package: a folder or a URL; by default the one that this tool was built from.",
      valueName: "folder|url"))
  var assay: String?

  @Option(
    help: ArgumentHelp("The lowest version of Assay at a URL.", valueName: "version"))
  var assayVersion = Assay.configuration.version

  @Option(
    help: ArgumentHelp(
      "Where the build of Assay is kept; by default in the user's folder for caches.",
      valueName: "folder"))
  var cachePath: String?

  /// - Throws: what `AppLayout.find` throws.
  func layout(of folder: String, progress: @escaping @Sendable (String) -> Void) async throws
    -> AppLayout
  {
    try await AppLayout.find(
      in: folder, targets: targets, checkouts: checkouts,
      fetch: fetches ? PackageFetch(cacheFolder: cacheFolder, progress: progress) : nil)
  }

  var porter: Porter {
    get throws { Porter(source: try source, cacheFolder: cacheFolder) }
  }

  var cacheFolder: String {
    cachePath.map(FilePaths.absolute)
      ?? PortCache.folder(environment: ProcessInfo.processInfo.environment)
  }

  private var source: AssaySource {
    get throws {
      guard let assay else {
        return try AssaySource.besideTool()
      }
      return assay.contains("://") || assay.hasPrefix("git@")
        ? .url(assay, version: assayVersion) : .folder(FilePaths.absolute(assay))
    }
  }
}
