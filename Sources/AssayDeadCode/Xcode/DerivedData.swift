// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Where Xcode keeps the index of a workspace or project.
enum DerivedData {
  /// The folders of Xcode 14 and newer, and of older ones.
  private static let stores = ["Index.noindex/DataStore", "Index/DataStore"]

  /// The store of what was opened, in the folder's own `DerivedData` (`xcodebuild
  /// -derivedDataPath DerivedData`) or in the user's.
  ///
  /// - Parameters:
  ///   - opened: path of the workspace or project.
  ///   - home: the user's folder.
  /// - Returns: the store, or the places where it could have been.
  static func store(
    of opened: String, root: String, home: String?
  ) -> (store: String?, tried: [String]) {
    let own = "\(root)/DerivedData"
    if let store = store(in: own) { return (store, [own]) }
    guard let home else { return (nil, [own]) }
    let folder = "\(home)/Library/Developer/Xcode/DerivedData"
    guard case .success(let names) = FileStatus.names(inFolder: folder) else {
      return (nil, [own, folder])
    }
    // `Name-hash`, with the path that the hash is of in a file.
    let name = FilePaths.lastComponent(of: opened).prefix { $0 != "." }.map { $0 == " " ? "_" : $0 }
    for candidate in names where candidate.hasPrefix(String(name) + "-") {
      guard isOf(opened, "\(folder)/\(candidate)/info.plist") else { continue }
      if let store = store(in: "\(folder)/\(candidate)") { return (store, [own, folder]) }
    }
    return (nil, [own, folder])
  }

  private static func store(in folder: String) -> String? {
    stores.map { "\(folder)/\($0)" }.first { FileStatus(path: $0)?.isFolder == true }
  }

  private static func isOf(_ opened: String, _ file: String) -> Bool {
    let bytes: [UInt8]
    do { bytes = try PosixFileSystem().read(file) } catch { return false }
    var isPath = false
    for tag in MarkupTags(bytes) where !tag.isEnd {
      if isPath, tag.name == "string" { return tag.text == opened }
      isPath = tag.name == "key" && tag.text == "WorkspacePath"
    }
    return false
  }
}
