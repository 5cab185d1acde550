// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a scan takes from the process it runs in.
package struct ScanEnvironment: Hashable, Sendable {
  /// The folders in which `swift` is looked for, separated by colons.
  package var searchPath: String
  /// Where scans keep what they have read; nil for nowhere.
  package var cacheFolder: String?
  /// The user's folder; nil if it is not known.
  var home: String?
  /// Which build of the tool scans: what another one has kept may be wrong, though of the same
  /// version.
  var build: String

  init(searchPath: String, cacheFolder: String?, home: String? = nil, build: String = "") {
    self.home = home
    self.searchPath = searchPath
    self.cacheFolder = cacheFolder
    self.build = build
  }

  /// Of this process: PATH, and the user's folder for caches (XDG Base Directory Specification on
  /// Linux).
  package static var process: ScanEnvironment {
    let variables = ProcessInfo.processInfo.environment
    let home = variables["HOME"]
    #if os(macOS)
      let cache = home.map { "\($0)/Library/Caches" }
    #else
      let named = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let cache = named ?? home.map { "\($0)/.cache" }
    #endif
    // Without /proc, Swift knows no arguments either.
    let executable =
      FileStatus(path: "/proc/self/exe") ?? CommandLine.arguments.first.flatMap(FileStatus.init)
    return ScanEnvironment(
      searchPath: variables["PATH"] ?? "", cacheFolder: cache.map { "\($0)/assay" },
      home: home, build: executable.map { "\($0.size) \($0.modificationTime)" } ?? "")
  }
}
