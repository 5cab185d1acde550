// SPDX-License-Identifier: MIT

import AssayFiles
import AssaySnapshotStore

/// The pictures that tests with swift-snapshot-testing recorded, with the names that ours have.
///
/// `Tests/AppTests/__Snapshots__/LoginTests/testDark.1.png` is ours at
/// `AppTests/LoginTests/testDark.png`, or with its number where a test of the suite has several
/// snapshots without a name.
struct ForeignReferences {
  struct Item: Sendable {
    /// A whole path.
    var file: String
    /// Relative to our folder of references.
    var path: String
  }

  /// In order of our paths.
  let items: [Item]
  /// Whether snapshots without a name keep their numbers.
  let isNumbered: Bool
  /// Files beside the pictures, such as texts.
  let otherCount: Int
  /// Pictures that links lead to, out of the folder: nobody has named what is there.
  let outside: [String]

  /// - Parameters:
  ///   - ignored: our own folder of references.
  ///   - target: of all of them; nil for the folder of each below `Tests`.
  /// - Throws: `FileSystemError`; `InputError` where there is no picture, or two come to one name.
  init(below folder: String, except ignored: String, target: String?) throws {
    let root = FilePaths.absolute(folder)
    guard !folder.isEmpty, try PosixFileSystem().kind(of: root) != nil else {
      throw InputError(.missing, path: folder)
    }
    let files = try PosixFileSystem().files(below: root).map { FilePaths.join(root, $0) }
      .filter { !FilePaths.isInside($0, ignored) }
    let inside = files.compactMap { Parts($0, target: target) }
    let all = inside.filter { $0.fileExtension.lowercased() == "png" }
    if all.isEmpty { throw InputError(.noReferences, path: folder) }
    let realRoot = try PosixFileSystem().realPath(of: root) ?? root
    // A link that leads nowhere is read, and says so.
    let pictures = try all.filter { parts in
      try PosixFileSystem().realPath(of: parts.file).map { FilePaths.isInside($0, realRoot) }
        ?? true
    }
    let own = Set(pictures.map(\.file))
    outside = all.map(\.file).filter { !own.contains($0) }
    let isNumbered = pictures.contains { $0.number.map { $0 > 1 } ?? false }
    self.isNumbered = isNumbered
    otherCount = inside.count - all.count
    items = pictures.map { parts in
      Item(file: parts.file, path: parts.id(isNumbered: isNumbered).relativePath)
    }.sorted { $0.path < $1.path }
    for (item, next) in zip(items, items.dropFirst()) where item.path == next.path {
      throw InputError(.sharedReference(item.path, other: item.file), path: next.file)
    }
  }

  /// What the path of a reference says.
  private struct Parts {
    var file: String
    var target: String
    var suite: String
    var test: String
    var name: String?
    var fileExtension: String

    /// Nil for a file that is in no folder of references.
    init?(_ file: String, target: String?) {
      let parts = file.split(separator: "/").map(String.init)
      guard let place = parts.lastIndex(of: "__Snapshots__"), place + 2 < parts.count,
        let last = parts.last
      else { return nil }
      let names = last.split(separator: ".").map(String.init)
      guard names.count >= 2, let test = names.first, let end = names.last else { return nil }
      self.file = file
      let tests = parts[..<place].lastIndex { $0 == "Tests" }
      let own = tests.flatMap { $0 + 1 < place ? parts[$0 + 1] : nil }
      self.target = target ?? own ?? (place > 0 ? parts[place - 1] : "Tests")
      suite = parts[(place + 1)..<(parts.count - 1)].joined(separator: "-")
      self.test = test
      name = names.count > 2 ? names[1..<(names.count - 1)].joined(separator: ".") : nil
      fileExtension = end
    }

    /// Of a snapshot without a name.
    var number: Int? { name.flatMap { Int($0) } }

    func id(isNumbered: Bool) -> SnapshotID {
      SnapshotID(
        target: target, suite: suite, test: test,
        name: number == nil || isNumbered ? name : nil, fileExtension: "png")
    }
  }
}
