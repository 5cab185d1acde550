// SPDX-License-Identifier: MIT

/// The files of a removal as they were, kept until it has ended, so that one that was killed can be
/// undone.
///
/// A folder with one copy for each file, and a manifest written last, which holds for each file its
/// path and permissions, each ended by a zero byte.
package struct RemovalJournal: Sendable {
  /// Absolute path of the folder.
  package var path: String
  var files: any RemovalFiles

  private static let header = "assay-removal-1"

  init(scratchPath: String, files: any RemovalFiles = PosixRemovalFiles()) {
    path = scratchPath + "/removal"
    self.files = files
  }

  var exists: Bool { files.exists(manifest) }

  private var manifest: String { path + "/manifest" }

  /// - Parameter originals: by absolute path.
  func begin(_ originals: [(path: String, content: FileContent)]) throws {
    var fields = [Self.header]
    for (index, file) in originals.enumerated() {
      try files.write(FileContent(bytes: file.content.bytes, mode: 0o600), to: "\(path)/\(index)")
      fields += [file.path, "\(file.content.mode)"]
    }
    let text = fields.map { $0 + "\0" }.joined()
    try files.write(FileContent(bytes: Array(text.utf8), mode: 0o600), to: manifest)
  }

  func end(count: Int) throws {
    try files.remove(manifest)
    for index in 0..<count { try files.remove("\(path)/\(index)") }
    _ = files.removeFolderIfEmpty(path)
  }

  /// Puts back what an interrupted removal has changed.
  ///
  /// - Returns: the files' absolute paths.
  func undo() throws -> [String] {
    guard exists else { throw RemovalError.nothingToUndo(journal: path) }
    let text = String(decoding: try files.read(manifest).bytes, as: UTF8.self)
    var fields = text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    guard fields.popLast()?.isEmpty == true, fields.first == Self.header, fields.count % 2 == 1
    else { throw RemovalError.unreadableJournal(path: path) }
    var paths: [String] = []
    for index in 0..<(fields.count / 2) {
      let target = fields[1 + 2 * index]
      guard let mode = UInt32(fields[2 + 2 * index]) else {
        throw RemovalError.unreadableJournal(path: path)
      }
      let bytes = try files.read("\(path)/\(index)").bytes
      try files.write(FileContent(bytes: bytes, mode: mode), to: target)
      paths.append(target)
    }
    try end(count: paths.count)
    return paths
  }
}
