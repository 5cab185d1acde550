// SPDX-License-Identifier: MIT

/// The files of one removal: as they were, and as they are now.
struct RemovalRun {
  private let root: String
  private let files: any RemovalFiles
  private let journal: RemovalJournal
  /// By path, of every file that may change.
  private var originals: [(path: String, content: FileContent)] = []
  /// What is on the disk now, where it is not the original; nil for a deleted file.
  private var current: [String: [UInt8]?] = [:]
  /// All that was or will be on the disk, as the journal has it.
  private var written: [String: [[UInt8]?]] = [:]

  /// Writes the journal; nothing else is changed yet.
  init(
    plan: RemovalPlan, root: String, files: any RemovalFiles, journal: RemovalJournal
  ) throws {
    self.root = root
    self.files = files
    self.journal = journal
    for edit in plan.edits {
      let content = try files.read(root + "/" + edit.path)
      guard content.bytes == edit.original else {
        throw RemovalError.fileSystem(
          operation: "change", path: edit.path, reason: "it changed after it was read")
      }
      originals.append((edit.path, content))
      written[edit.path] = [edit.result]
    }
    do {
      try journal.begin(originals, written: written)
    } catch {
      // The original error is the one to report; a journal without a manifest is ignored later.
      do { try journal.end(count: originals.count) } catch {}
      throw error
    }
  }

  /// Makes the disk what a plan says; files that it does not name become what they were.
  mutating func write(_ plan: RemovalPlan) throws {
    var wanted: [String: [UInt8]?] = [:]
    for edit in plan.edits { wanted[edit.path] = .some(edit.result) }
    try announce(plan.edits)
    for (path, original) in originals {
      let target = wanted[path] ?? .some(original.bytes)
      let present = current[path] ?? .some(original.bytes)
      guard target != present else { continue }
      try LinkFreePath.check(path, in: root)
      if let target {
        try files.write(FileContent(bytes: target, mode: original.mode), to: root + "/" + path)
      } else {
        try files.remove(root + "/" + path)
      }
      current[path] = .some(target)
    }
  }

  /// Tells the journal what will be written, before it is.
  private mutating func announce(_ edits: [FileEdit]) throws {
    var isNew = false
    for edit in edits where written[edit.path]?.contains(edit.result) != true {
      written[edit.path, default: []].append(edit.result)
      isNew = true
    }
    if isNew { try journal.record(originals, written: written) }
  }

  /// Deletes the folders that the plan has emptied, and the journal.
  func finish() throws {
    for (path, _) in originals {
      guard case .some(.none) = current[path] else { continue }
      var folder = PosixRemovalFiles.folder(of: path)
      while folder != ".", folder != "", files.removeFolderIfEmpty(root + "/" + folder) {
        folder = PosixRemovalFiles.folder(of: folder)
      }
    }
    try journal.end(count: originals.count)
  }

  /// Puts everything back after an error; what cannot be put back stays in the journal.
  func restore(after error: any Error) throws {
    var failed: [String] = []
    for (path, original) in originals {
      let present = current[path] ?? .some(original.bytes)
      guard present != .some(original.bytes) else { continue }
      do {
        try LinkFreePath.check(path, in: root)
        try files.write(original, to: root + "/" + path)
      } catch {
        failed.append(path)
      }
    }
    guard failed.isEmpty else {
      throw RemovalError.notRestored(paths: failed, journal: journal.path, reason: "\(error)")
    }
    try journal.end(count: originals.count)
  }
}
