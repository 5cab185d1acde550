// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
public import Testing

/// Sets how the snapshots of a test, or of all tests of a suite, are recorded and shown.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  public var configuration: SnapshotTestingConfiguration
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(configuration.overCurrent()) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets how the snapshots of a test, or of all tests of a suite, are recorded and shown.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed))
  /// struct LoginTests {
  /// ```
  public static func snapshots(
    record: RecordMode? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    directory: String? = nil
  ) -> Self {
    snapshots(
      SnapshotTestingConfiguration(record: record, diffTool: diffTool, directory: directory))
  }

  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
