// SPDX-License-Identifier: MIT

internal import AssaySnapshotStore
internal import AssayText
internal import Foundation

extension FontSearch {
  /// Where the fonts of a test are: `ASSAY_FONTS`, then `__Fonts__` of its package, then the
  /// system's folders.
  ///
  /// - Throws: `FontFolderError` where the variable names no folder.
  init(near file: String) throws {
    // Without a package there is no folder of its own to look into.
    let root = try? PackageRoot.find(above: file)
    try self.init(variables: ProcessInfo.processInfo.environment, packageRoot: root)
  }
}
