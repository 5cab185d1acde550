// SPDX-License-Identifier: MIT

import AssayDocuments
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
package enum ProjectFonts {
  /// - Parameter folder: absolute; its package and its `.assay.yml` may name a folder of fonts.
  /// - Throws: `DocumentError` for a broken configuration, and what `FontSearch` throws.
  package static func search(near folder: String = FilePaths.workingFolder) throws -> FontSearch {
    let file = try ProjectConfiguration.find(from: folder)
    var written: String?
    var versions = try file?.value(of: .fonts).map(Self.versions)
    if versions == nil {
      _ = try file?.read(.fonts) { map in
        written = try map.take("folder") { try $0.string() }
        versions = try map.take("versions", Self.versions)
      }
    }
    let configured = file.flatMap { file in
      written.map { (folder: file.path($0), place: "\(file.name), fonts.folder,") }
    }
    return try FontSearch(
      variables: ProcessInfo.processInfo.environment, configured: configured,
      versions: versions ?? .pinned, packageRoot: packageRoot(of: folder))
  }

  private static func versions(_ value: DocumentValue) throws -> FontVersions {
    let text = try value.string()
    if let versions = FontVersions(rawValue: text) { return versions }
    throw DocumentError.unknown(
      "value", text, known: FontVersions.allCases.map(\.rawValue), at: value.mark)
  }

  private static func packageRoot(of folder: String) -> String? {
    // Without a package there is no folder of its own to look into.
    do { return try PackageRoot.find(above: FilePaths.join(folder, "anything")) } catch {
      return nil
    }
  }
}
