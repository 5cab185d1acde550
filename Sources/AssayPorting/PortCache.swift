// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where the check keeps what it has built of Assay.
package enum PortCache {
  /// The user's folder for caches (XDG Base Directory Specification on Linux); one for temporary
  /// files where the user has no home.
  /// - Parameter environment: of the process.
  package static func folder(environment: [String: String]) -> String {
    let home = environment["HOME"]
    #if os(macOS)
      let cache = home.map { $0 + "/Library/Caches" }
    #else
      let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let cache = named ?? home.map { $0 + "/.cache" }
    #endif
    return FilePaths.join(cache ?? FileManager.default.temporaryDirectory.path, "assay/port")
  }

  /// Where the package that draws an app's previews is kept.
  ///
  /// - Parameter cache: the folder for all apps.
  package static func previewFolder(of layout: AppLayout, in cache: String) -> String {
    let names = layout.modules.map(\.name)
    return FilePaths.join(
      cache, "previews/" + StableHash("previews", layout.root, names.joined(separator: "/")).hex)
  }
}
