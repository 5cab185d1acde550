// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssaySnapshotStore
internal import Foundation

/// One assertion about a text in the source of the test.
struct InlineAssertion {
  var place: SourcePlace
  var descriptor: InlineSnapshotSyntaxDescriptor
  var record: RecordMode?
  var timeout: TimeInterval

  /// nil for a match.
  func failure<Value>(
    of value: () throws -> Value?, as strategy: Snapshotting<Value, String>, expected: String?
  ) -> String? {
    do {
      // Literals that swift-snapshot-testing wrote stay in use: the texts are as it writes them.
      return try withSnapshotTesting(references: .besideTests) {
        try AssertionScope.$file.withValue("\(place.file)") {
          guard let value = try value() else { return failureOfNil(expected: expected) }
          let actual = try Waiter.wait(seconds: timeout) { strategy.snapshot(value) }
          return try failure(of: actual, expected: expected, diffing: strategy.diffing)
        }
      }
    } catch {
      return Printable.lines("inline snapshot failed: \(error)")
    }
  }

  private func failureOfNil(expected: String?) -> String? {
    guard let expected, !expected.isEmpty else { return nil }
    return "the value is nil, and the source expects a text; delete the closure if that is right"
  }

  private func failure(
    of actual: String, expected: String?, diffing: Diffing<String>
  ) throws -> String? {
    let session = SnapshotSession.shared
    let mode = try session.recordMode(asked: record)
    let difference = expected.flatMap { diffing.diff($0, actual)?.0 }
    let matches = expected != nil && difference == nil
    // A call that runs twice with two texts has no literal that matches both.
    try session.claim(
      "inline:\(place.file):\(place.line):\(place.column):\(descriptor.trailingClosureLabel)",
      by: place.callSite, content: TextContent(actual).fingerprint)
    let store = try session.store(forTestFile: "\(place.file)", directory: nil)
    if matches, mode != .all {
      forget(in: store)
      return nil
    }
    var lines = [headline(expected: expected, mode: mode)]
    lines += (difference ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .filter { _ in difference != nil }.map { "  " + $0 }
    if mode != .never { lines.append(try keep(actual, expected: expected, in: store)) }
    return Printable.lines(lines.joined(separator: "\n"))
  }

  private func headline(expected: String?, mode: RecordMode) -> String {
    if expected != nil { return "the value differs from its inline snapshot" }
    return mode == .never
      ? "no inline snapshot; the record mode is never: run with ASSAY_RECORD=missing to keep its text"
      : "no inline snapshot"
  }

  private func keep(
    _ actual: String, expected: String?, in store: SnapshotStore
  ) throws -> String {
    let file = "\(place.file)"
    let source = try store.fileSystem.read(file)
    try store.keep(
      InlineSnapshot(
        file: file, line: Int(place.line), column: Int(place.column),
        label: descriptor.trailingClosureLabel,
        closureOffset: descriptor.trailingClosureOffset, expected: expected, actual: actual,
        source: source))
    return "write it into the source with: assay snapshot inline \(ShellWord.quoted(file))"
  }

  private func forget(in store: SnapshotStore) {
    // What is left of an earlier failure can no longer be written, because the source is another.
    do {
      try store.forgetInline(
        file: "\(place.file)", line: Int(place.line), column: Int(place.column),
        label: descriptor.trailingClosureLabel)
    } catch {}
  }
}
