// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What earlier runs wrote down.
struct RunHistory {
  /// Oldest first.
  let logs: [Log]
  /// The paths of logs that say nothing, such as after a crash of the machine.
  let damaged: [String]

  struct Log {
    var startSeconds: Int
    /// Of two that started in one second, the later one's is greater.
    var processID: Int
    var key: String
    var library: String
    /// With which options a command compared all snapshots of the descriptions that it named.
    var options: String?
    /// Whether the process came to its end.
    var isFinished: Bool
    /// Whether it runs all the tests there are.
    var isWhole: Bool
    /// Whether it is whole and came to its end.
    var isComplete: Bool
    /// Also those that failed.
    var used: [String]
    /// What could not run, and why.
    var broken: [BrokenSnapshot]
    /// References whose descriptions are gone.
    var gone: [String]
    var failed: Set<String>
    /// Whether the process ended with an exit code of its own, such as for a test that failed
    /// without a snapshot.
    var endedWithFailure: Bool
    var hasFailures: Bool { endedWithFailure || !failed.isEmpty }
  }

  /// What the newest run that ran all tests to their end used, and runs after it; nil where there
  /// was none.
  var lastWholeRun: RunSummary? {
    let logs = logs.filter { $0.library != RunIdentity.descriptions }
    guard let key = logs.last(where: { $0.isComplete })?.key else { return nil }
    // A shell that starts one library's tests twice is one parent too: the newest of each counts.
    var newest: [String: Log] = [:]
    for log in logs where log.key == key { newest[log.library] = log }
    guard newest.values.allSatisfy(\.isComplete) else { return nil }
    let start = newest.values.map(\.startSeconds).min() ?? 0
    // Another library's tests were left out of this run, and what they use is not known from it.
    guard Set(logs.map(\.library)).isSubset(of: newest.keys) else { return nil }
    // A later run of some tests may have recorded what is new.
    let later = logs.filter { $0.startSeconds >= start }
    return RunSummary(
      startSeconds: start, used: Set(later.flatMap(\.used)).sorted(),
      hasFailures: newest.values.contains(where: \.hasFailures))
  }

  /// What the newest run that used each reference found.
  var verdicts: [String: RunVerdict] {
    let (tests, descriptions) = (lastLogs(ofDescriptions: false), lastLogs(ofDescriptions: true))
    var result: [String: RunVerdict] = [:]
    for (index, log) in logs.enumerated() {
      let isLast = tests.contains(index) || descriptions.contains(index)
      for path in log.used {
        result[path] = RunVerdict(
          hasPassed: !log.failed.contains(path),
          isOfDescription: log.library == RunIdentity.descriptions, isOfLastRun: isLast)
      }
    }
    return result
  }

  /// What could not run in the last comparison of descriptions.
  var broken: [BrokenSnapshot] { lastLogs(ofDescriptions: true).flatMap { logs[$0].broken } }

  /// References whose descriptions the last comparison did not find.
  var gone: Set<String> { Set(lastLogs(ofDescriptions: true).flatMap { logs[$0].gone }) }

  /// The logs of the last run of tests, or of the last comparison of descriptions.
  private func lastLogs(ofDescriptions: Bool) -> Set<Int> {
    let indices = logs.indices.filter {
      (logs[$0].library == RunIdentity.descriptions) == ofDescriptions
    }
    guard let newest = indices.last else { return [] }
    // Tests that run in parallel have a process each, and each library has one of its own. A whole
    // run is one process of each library: a shell that starts it twice is one parent too.
    var libraries: Set<String> = []
    return Set(
      indices.reversed().filter { index in
        let log = logs[index]
        guard log.key == logs[newest].key else { return false }
        return libraries.insert(log.library).inserted || !log.isWhole
      })
  }

  /// Makes the folder for the log of a run, without those from more than a week before it.
  static func prepare(_ store: SnapshotStore, forRunAt seconds: Int) throws {
    try store.prepareStateDirectory()
    for name in try store.fileSystem.names(inFolder: store.runsDirectory) {
      if let start = startSeconds(of: name), start < seconds - keptSeconds {
        try store.fileSystem.remove(FilePaths.join(store.runsDirectory, name))
      }
    }
    try store.fileSystem.createFolder(store.runsDirectory)
  }

  /// A week.
  private static let keptSeconds = 7 * 86_400

  /// - Throws: `FileSystemError`.
  init(of store: SnapshotStore) throws {
    var logs: [Log] = []
    var damaged: [String] = []
    for name in try store.fileSystem.names(inFolder: store.runsDirectory) {
      guard let start = Self.startSeconds(of: name) else { continue }
      let path = FilePaths.join(store.runsDirectory, name)
      let bytes = try store.fileSystem.read(path)
      let process = name.dropLast(4).split(separator: "-").last.flatMap { Int($0) } ?? 0
      let text = String(decoding: bytes, as: UTF8.self)
      if !bytes.contains(0),
        let log = Self.log(text, startSeconds: start, processID: process)
      {
        logs.append(log)
      } else if !bytes.isEmpty {
        // An empty one is of a process that was killed before it compared anything.
        damaged.append(path)
      }
    }
    self.logs = logs.sorted {
      ($0.startSeconds, $0.processID) < ($1.startSeconds, $1.processID)
    }
    self.damaged = damaged
  }

  private static func startSeconds(of name: String) -> Int? {
    guard name.hasSuffix(".log"), let dash = name.firstIndex(of: "-") else { return nil }
    return Int(name[..<dash])
  }

  private static func log(_ text: String, startSeconds: Int, processID: Int) -> Log? {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    guard let header = lines.first, header.count == 2, header[0] == "run" else { return nil }
    let words = header[1].split(separator: " ")
    guard words.count == 3 else { return nil }
    let rest = lines.dropFirst()
    let named = rest.filter { $0.count == 2 }
    var broken: [BrokenSnapshot] = []
    for line in named {
      if line[0] == "broken" { broken.append(BrokenSnapshot(path: String(line[1]), words: [])) }
      if line[0] == "says", !broken.isEmpty {
        broken[broken.count - 1].words.append(String(line[1]))
      }
    }
    return Log(
      startSeconds: startSeconds, processID: processID, key: String(words[0]),
      library: String(words[1]), options: named.first { $0[0] == "options" }.map { String($0[1]) },
      isFinished: rest.last?.first == "end", isWhole: words[2] == "whole",
      isComplete: words[2] == "whole" && rest.last?.first == "end",
      used: named.filter { $0[0] == "used" || $0[0] == "failed" }.map { String($0[1]) },
      broken: broken, gone: named.filter { $0[0] == "gone" }.map { String($0[1]) },
      failed: Set(named.filter { $0[0] == "failed" }.map { String($0[1]) }),
      endedWithFailure: rest.last == ["end", "failed"])
  }
}

/// A snapshot or a description that could not run.
package struct BrokenSnapshot: Hashable, Sendable {
  /// Of the description, or of the reference.
  package var path: String
  /// Why, in lines.
  package var words: [String]
}

/// What a run found when it compared a reference.
package struct RunVerdict: Hashable, Sendable {
  package var hasPassed: Bool
  /// Whether a description was compared with it, not a test.
  var isOfDescription: Bool
  /// Whether that was the last run of tests, or the last comparison of descriptions.
  package var isOfLastRun: Bool
}

/// What a run of all tests used.
package struct RunSummary: Hashable, Sendable {
  /// Since 1970.
  package var startSeconds: Int
  /// Paths relative to the store's folder, in order.
  package var used: [String]
  /// Whether a test failed: it may then have ended before its other snapshots.
  package var hasFailures: Bool
}
