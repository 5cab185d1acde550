// SPDX-License-Identifier: MIT

extension FileSystem {
  /// All files below a folder, as paths relative to it, in order; hidden ones are left out.
  ///
  /// A link that leads nowhere and a file whose name is not UTF-8 are in the list, so that whoever
  /// reads them reports it.
  /// - Parameter isEntered: whether to look into a folder of this name.
  package func files(
    below folder: String, where isEntered: (String) -> Bool = { _ in true }
  ) throws -> [String] {
    var result: [String] = []
    try collectFiles(below: folder, prefix: "", links: [], where: isEntered, into: &result)
    return result
  }

  /// Whether something is there that no path leads to; a file that was deleted meanwhile is not.
  private func isUnreadable(_ path: String, named name: String) throws -> Bool {
    if try destination(ofLink: path) != nil { return true }
    guard FileSystemError.isRepaired(name) else { return false }
    // A folder would hide everything in it, and a folder's name has no extension.
    if FilePaths.fileExtension(of: name).isEmpty {
      throw FileSystemError(.inspect, path, code: FileSystemError.missingCode)
    }
    return true
  }

  /// - Parameter links: the real paths of the folders that links have led to, so that a circle
  ///   ends.
  private func collectFiles(
    below folder: String, prefix: String, links: Set<String>, where isEntered: (String) -> Bool,
    into result: inout [String]
  ) throws {
    for name in try names(inFolder: folder) where !name.hasPrefix(".") {
      let path = FilePaths.join(folder, name)
      switch try kind(of: path) {
      case .file: result.append(prefix + name)
      case nil:
        if try isUnreadable(path, named: name) { result.append(prefix + name) }
      case .other: continue
      case .folder:
        guard isEntered(name) else { continue }
        var links = links
        if try destination(ofLink: path) != nil {
          guard let real = try realPath(of: path), links.insert(real).inserted else { continue }
        }
        try collectFiles(
          below: path, prefix: prefix + name + "/", links: links, where: isEntered, into: &result)
      }
    }
  }
}
