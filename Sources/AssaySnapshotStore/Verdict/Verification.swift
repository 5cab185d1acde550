// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayGraphics

extension SnapshotStore {
  /// Compares content with its reference and, as the mode says, records it.
  ///
  /// A passing verification reads one file and writes none. A failing one keeps the content as
  /// pending.
  ///
  /// - Parameter relativePath: a `SnapshotID`'s.
  /// - Throws: `FileSystemError` where a reference that should be recorded cannot be written;
  ///   `SnapshotStoreError` for a path that leads out of the store; what the content's encoding
  ///   throws.
  package func verify(
    _ content: some SnapshotContent, at relativePath: String, mode: RecordMode
  ) throws -> SnapshotOutcome {
    try checkInside(relativePath)
    let reference = read(relativePath)
    if mode == .all, reference.isReplaceable {
      return .recorded(try record(content, at: relativePath, over: reference, mode: mode))
    }
    switch reference {
    case .missing:
      guard mode != .never else {
        return .failed(keepPending(content, at: relativePath, replacing: nil, because: .missing))
      }
      return .recorded(try record(content, at: relativePath, over: reference, mode: mode))
    case .unreadable(let problem):
      // NB: never pending, for nobody can accept it over what is there.
      return .failed(failure(at: relativePath, because: .unusable(problem)))
    case .bytes(let bytes):
      let reason: SnapshotFailure.Reason
      switch content.compare(withReference: bytes) {
      case .matches(let note):
        forgetPending(relativePath)
        return .passed(note: note)
      case .tolerated(let note):
        forgetPending(relativePath)
        return .tolerated(note: note)
      case .differs(let difference): reason = .differs(difference)
      case .unusable(let problem): reason = .unusable(problem)
      }
      if mode == .failed, reason.isRecordable {
        return .recorded(try record(content, at: relativePath, over: reference, mode: mode))
      }
      return .failed(keepPending(content, at: relativePath, replacing: bytes, because: reason))
    }
  }

  /// Tells by its hashes that a reference shows a picture, without that picture.
  ///
  /// - Returns: nil where only the picture itself tells.
  /// - Throws: `SnapshotStoreError` for a path that leads out of the store.
  package func recognize(
    pixels: PixelHash, width: Int, height: Int, at relativePath: String
  ) throws -> SnapshotOutcome? {
    try checkInside(relativePath)
    guard case .bytes(let bytes) = read(relativePath) else { return nil }
    do {
      let file = try ReferenceFile(bytes)
      guard let chunk = file.metadata else { return nil }
      let seal = try SnapshotMetadata.seal(of: bytes[chunk])
      guard seal.pixels == pixels, seal.width == width, seal.height == height,
        PNG.imageDataHash(bytes, chunks: file.chunks) == seal.imageData
      else { return nil }
    } catch {
      return nil
    }
    forgetPending(relativePath)
    return .passed(note: nil)
  }

  /// Writes content as the reference, whatever was there.
  ///
  /// - Throws: as `verify` does; the old reference is then as it was.
  @discardableResult
  package func record(
    _ content: some SnapshotContent, at relativePath: String
  ) throws -> RecordedSnapshot {
    try checkInside(relativePath)
    return try record(content, at: relativePath, over: read(relativePath), mode: .all)
  }

  private func record(
    _ content: some SnapshotContent, at relativePath: String, over reference: StoredReference,
    mode: RecordMode
  ) throws -> RecordedSnapshot {
    let path = referencePath(relativePath)
    let bytes = try content.encoded()
    var recorded = RecordedSnapshot(
      relativePath: relativePath, referencePath: path, mode: mode, change: .replaced)
    if case .missing = reference { recorded.change = .created }
    if case .bytes(let old) = reference, old == bytes {
      recorded.change = .unchanged
    } else {
      recorded.words = words(for: content, over: reference)
      try write(bytes, to: path)
    }
    forgetPending(relativePath)
    return recorded
  }

  /// What is other in content than in the reference that it replaces.
  private func words(
    for content: some SnapshotContent, over reference: StoredReference
  ) -> [String] {
    switch reference {
    case .missing: return []
    case .unreadable(let problem): return ["the old reference " + problem.fact]
    case .bytes(let old):
      switch content.compare(withReference: old) {
      case .matches(let note):
        return [note ?? "the pixels are the same; what describes them is not"]
      case .tolerated(let note): return [note]
      case .differs(let difference): return difference.words
      case .unusable(let problem): return ["the old reference " + problem.fact]
      }
    }
  }

  func checkInside(_ relativePath: String) throws {
    guard FilePaths.staysInside(relativePath) else {
      throw SnapshotStoreError(.outsideDirectory, path: relativePath)
    }
  }

  private func read(_ relativePath: String) -> StoredReference {
    let path = referencePath(relativePath)
    do {
      // NB: before it is opened, which would wait for the other end of a pipe.
      if try fileSystem.kind(of: path) == .other { return .unreadable(.notRegularFile) }
      return .bytes(try fileSystem.read(path))
    } catch let error as FileSystemError {
      if let problem = linkProblem(of: path) { return .unreadable(problem) }
      if error.isMissing { return .missing }
      return .unreadable(error.isFolder ? .folder : .unreadable(reason: error.problem))
    } catch {
      return .unreadable(.unknownFormat(reason: "\(error)"))
    }
  }

  /// The first broken link on the way from the store's folder to a file; nil for none.
  private func linkProblem(of path: String) -> ReferenceProblem? {
    var places = [path]
    while let last = places.last, last != directory, FilePaths.isInside(last, directory) {
      places.append(FilePaths.parent(of: last))
    }
    do {
      for place in places.reversed() {
        guard let destination = try fileSystem.destination(ofLink: place),
          try fileSystem.kind(of: place) == nil
        else { continue }
        return .brokenLink(link: place, destination: destination, isFolder: place != path)
      }
    } catch {
      // The error that led here says more.
    }
    return nil
  }
}

private enum StoredReference {
  case missing
  case bytes([UInt8])
  case unreadable(ReferenceProblem)

  /// A folder in its place stays, whatever the mode; so does a link in the place of a folder.
  var isReplaceable: Bool {
    switch self {
    case .unreadable(.folder), .unreadable(.brokenLink(_, _, isFolder: true)): false
    case .missing, .bytes, .unreadable: true
    }
  }
}

extension SnapshotFailure.Reason {
  fileprivate var isRecordable: Bool {
    switch self {
    case .missing, .differs: true
    case .unusable(let problem): problem.isWorthless
    }
  }
}
