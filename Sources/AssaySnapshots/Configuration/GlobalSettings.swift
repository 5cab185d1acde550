// SPDX-License-Identifier: MIT

internal import Synchronization

// Settings of the process by their names in swift-snapshot-testing, which `setUp` methods assign.
// An assertion's argument and a configuration count before them, and variables after them.

/// Whether references are written whether or not they match.
///
/// Prefer `withSnapshotTesting(record:)` and the `.snapshots` trait: this setting applies to all
/// tests of the process from the time that it is assigned.
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.current?.record == .all || GlobalSettings.record == .all }
  set { GlobalSettings.record = newValue ? .all : nil }
}

/// Whether references are written whether or not they match: `isRecording`, by its first name in
/// swift-snapshot-testing.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// The command that failure messages name for two files.
///
/// Prefer `withSnapshotTesting(diffTool:)` and the `.snapshots` trait: this setting applies to all
/// tests of the process.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.current?.diffTool ?? GlobalSettings.diffTool ?? .default }
  set { GlobalSettings.diffTool = newValue }
}

/// What tests assigned.
enum GlobalSettings {
  private struct Values {
    var record: RecordMode?
    var diffTool: SnapshotTestingConfiguration.DiffTool?
  }

  private static let values = Mutex(Values())

  static var record: RecordMode? {
    get { values.withLock(\.record) }
    set { values.withLock { $0.record = newValue } }
  }

  static var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { values.withLock(\.diffTool) }
    set { values.withLock { $0.diffTool = newValue } }
  }
}
