// SPDX-License-Identifier: MIT

import AssayFiles
import AssaySnapshotStore
import AssayText
import AssayYAML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the fonts of a command are.
enum ProjectFonts {
  /// - Parameter folder: absolute; its package and its `.assay.yml` may name a folder of fonts.
  /// - Throws: `DocumentError` for a broken configuration, `FontFolderError` for a folder that does
  ///   not exist.
  static func search(near folder: String = FilePaths.workingFolder) throws -> FontSearch {
    let file = try ProjectConfiguration.find(from: folder)
    let written =
      try file?.read(.fonts) { map in try map.take("folder") { try $0.string() } } ?? nil
    let configured = file.flatMap { file in
      written.map { (folder: file.path($0), place: "\(file.name), fonts.folder,") }
    }
    return try FontSearch(
      variables: ProcessInfo.processInfo.environment, configured: configured,
      packageRoot: packageRoot(of: folder))
  }

  private static func packageRoot(of folder: String) -> String? {
    // Without a package there is no folder of its own to look into.
    do { return try PackageRoot.find(above: FilePaths.join(folder, "anything")) } catch {
      return nil
    }
  }
}
