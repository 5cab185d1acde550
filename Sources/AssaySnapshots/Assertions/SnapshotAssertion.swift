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
  /// nil for those of the configuration.
  var references: SnapshotTestingConfiguration.References?

  func run<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> AssertionFailure? {
    do {
      return try AssertionScope.run(in: place.file) {
        let value = try value()
        return try compare(
          Waiter.wait(seconds: timeout) { strategy.snapshot(value) }, as: strategy)
      }
    } catch {
      return failure(with: error)
    }
  }

  /// As `run`, without a thread that waits for the value or for the strategy.
  func run<Value, Format>(
    awaiting value: () async throws -> Value, as strategy: Snapshotting<Value, Format>,
    isolation: isolated (any Actor)? = #isolation
  ) async -> AssertionFailure? {
    do {
      return try await AssertionScope.run(in: place.file) {
        let value = try await value()
        let format = try await Waiter.value(seconds: timeout) { strategy.snapshot(value) }
        return try compare(format, as: strategy)
      }
    } catch {
      return failure(with: error)
    }
  }

  private func failure(with error: any Error) -> AssertionFailure {
    AssertionFailure(message: "snapshot\(name.map { " '\($0)'" } ?? "") failed: \(error)")
  }

  private func compare<Value, Format>(
    _ format: Format, as strategy: Snapshotting<Value, Format>
  ) throws -> AssertionFailure? {
    let content = try strategy.diffing.snapshotContent(of: format)
    let failure = try verify(content, pathExtension: strategy.pathExtension)
    // The bitmap is no longer used, unless the test keeps it, and then its memory is not reused.
    if let bitmap = (format as? Rendition)?.drawnBitmap {
      SnapshotSession.shared.bitmaps.put(bitmap)
    }
    return failure
  }

  /// Reports a failure to the test library; does nothing for nil.
  func report(_ failure: AssertionFailure?) {
    guard let failure else { return }
    FailureReporter.report(
      failure.message, attachments: failure.attachments, at: place,
      libraries: SnapshotSession.shared.libraries)
  }

  private func verify(
    _ content: any SnapshotContent, pathExtension: String?
  ) throws -> AssertionFailure? {
    let session = SnapshotSession.shared
    let reference = try referencePlace(pathExtension: pathExtension)
    let (store, path) = (reference.store, reference.path)
    try session.claim(
      store.referencePath(path), by: place.callSite, content: content.fingerprint)
    let mode = try session.recordMode(asked: record)
    let outcome = try store.verify(content, at: path, mode: mode)
    log(path, outcome, in: store)
    if let content = content as? ImageContent { noteMasks(of: content, at: path, in: store) }
    switch outcome {
    case .passed: return nil  // A note about an unusual reference that matches is no failure.
    case .tolerated(let note):
      FailureReporter.note("\(path): \(note)")
      return nil
    case .recorded(let recorded):
      return AssertionFailure(message: recorded.message + notes(of: content))
    case .failed(let failure):
      let files = FailureFiles(failure, of: content, in: store)
      return try AssertionFailure(
        message: message(of: failure, at: reference) + files.words() + notes(of: content),
        attachments: files.attachments())
    }
  }

  private func noteMasks(of content: ImageContent, at path: String, in store: SnapshotStore) {
    guard !content.tolerance.masks.isEmpty else { return }
    var use = MaskUse(content)
    store.add([path], to: &use)
    let configured = SnapshotTestingConfiguration.current?.tolerance
    SnapshotSession.shared.note(use, isConfigured: content.tolerance == configured)
  }

  private func message(of failure: SnapshotFailure, at place: ReferencePlace) throws -> String {
    var message = failure.message
    if place.isUnusual {
      // The tool looks into the folder of the package otherwise.
      let command = "assay snapshot accept "
      message = message.replacingOccurrences(
        of: "with: \(command)",
        with: "with: \(command)--snapshots \(ShellWord.quoted(place.store.directory)) ")
    }
    guard let tool = try diffTool(), let pending = failure.pendingPath, failure.reason != .missing
    else { return message }
    return message + "\ncompare with: \(tool(reference: failure.referencePath, pending: pending))"
  }

  private func diffTool() throws -> SnapshotTestingConfiguration.DiffTool? {
    let tool =
      try SnapshotTestingConfiguration.current?.diffTool ?? GlobalSettings.diffTool
      ?? SnapshotSession.shared.settings().diffTool.map { .init(program: $0) }
    return tool?.isDefault == true ? nil : tool
  }

  private func notes(of content: any SnapshotContent) -> String {
    let change = (content as? ImageContent)?.rendition.changeWithoutCause
    let notes = [change].compactMap(\.self) + content.notes
    let isWhole = (try? SnapshotSession.shared.settings())?.listsAllNotes == true
    let shown = notes.prefix(isWhole ? notes.count : 5).map { "\nnote: " + $0 }
    let rest = notes.count - shown.count
    return shown.joined() + (rest > 0 ? "\nnote: and \(rest) more" : "")
  }

  private func log(_ path: String, _ outcome: SnapshotOutcome, in store: SnapshotStore) {
    let log = SnapshotSession.shared.log(in: store)
    // A store that cannot be written to still verifies; its runs are not logged.
    do {
      if case .failed = outcome { try log.failed(path) } else { try log.used(path) }
    } catch {}
  }
}
