// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SnapshotStore {
  private var inlineDirectory: String { FilePaths.join(stateDirectory, "inline") }

  /// Keeps a text until the tool writes it into its source.
  ///
  /// - Throws: `FileSystemError`.
  package func keep(_ snapshot: InlineSnapshot) throws {
    try prepareStateDirectory()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try write(Array(encoder.encode(snapshot)), to: path(of: snapshot))
  }

  /// Forgets the text of a literal that matches, or that has been written; nothing there is fine.
  ///
  /// - Throws: `FileSystemError`.
  package func forgetInline(file: String, line: Int, column: Int, label: String) throws {
    try fileSystem.remove(inlinePath(file: file, line: line, column: column, label: label))
  }

  /// Forgets a text that has been written.
  ///
  /// - Throws: `FileSystemError`.
  package func forget(_ snapshot: InlineSnapshot) throws {
    try fileSystem.remove(path(of: snapshot))
  }

  /// The texts that wait, by file and place.
  ///
  /// A text of an earlier source than another of its file is forgotten: its line is not known any
  /// more, and it would keep the newer ones from being written.
  ///
  /// - Throws: `FileSystemError`, or `SnapshotStoreError` for a damaged record.
  package func inlineSnapshots() throws -> [InlineSnapshot] {
    var result: [InlineSnapshot] = []
    for (file, snapshots) in Dictionary(grouping: try inlineRecords(), by: \.file) {
      guard Set(snapshots.map(\.source)).count > 1, try fileSystem.kind(of: file) == .file else {
        result += snapshots
        continue
      }
      let source = try fileSystem.read(file)
      let current = snapshots.filter { $0.isOf(source) }
      result += current.isEmpty ? snapshots : current
      if current.isEmpty { continue }
      for snapshot in snapshots where !snapshot.isOf(source) { try forget(snapshot) }
    }
    return result.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  private func inlineRecords() throws -> [InlineSnapshot] {
    guard try fileSystem.kind(of: inlineDirectory) == .folder else { return [] }
    return try fileSystem.names(inFolder: inlineDirectory).filter { $0.hasSuffix(".json") }
      .map { name in
        let path = FilePaths.join(inlineDirectory, name)
        let bytes = try fileSystem.read(path)
        do {
          return try JSONDecoder().decode(InlineSnapshot.self, from: Data(bytes))
        } catch {
          throw SnapshotStoreError(.damagedInlineRecord, path: path)
        }
      }
  }

  private func path(of snapshot: InlineSnapshot) -> String {
    inlinePath(
      file: snapshot.file, line: snapshot.line, column: snapshot.column, label: snapshot.label)
  }

  private func inlinePath(file: String, line: Int, column: Int, label: String) -> String {
    FilePaths.join(
      inlineDirectory,
      InlineSnapshot.fileName(file: file, line: line, column: column, label: label))
  }
}
