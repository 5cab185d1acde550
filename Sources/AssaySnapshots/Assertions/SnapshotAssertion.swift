// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssaySnapshotStore
internal import Foundation

/// The message and the files of a failed assertion.
struct AssertionFailure {
  /// Names, keys and texts in it come from anywhere; a pipeline prints it.
  let message: String
  let attachments: [SnapshotAttachment]

  init(message: String, attachments: [SnapshotAttachment] = []) {
    self.message = Printable.lines(message)
    self.attachments = attachments
  }
}

/// One assertion: turns a value into a failure or nothing.
struct SnapshotAssertion {
  var name: String?
  var record: RecordMode?
  var directory: String?
  var timeout: TimeInterval
  var testName: String
  var place: SourcePlace
  /// Names the folder of the reference where it is not the file of the place; nil where it is.
  var fileID: String?

  func run<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> AssertionFailure? {
    do {
      let (failure, bitmap) = try AssertionScope.$file.withValue("\(place.file)") {
        let format = try Waiter.wait(for: strategy.snapshot(value()), seconds: timeout)
        let content = try strategy.diffing.snapshotContent(of: format)
        let failure = try verify(content, pathExtension: strategy.pathExtension)
        return (failure, (format as? Rendition)?.bitmap)
      }
      // The bitmap is no longer used, unless the test keeps it, and then its memory is not reused.
      if let bitmap { SnapshotSession.shared.bitmaps.put(bitmap) }
      return failure
    } catch {
      return AssertionFailure(message: "snapshot\(name.map { " '\($0)'" } ?? "") failed: \(error)")
    }
  }

  /// Reports a failure to the test library; does nothing for nil.
  func report(_ failure: AssertionFailure?) {
    guard let failure else { return }
    FailureReporter.report(
      failure.message, attachments: failure.attachments, at: place,
      library: SnapshotSession.shared.library)
  }

  private func verify(
    _ content: any SnapshotContent, pathExtension: String?
  ) throws -> AssertionFailure? {
    let session = SnapshotSession.shared
    let configuration = SnapshotTestingConfiguration.current
    let store = try session.store(
      forTestFile: "\(place.file)", directory: directory ?? configuration?.directory)
    let id = SnapshotID(
      fileID: fileID ?? "\(place.fileID)", test: testName, name: name, fileExtension: pathExtension)
    let path = id.relativePath
    try session.claim(
      store.referencePath(path), by: place.callSite, content: content.fingerprint)
    let mode = try record ?? configuration?.record ?? session.settings().recordMode
    let outcome = try store.verify(content, at: path, mode: mode)
    log(path, outcome, in: store)
    switch outcome {
    case .passed: return nil  // A note about an unusual reference that matches is no failure.
    case .tolerated(let note):
      FailureReporter.note("\(path): \(note)")
      return nil
    case .recorded(let recorded):
      return AssertionFailure(message: recorded.message + notes(of: content))
    case .failed(let failure):
      return try AssertionFailure(
        message: message(of: failure, configuration: configuration) + notes(of: content),
        attachments: attachments(of: failure, in: store))
    }
  }

  private func message(
    of failure: SnapshotFailure, configuration: SnapshotTestingConfiguration?
  ) throws -> String {
    let tool =
      try configuration?.diffTool
      ?? SnapshotSession.shared.settings().diffTool.map { .init(program: $0) }
    guard let tool, let pending = failure.pendingPath, failure.reason != .missing else {
      return failure.message
    }
    let command = tool(reference: failure.referencePath, pending: pending)
    return failure.message + "\ncompare with: \(command)"
  }

  private func notes(of content: any SnapshotContent) -> String {
    let shown = content.notes.prefix(5).map { "\nnote: " + $0 }
    let rest = content.notes.count - shown.count
    return shown.joined() + (rest > 0 ? "\nnote: and \(rest) more" : "")
  }

  /// The files of a failure, for a test library that can show them.
  private func attachments(
    of failure: SnapshotFailure, in store: SnapshotStore
  ) -> [SnapshotAttachment] {
    guard SnapshotSession.shared.library == .swiftTesting else { return [] }
    let reference = failure.reason == .missing ? nil : failure.referencePath
    let files = [
      ("reference", reference), ("pending", failure.pendingPath),
      ("difference", failure.differencePath),
    ]
    let base = failure.relativePath.split(separator: "/").last.map(String.init) ?? "snapshot"
    return files.compactMap { role, path in
      guard let path else { return nil }
      // The failure itself reports an unreadable reference.
      do {
        return SnapshotAttachment(
          name: "\(role)-\(base)", bytes: try store.fileSystem.read(path))
      } catch {
        return nil
      }
    }
  }

  private func log(_ path: String, _ outcome: SnapshotOutcome, in store: SnapshotStore) {
    let log = SnapshotSession.shared.log(in: store)
    // A store that cannot be written to still verifies; its runs are not logged.
    do {
      if case .failed = outcome { try log.failed(path) } else { try log.used(path) }
    } catch {}
  }
}
