// SPDX-License-Identifier: MIT

internal import AssayFiles

/// The files of a removal as they were, kept until it has ended, so that one that was killed can be
/// undone.
///
/// A folder with one copy for each file, and a manifest, which holds for each file its path,
/// permissions, the hash of what it was and the hashes of all that was ever to be written in its
/// place. What has none of these hashes was edited by somebody else since, and is left alone.
package struct RemovalJournal: Sendable {
  /// Absolute path of the folder.
  package var path: String
  /// Absolute path of the folder that all files are in.
  var root: String
  var files: any RemovalFiles

  private static let header = "assay-removal-2"
  /// Stands for the hash of a file that was deleted.
  private static let deleted = "deleted"

  /// What the manifest says of one file.
  private struct Entry {
    /// Relative to the root.
    var path: String
    var mode: UInt32
    var original: String
    var written: [String]
  }

  /// - Parameter scratchPath: absolute, or relative to the root.
  init(root: String, scratchPath: String, files: any RemovalFiles = PosixRemovalFiles()) {
    self.root = root
    let scratch = scratchPath.hasPrefix("/") ? scratchPath : FilePaths.join(root, scratchPath)
    path = FilePaths.join(scratch, "removal")
    self.files = files
  }

  var exists: Bool { files.exists(manifest) }

  private var manifest: String { path + "/manifest" }
  private var lockPath: String { path + "/lock" }

  /// - Throws: `RemovalError.running`.
  func lock() throws -> RemovalLock {
    try checkIsNoLink()
    try PosixFileSystem().createFolder(path)
    return try RemovalLock(path: lockPath)
  }

  /// Refuses to go on while a removal runs, or after one that was interrupted: the sources are
  /// neither what they were nor what they will be.
  /// - Throws: `RemovalError`.
  func checkSettled() throws {
    guard exists else { return }
    if let process = RemovalLock.holder(of: lockPath) {
      throw RemovalError.running(process: process)
    }
    throw RemovalError.interruptedBefore(journal: path)
  }

  /// - Parameters:
  ///   - originals: by path relative to the root.
  ///   - written: by path, the hash of what will be written first.
  func begin(
    _ originals: [(path: String, content: FileContent)], written: [String: [[UInt8]?]]
  ) throws {
    try checkIsNoLink()
    for (index, file) in originals.enumerated() {
      try files.write(FileContent(bytes: file.content.bytes, mode: 0o600), to: "\(path)/\(index)")
    }
    try record(originals, written: written)
  }

  /// Writes the manifest anew. What will be written must be known to it before it is.
  func record(
    _ originals: [(path: String, content: FileContent)], written: [String: [[UInt8]?]]
  ) throws {
    var fields = [Self.header]
    for (path, content) in originals {
      let hashes = Set((written[path] ?? []).map(Self.hash)).sorted()
      fields += [
        path, "\(content.mode)", Self.hash(content.bytes), hashes.joined(separator: ","),
      ]
    }
    let text = fields.map { $0 + "\0" }.joined()
    try files.write(FileContent(bytes: Array(text.utf8), mode: 0o600), to: manifest)
  }

  func end(count: Int) throws {
    try files.remove(manifest)
    for index in 0..<count { try files.remove("\(path)/\(index)") }
    _ = files.removeFolderIfEmpty(path)
  }

  /// Puts back what an interrupted removal has changed, and nothing that was edited since.
  ///
  /// - Returns: the files' absolute paths.
  /// - Throws: `RemovalError`; `editedSince` once all other files are restored.
  func undo() throws -> [String] {
    guard exists else { throw RemovalError.nothingToUndo(journal: path) }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    let entries = try entries()
    var restored: [String] = []
    var edited: [String] = []
    for (index, entry) in entries.enumerated() {
      let target = FilePaths.join(root, entry.path)
      try LinkFreePath.check(entry.path, in: root)
      let present = files.exists(target) ? Self.hash(try files.read(target).bytes) : Self.deleted
      if present == entry.original { continue }
      guard entry.written.contains(present) else {
        edited.append("'\(entry.path)' ('\(path)/\(index)')")
        continue
      }
      let bytes = try files.read("\(path)/\(index)").bytes
      guard Self.hash(bytes) == entry.original else {
        throw RemovalError.unreadableJournal(path: path)
      }
      try files.write(FileContent(bytes: bytes, mode: entry.mode), to: target)
      restored.append(target)
    }
    guard edited.isEmpty else { throw RemovalError.editedSince(files: edited, journal: path) }
    try end(count: entries.count)
    return restored
  }

  private func entries() throws -> [Entry] {
    let text = String(decoding: try files.read(manifest).bytes, as: UTF8.self)
    var fields = text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    guard fields.popLast()?.isEmpty == true, fields.first == Self.header, fields.count % 4 == 1
    else { throw RemovalError.unreadableJournal(path: path) }
    return try stride(from: 1, to: fields.count, by: 4).map { start in
      guard let mode = UInt32(fields[start + 1]) else {
        throw RemovalError.unreadableJournal(path: path)
      }
      return Entry(
        path: fields[start], mode: mode, original: fields[start + 2],
        written: fields[start + 3].split(separator: ",").map(String.init))
    }
  }

  private func checkIsNoLink() throws {
    if try PosixFileSystem().destination(ofLink: path) != nil {
      throw RemovalError.fileSystem(
        operation: "write to", path: path, reason: "it is a symbolic link; delete it")
    }
  }

  private static func hash(_ bytes: [UInt8]?) -> String {
    guard let bytes else { return deleted }
    let key = CacheKey(of: bytes)
    return String(key.high, radix: 16) + "-" + String(key.low, radix: 16)
  }
}
