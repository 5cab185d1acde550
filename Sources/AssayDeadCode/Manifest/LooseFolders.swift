// SPDX-License-Identifier: MIT

internal import AssayXcode

/// What the folders below `Sources` are where there is no manifest: SwiftPM's targets, or groups of
/// one app's sources, as XcodeGen, Tuist and Bazel have them (`Sources/Models`, `Sources/Views`).
struct LooseFolders {
  /// Groups see each other without an import, targets do not.
  let areModules: Bool

  /// - Parameters:
  ///   - paths: of the sources, relative to the root.
  ///   - root: absolute.
  init(paths: [String], root: String) {
    let folderOfPath = paths.map { (path: $0, folder: Self.target(of: $0)?.name ?? "") }
    let sources = folderOfPath.filter { $0.path.hasPrefix("Sources/") }
    let names = Set(sources.map(\.folder)).subtracting([""])
    areModules =
      names.count < 2
      || folderOfPath.contains { path, folder in
        let others = names.subtracting([folder])
        return !Self.imports(in: "\(root)/\(path)").isDisjoint(with: others)
      }
  }

  /// The target that SwiftPM would see a file in.
  static func target(of path: String) -> (name: String, isTest: Bool)? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard parts.count > 2, ["Sources", "Tests"].contains(parts[0]) else { return nil }
    return (ModuleName.identifier(parts[1]), parts[0] == "Tests")
  }

  /// The words after `import`, in comments too; none of a file that cannot be read, which is an
  /// error later.
  private static func imports(in path: String) -> Set<String> {
    let bytes: [UInt8]
    do { bytes = try SourceReader.bytes(of: path) } catch { return [] }
    var names: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.split { !SourceTexts.isWord($0) }
      guard let place = words.firstIndex(where: { $0.elementsEqual("import".utf8) }) else {
        continue
      }
      // `import struct Core.Point`
      for word in words[place...].dropFirst().prefix(2) {
        names.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return names
  }
}
