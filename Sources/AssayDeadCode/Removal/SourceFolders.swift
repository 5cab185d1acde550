// SPDX-License-Identifier: MIT

/// Which files may be deleted when nothing is left in them.
struct SourceFolders {
  let graph: SourceGraph

  /// A target must not lose its last source file: of one that would, the first stays, with its
  /// imports.
  func keepOneFile(in edits: inout [FileEdit]) {
    let deleted = Set(edits.filter(\.deletesFile).map(\.path))
    guard !deleted.isEmpty else { return }
    var left: [String: Bool] = [:]
    for file in graph.files {
      for module in file.modules {
        left[module] = left[module] ?? false || !deleted.contains(file.path)
      }
    }
    for index in edits.indices where edits[index].deletesFile {
      let path = edits[index].path
      let modules = graph.file(at: path)?.modules ?? []
      let isLast =
        modules.isEmpty ? !hasNeighbor(path, deleted) : modules.contains { left[$0] == false }
      guard isLast else { continue }
      edits[index].deletesFile = false
      for module in modules { left[module] = true }
    }
  }

  /// The build or the language looks for these by name.
  static func isNeeded(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "main.swift" || name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// For a file whose target is not known: whether another that stays is in its folder.
  private func hasNeighbor(_ path: String, _ deleted: Set<String>) -> Bool {
    let folder = Self.folder(of: path)
    return graph.files.contains { Self.folder(of: $0.path) == folder && !deleted.contains($0.path) }
  }

  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}
