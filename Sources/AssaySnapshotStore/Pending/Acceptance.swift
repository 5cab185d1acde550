// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayGraphics

extension SnapshotStore {
  /// The renditions that wait, in order of their paths. One whose record is missing or damaged says
  /// so, and cannot be accepted. One that another process decides meanwhile is left out.
  ///
  /// - Throws: `FileSystemError`.
  package func pending() throws -> [PendingSnapshot] {
    try fileSystem.files(below: FilePaths.join(stateDirectory, "pending")).compactMap { path in
      do {
        return try pending(at: path)
      } catch {
        guard try isPending(path) else { return nil }
        guard let error = error as? SnapshotStoreError else { throw error }
        return PendingSnapshot(
          relativePath: path, replaces: hash(ofReference: path), words: ["\(error)"])
      }
    }
  }

  /// What another process did with a rendition since it was listed; nil while it is pending.
  ///
  /// - Throws: `FileSystemError`.
  package func decidedElsewhere(_ pending: PendingSnapshot) throws -> SnapshotDecision.Kind? {
    let path = pending.relativePath
    if try isPending(path) { return nil }
    return hash(ofReference: path) == pending.replaces ? .reject : .accept
  }

  private func isPending(_ relativePath: String) throws -> Bool {
    try fileSystem.kind(of: pendingPath(relativePath)) != nil
  }

  /// nil where there is none, or none that can be read.
  private func hash(ofReference relativePath: String) -> PixelHash? {
    let path = referencePath(relativePath)
    do {
      guard try fileSystem.kind(of: path) == .file else { return nil }
      return PixelHash(ofFile: try fileSystem.read(path))
    } catch {
      return nil
    }
  }

  /// Moves a pending rendition over its reference in one step.
  ///
  /// - Returns: the reference's whole path.
  /// - Throws: `SnapshotStoreError` where nothing is pending, or the reference is not the one that
  ///   it was compared with; `FileSystemError`. The reference and the pending file are then as they
  ///   were.
  @discardableResult
  package func accept(_ relativePath: String) throws -> String {
    let pending = try pending(at: relativePath)
    let path = referencePath(relativePath)
    let current =
      try fileSystem.kind(of: path) == nil
      ? nil : PixelHash(ofFile: try fileSystem.read(path))
    guard current == pending.replaces else {
      throw pendingError(.changedSincePending, at: relativePath)
    }
    if path.hasSuffix(".png") { try checkPicture(relativePath) }
    let folder = FilePaths.parent(of: path)
    try fileSystem.checkInside(folder, of: path, root: root(of: path))
    try fileSystem.createFolder(folder)
    do {
      try fileSystem.rename(pendingPath(relativePath), to: path)
    } catch let error as FileSystemError where error.isOtherDevice {
      // The folders are on two disks: copied aside first, then renamed.
      try write(fileSystem.read(pendingPath(relativePath)), to: path)
    }
    forgetPending(relativePath)
    return path
  }

  /// - Throws: `SnapshotStoreError` where a pending picture is damaged: nothing would match it as a
  ///   reference.
  private func checkPicture(_ relativePath: String) throws {
    do {
      _ = try PNG.chunks(try fileSystem.read(pendingPath(relativePath)), checkingCRC: true)
    } catch let error as PNGError {
      throw pendingError(.damagedPending(reason: "\(error)"), at: relativePath)
    }
  }

  /// Forgets a pending rendition; the reference stays.
  ///
  /// - Throws: `SnapshotStoreError` where nothing is pending; `FileSystemError`.
  package func reject(_ relativePath: String) throws {
    try checkPending(relativePath)
    try removePending(relativePath)
  }

  private func pending(at relativePath: String) throws -> PendingSnapshot {
    try checkPending(relativePath)
    let record = pendingRecordPath(relativePath)
    guard try fileSystem.kind(of: record) == .file else {
      throw pendingError(.pendingWithoutRecord, at: relativePath)
    }
    do {
      return try PendingRecord.decoded(fileSystem.read(record), relativePath: relativePath)
    } catch let error as SnapshotStoreError {
      throw pendingError(error.code, at: relativePath)
    }
  }

  /// - Throws: `SnapshotStoreError` where nothing is pending at a path; `FileSystemError`.
  package func checkPending(_ relativePath: String) throws {
    try checkInside(relativePath)
    guard try fileSystem.kind(of: pendingPath(relativePath)) == .file else {
      throw pendingError(.nothingPending, at: relativePath)
    }
  }

  /// An error about a pending file, with what made that file.
  func pendingError(
    _ code: SnapshotStoreError.Code, at relativePath: String
  ) -> SnapshotStoreError {
    var maker = SnapshotStoreError.Maker.unknown
    do {
      if let verdict = try RunHistory(of: self).verdicts[relativePath] {
        maker = verdict.isOfDescription ? .description : .test
      }
    } catch {
      // Logs that cannot be read tell nothing, and are no reason to hide the error.
    }
    return SnapshotStoreError(code, path: relativePath, maker: maker)
  }
}
