// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The names on the disk for those in a project: a Mac's disk finds `Views` by `views`, and a
/// project may say either.
struct DiskNames {
  /// What is looked for below it only.
  private let base: String
  /// Of each folder, what is in it by its names in small letters.
  private var names: [String: [String: [String]]] = [:]
  private var variants: [String: [String]] = [:]

  init(base: String) { self.base = base }

  /// The path as it is where something is there, or else the only one that differs in case.
  mutating func path(_ path: String) -> String {
    let found = paths(path)
    return found.contains(path) || found.count != 1 ? path : found[0]
  }

  /// What is there by a path, in any case.
  private mutating func paths(_ path: String) -> [String] {
    guard path.hasPrefix(base + "/") else { return [path] }
    if let known = variants[path] { return known }
    let name = FilePaths.lastComponent(of: path).lowercased()
    var found: [String] = []
    for folder in paths(FilePaths.parent(of: path)) {
      found += (entries(of: folder)[name] ?? []).map { FilePaths.join(folder, $0) }
    }
    variants[path] = found
    return found
  }

  private mutating func entries(of folder: String) -> [String: [String]] {
    if let known = names[folder] { return known }
    // What cannot be listed holds nothing that could be found.
    let entries = Dictionary(
      grouping: ((try? PosixFileSystem().names(inFolder: folder)) ?? []).sorted()
    ) { $0.lowercased() }
    names[folder] = entries
    return entries
  }
}
