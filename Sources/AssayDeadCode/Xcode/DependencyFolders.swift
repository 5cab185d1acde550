// SPDX-License-Identifier: MIT

/// Folders in which dependency managers put what a project depends on. They write it again at the
/// next install, and what it holds knows nothing of the project.
enum DependencyFolders {
  /// By the name of such a folder: files of which one is beside or in it. A project's own sources
  /// may be in a folder of the same name.
  private static let markers: [Substring: [String]] = [
    "Pods": ["Podfile", "Podfile.lock", "Pods/Manifest.lock"],
    "Carthage": ["Cartfile", "Cartfile.private", "Cartfile.resolved"],
    "SourcePackages": ["SourcePackages/workspace-state.json"],
    "node_modules": ["package.json"],
  ]

  /// Whether a path, relative to the root, has a folder of such a name around it.
  static func mayContain(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { markers[$0] != nil }
  }

  /// By path, of those in such folders: the folder, relative to the root.
  ///
  /// - Parameter root: absolute.
  static func folders(of paths: Set<String>, root: String) -> [String: String] {
    var isManaged: [String: Bool] = [:]
    var result: [String: String] = [:]
    for path in paths where mayContain(path) {
      var around = ""
      for part in path.split(separator: "/").dropLast() {
        let folder = around + part
        if let files = markers[part] {
          let known =
            isManaged[folder]
            ?? files.contains { FileStatus(path: "\(root)/\(around)\($0)") != nil }
          isManaged[folder] = known
          if known {
            result[path] = folder
            break
          }
        }
        around = folder + "/"
      }
    }
    return result
  }
}
