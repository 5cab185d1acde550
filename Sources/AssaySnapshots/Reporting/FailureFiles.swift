// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssaySnapshotStore

/// The files of a failure: where they are shown, and where copies of them are kept.
struct FailureFiles {
  private let failure: SnapshotFailure
  private let store: SnapshotStore
  /// What the comparison of a custom format added.
  private let added: [SnapshotAttachment]

  init(_ failure: SnapshotFailure, of content: any SnapshotContent, in store: SnapshotStore) {
    self.failure = failure
    self.store = store
    added = (content as? any AttachingContent)?.attachments ?? []
  }

  /// The files for a test library that can show them.
  func attachments() -> [SnapshotAttachment] {
    guard SnapshotSession.shared.libraries.contains(.swiftTesting) else { return [] }
    let reference = failure.reason == .missing ? nil : failure.referencePath
    let files = [
      ("reference", reference), ("pending", failure.pendingPath),
      ("difference", failure.differencePath),
    ]
    let kept = files.compactMap { role, path -> SnapshotAttachment? in
      guard let path else { return nil }
      // The failure itself reports an unreadable reference.
      do {
        return SnapshotAttachment(
          name: "\(role)-\(fileName)", bytes: try store.fileSystem.read(path))
      } catch {
        return nil
      }
    }
    return kept + added
  }

  /// Writes the files that no test library shows, and copies for `SNAPSHOT_ARTIFACTS`, and says
  /// where they are: a line each, after a line break.
  func words() throws -> String {
    var lines: [String] = []
    let showsAttachments = SnapshotSession.shared.libraries == [.swiftTesting]
    let artifacts = try SnapshotSession.shared.settings().artifacts
    if !showsAttachments || artifacts != nil {
      let folder = artifacts ?? FilePaths.join(store.pendingPath(""), "../attachments")
      for file in added {
        lines.append(write(file.bytes, to: folder, as: "\(fileName)-\(file.name)", "attachment:"))
      }
    }
    if let artifacts {
      for path in [failure.pendingPath, failure.differencePath] {
        guard let path else { continue }
        let name = path == failure.pendingPath ? fileName : "difference-\(fileName)"
        lines.append(copy(path, to: artifacts, as: name))
      }
    }
    return lines.map { "\n" + $0 }.joined()
  }

  private func copy(_ path: String, to folder: String, as name: String) -> String {
    do {
      return write(try store.fileSystem.read(path), to: folder, as: name, "artifact:  ")
    } catch {
      return "the artifact '\(name)' could not be kept: \(error)"
    }
  }

  /// A file that cannot be kept is a line of the message and hides nothing.
  private func write(
    _ bytes: [UInt8], to folder: String, as name: String, _ role: String
  ) -> String {
    let suite = FilePaths.lastComponent(of: FilePaths.parent(of: "/" + failure.relativePath))
    let safe = name.map { $0 == "/" || $0 == "\0" ? "-" : $0 }
    let path = FilePaths.normalized(
      FilePaths.join(FilePaths.join(folder, suite), String(safe)))
    do {
      try store.fileSystem.createFolder(FilePaths.parent(of: path))
      try store.fileSystem.write(bytes, to: path, inside: FilePaths.parent(of: path))
      return "\(role) \(path)"
    } catch {
      return "the file '\(name)' could not be kept: \(error)"
    }
  }

  private var fileName: String { FilePaths.lastComponent(of: failure.relativePath) }
}
