// SPDX-License-Identifier: MIT

import AssayAudit
import AssayAuditFiles
import AssayFiles
import AssayGraphics
import AssaySnapshotCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The colors that an app has, by appearance: what a finding proposes before any other.
enum AppPalette {
  /// - Parameters:
  ///   - path: of a palette file, an asset catalog or a folder of catalogs.
  ///   - name: as the user wrote it.
  /// - Throws: `PaletteError` or `InputError` where it holds no colors,
  ///   `ResourceError` where a catalog cannot be read.
  static func read(_ path: String, name: String) throws -> [ColorAppearance: AppColors] {
    var result: [ColorAppearance: AppColors] = [:]
    var isFolder = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder {
      let colors = try CatalogColors(directory: path, name: name, shown: { FilePaths.shown($0) })
      for appearance in ColorAppearance.allCases {
        result[appearance] = colors.palette(appearance)
      }
      if result.values.allSatisfy(\.isEmpty) {
        throw InputError(.noColors, path: name)
      }
      return result
    }
    let text = try InputFile.text(path, name: name)
    for appearance in ColorAppearance.allCases {
      result[appearance] = try PaletteFile.read(
        text, file: name, isDark: appearance.isDark
      ).appColors
    }
    return result
  }
}
