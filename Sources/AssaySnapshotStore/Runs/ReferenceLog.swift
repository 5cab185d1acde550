// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import Synchronization

/// Writes down which references a process of a test run used.
///
/// The log is a file of lines, only ever added to, one file a process:
///
/// ```
/// run 4711 swift-testing whole
/// used AppTests/LoginTests/testLogin.png
/// failed AppTests/LoginTests/testDark.png
/// end
/// ```
package final class ReferenceLog: Sendable {
  private let store: SnapshotStore
  private let run: RunIdentity
  private let path: String
  private let written = Mutex<Written>(Written())

  private struct Written {
    var hasStarted = false
    var isClosed = false
    var lines: Set<String> = []
  }

  package init(store: SnapshotStore, run: RunIdentity) {
    self.store = store
    self.run = run
    self.path = FilePaths.join(store.runsDirectory, run.fileName)
  }

  /// - Throws: `FileSystemError`; later lines are then not written either.
  package func used(_ relativePath: String) throws { try write("used " + relativePath) }

  /// - Throws: `FileSystemError`; later lines are then not written either.
  package func failed(_ relativePath: String) throws { try write("failed " + relativePath) }

  /// Tells that the process came to its end: without, what it used is not all that it would have.
  ///
  /// - Parameter hasFailed: whether its exit code says so, for whatever reason.
  /// - Throws: `FileSystemError`.
  package func finish(hasFailed: Bool = false) throws {
    guard written.withLock({ $0.hasStarted }) else { return }
    try write(hasFailed ? "end failed" : "end")
  }

  private func write(_ line: String) throws {
    try written.withLock { written in
      guard !written.isClosed, written.lines.insert(line).inserted else { return }
      do {
        if !written.hasStarted {
          try RunHistory.prepare(store, forRunAt: run.startSeconds)
          try store.fileSystem.append(Array((run.header + "\n").utf8), to: path)
          written.hasStarted = true
        }
        try store.fileSystem.append(Array((line + "\n").utf8), to: path)
      } catch {
        written.isClosed = true
        throw error
      }
    }
  }
}

extension SnapshotStore {
  /// Writes down that a command compares references with descriptions: until `endRun`, and after a
  /// run that is killed, nothing is known of them.
  ///
  /// - Throws: `FileSystemError`.
  package func beginRun(_ run: RunIdentity) throws {
    try writeLog(of: run, [])
  }

  /// Writes down what came of a comparison with descriptions.
  ///
  /// - Throws: `FileSystemError`.
  package func endRun(_ run: RunIdentity, _ results: DescriptionResults) throws {
    var lines: [String] = []
    lines += results.passed.map { "used " + $0 } + results.failed.map { "failed " + $0 }
    for (path, words) in results.broken {
      // A name may have a line break; a line has none.
      lines.append("broken " + path.split(whereSeparator: \.isNewline).joined(separator: " "))
      lines += words.split(whereSeparator: \.isNewline).map { "says " + $0 }
    }
    lines += results.gone.map { "gone " + $0 } + ["end"]
    try writeLog(of: run, lines)
  }

  private func writeLog(of run: RunIdentity, _ lines: [String]) throws {
    try RunHistory.prepare(self, forRunAt: run.startSeconds)
    let head = [run.header] + (run.options.map { ["options " + $0] } ?? [])
    try write(
      Array(((head + lines).joined(separator: "\n") + "\n").utf8),
      to: FilePaths.join(runsDirectory, run.fileName))
  }
}

/// What came of a comparison with descriptions, by paths of references.
package struct DescriptionResults: Sendable {
  package var passed: [String]
  package var failed: [String]
  /// What could not run, by the path of the description or of the reference, and why.
  package var broken: [(path: String, words: String)]
  /// References whose descriptions are gone.
  var gone: [String]

  package init(
    passed: [String] = [], failed: [String] = [], broken: [(path: String, words: String)] = [],
    gone: [String] = []
  ) {
    self.passed = passed
    self.failed = failed
    self.broken = broken
    self.gone = gone
  }
}

/// Which process of which run.
package struct RunIdentity: Hashable, Sendable {
  /// The same for all processes of one run, such as the number of the process that started them.
  package var key: String
  /// Which test library the process runs; a run has one process for each.
  package var library: String
  /// Whether it runs all the tests there are, and not some that were asked for.
  package var isWhole: Bool
  /// Since 1970.
  package var startSeconds: Int
  package var processID: Int
  /// With which options a command compares all snapshots of the descriptions that it names, in a
  /// line; nil for a part of them, and for tests.
  var options: String?

  package init(
    key: String, library: String, isWhole: Bool, startSeconds: Int, processID: Int
  ) {
    self.key = key
    self.library = library
    self.isWhole = isWhole
    self.startSeconds = startSeconds
    self.processID = processID
  }

  /// The library of runs that compare descriptions.
  static let descriptions = "descriptions"

  /// A command that compares descriptions.
  package static func ofDescriptions(
    options: String? = nil, startSeconds: Int, processID: Int
  ) -> RunIdentity {
    var run = RunIdentity(
      key: "\(processID)", library: descriptions, isWhole: false, startSeconds: startSeconds,
      processID: processID)
    run.options = options
    return run
  }

  var fileName: String { "\(startSeconds)-\(processID).log" }
  var header: String { "run \(key) \(library) \(isWhole ? "whole" : "part")" }
}
