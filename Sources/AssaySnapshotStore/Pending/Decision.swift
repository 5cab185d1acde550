// SPDX-License-Identifier: MIT

internal import AssayFiles

extension SnapshotStore {
  /// Accepts or rejects what is pending, in a way that can be undone.
  ///
  /// - Throws: as `accept` and `reject` do; nothing has changed then.
  package func decide(
    _ decision: SnapshotDecision.Kind, _ relativePath: String
  ) throws -> SnapshotDecision {
    let paths = [
      referencePath(relativePath), pendingRecordPath(relativePath), differencePath(relativePath),
      pendingPath(relativePath),
    ]
    let files = try paths.map { path in
      SnapshotDecision.File(
        path: path,
        bytes: try fileSystem.kind(of: path) == .file ? try fileSystem.read(path) : nil)
    }
    switch decision {
    case .accept: try accept(relativePath)
    case .reject: try reject(relativePath)
    }
    return SnapshotDecision(
      kind: decision, relativePath: relativePath, files: files)
  }

  /// Puts back what a decision changed.
  ///
  /// - Throws: `SnapshotStoreError` where the reference was changed since, which then stays;
  ///   `FileSystemError`.
  package func undo(_ decision: SnapshotDecision) throws {
    let path = referencePath(decision.relativePath)
    let current = try fileSystem.kind(of: path) == .file ? try fileSystem.read(path) : nil
    guard current == decision.referenceAfter else {
      throw pendingError(.changedSinceDecision, at: decision.relativePath)
    }
    // In order, the record before the pending file, which never is without one.
    for file in decision.files.dropFirst() {
      if let bytes = file.bytes { try write(bytes, to: file.path) }
    }
    guard decision.kind == .accept, let reference = decision.files.first else { return }
    if let bytes = reference.bytes {
      try write(bytes, to: reference.path)
    } else {
      try fileSystem.remove(reference.path)
    }
  }
}

/// What was decided about a pending rendition, with the files as they were before.
package struct SnapshotDecision: Sendable {
  package enum Kind: String, Sendable {
    case accept, reject
  }

  struct File: Sendable {
    var path: String
    /// nil where there was none.
    var bytes: [UInt8]?
  }

  package let kind: Kind
  package let relativePath: String
  /// The reference first, the pending file last.
  let files: [File]

  /// The bytes of the reference right after it.
  var referenceAfter: [UInt8]? {
    switch kind {
    case .accept: files.last?.bytes
    case .reject: files.first?.bytes
    }
  }
}
