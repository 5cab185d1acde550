// SPDX-License-Identifier: MIT

/// When renditions become references. Recording always fails the test that did it.
public enum RecordMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// Always, whether or not they match.
  case all
  /// Where there is no reference yet.
  case missing
  /// Where there is none yet, or it differs.
  case failed
  /// Not at all.
  case never

  /// Reads a mode's name.
  ///
  /// - Throws: `SnapshotStoreError` that lists the names there are.
  init(named name: String, setting: String) throws {
    guard let mode = RecordMode(rawValue: name) else {
      throw SnapshotStoreError(.wrongRecordMode(value: name), path: setting)
    }
    self = mode
  }
}
