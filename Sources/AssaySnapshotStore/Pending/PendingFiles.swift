// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayGraphics

extension SnapshotStore {
  /// Keeps what did not match. A failure to keep it is reported in the failure and hides nothing.
  func keepPending(
    _ content: some SnapshotContent, at relativePath: String, replacing reference: [UInt8]?,
    because reason: SnapshotFailure.Reason
  ) -> SnapshotFailure {
    var failure = failure(at: relativePath, because: reason)
    var pending = PendingSnapshot(
      relativePath: relativePath, replaces: reference.map { PixelHash(ofFile: $0) },
      words: [reason == .missing ? SnapshotFailure.missingWords : failure.headline])
    var picture: Bitmap?
    if case .differs(let difference) = reason {
      pending.words = difference.words
      pending.changes = difference.changes
      pending.areas = difference.areas
      picture = difference.picture
    }
    do {
      try prepareStateDirectory()
      // The record comes before the file, so that no pending file is ever without one.
      try write(
        PendingRecord(pending).encoded(), to: pendingRecordPath(relativePath))
      try write(content.encoded(), to: pendingPath(relativePath))
      failure.pendingPath = pendingPath(relativePath)
      if let picture {
        try write(PNG.encode(picture, options: .quick), to: differencePath(relativePath))
        failure.differencePath = differencePath(relativePath)
        // On disk now: a run of thousands of failures would not fit in memory.
        failure.forgetPicture()
      } else {
        try fileSystem.remove(differencePath(relativePath))
      }
    } catch {
      failure.pendingProblem = "\(error)"
    }
    return failure
  }

  func failure(
    at relativePath: String, because reason: SnapshotFailure.Reason
  ) -> SnapshotFailure {
    SnapshotFailure(
      reason: reason, relativePath: relativePath, referencePath: referencePath(relativePath))
  }

  /// Removes what is left of an earlier failure after a success, which it must not turn into a
  /// failure: what cannot be removed stays, and can no longer be accepted once the reference is
  /// another.
  package func forgetPending(_ relativePath: String) {
    do { try removePending(relativePath) } catch {}
  }

  /// Removes what is left of an earlier failure; nothing there is fine.
  func removePending(_ relativePath: String) throws {
    // The record goes last: a pending file without one could not be accepted.
    for path in [
      pendingPath(relativePath), differencePath(relativePath), pendingRecordPath(relativePath),
    ] {
      try fileSystem.remove(path)
    }
  }
}
