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
      try await SnapshotNumbers.$scoped.withValue(SnapshotNumbers()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Configures nothing, but numbers the unnamed snapshots of each run of a test from 1.
  public static var snapshots: Self { snapshots(SnapshotTestingConfiguration()) }

  /// Configures the snapshots of a test, or of all tests of a suite.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed))
  /// struct LoginTests {
  /// ```
  public static func snapshots(
    record: RecordMode? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    directory: String? = nil, runsActions: Bool? = nil,
    references: SnapshotTestingConfiguration.References? = nil, tolerance: SnapshotTolerance? = nil
  ) -> Self {
    snapshots(
      SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, directory: directory, runsActions: runsActions,
        references: references, tolerance: tolerance))
  }

  /// Configures the snapshots of a test, or of all tests of a suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
