// SPDX-License-Identifier: MIT

public import AssayDiff
public import AssaySnapshotStore
public import Testing

/// Configures the snapshots of a test, or of all tests of a suite.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// The configuration.
  public var configuration: SnapshotTestingConfiguration
  /// Always true: the trait of a suite applies to the suites inside.
  public var isRecursive: Bool { true }

  /// Runs a test with the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(configuration.overCurrent()) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Configures the snapshots of a test, or of all tests of a suite.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed))
  /// struct LoginTests {
  /// ```
  public static func snapshots(
    record: RecordMode? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    directory: String? = nil, runsActions: Bool? = nil, tolerance: SnapshotTolerance? = nil
  ) -> Self {
    snapshots(
      SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, directory: directory, runsActions: runsActions,
        tolerance: tolerance))
  }

  /// Configures the snapshots of a test, or of all tests of a suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
