// SPDX-License-Identifier: MIT

/// What makes a folder one that can be scanned without being named.
package enum ProjectFolder {
  /// Whether a package's manifest or an Xcode project or workspace is in a folder.
  package static func isProject(_ path: String) -> Bool {
    FileStatus(path: "\(path)/Package.swift")?.isFolder == false || XcodeContents.exists(in: path)
  }
}
