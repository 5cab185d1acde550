// SPDX-License-Identifier: MIT

public import AssayDiff
public import AssaySnapshotStore

/// The configuration of the assertions inside `withSnapshotTesting` or in a test with the
/// `.snapshots` trait.
public struct SnapshotTestingConfiguration: Sendable {
  /// When references are written; nil for `ASSAY_RECORD`, or for the default of `CI`.
  public var record: RecordMode?
  /// The command that shows two files; nil for `ASSAY_DIFF_TOOL`.
  public var diffTool: DiffTool?
  /// A folder of references; nil for `__Snapshots__` in the root of the package.
  public var directory: String?
  /// Whether `onAppear`, `task`, `onChange` and their kind run before a view is drawn; nil for
  /// true. With false, each view is drawn with the first values of its state.
  public var runsActions: Bool?
  /// Where references are, and what snapshots without a name are called; nil for
  /// `ASSAY_REFERENCES`.
  public var references: References?
  /// How far images may differ from their references where the strategy of an assertion says
  /// nothing; nil for not at all.
  public var tolerance: SnapshotTolerance?

  /// Creates a configuration. A nil property leaves the outer configuration in effect.
  public init(
    record: RecordMode? = nil, diffTool: DiffTool? = nil, directory: String? = nil,
    runsActions: Bool? = nil, references: References? = nil, tolerance: SnapshotTolerance? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.directory = directory
    self.runsActions = runsActions
    self.references = references
    self.tolerance = tolerance
  }

  /// The configuration of the current task and its child tasks; nil outside of any.
  ///
  /// A detached task does not inherit the configuration.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// This configuration, with the current one for its nil properties.
  func overCurrent() -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? Self.current?.record, diffTool: diffTool ?? Self.current?.diffTool,
      directory: directory ?? Self.current?.directory,
      runsActions: runsActions ?? Self.current?.runsActions,
      references: references ?? Self.current?.references,
      tolerance: tolerance ?? Self.current?.tolerance)
  }

  /// The record modes, by their name in swift-snapshot-testing.
  public typealias Record = RecordMode
}

/// `record: true` is `.all` and `record: false` is `.missing`, as in swift-snapshot-testing.
extension RecordMode: ExpressibleByBooleanLiteral {
  /// Creates `all` from true and `missing` from false, as swift-snapshot-testing does.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

/// Runs code whose assertions use a configuration.
///
/// ```swift
/// withSnapshotTesting(record: .all) {
///   assertSnapshot(of: view, as: .image(on: .iPhoneSe))
/// }
/// ```
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  directory: String? = nil, runsActions: Bool? = nil,
  references: SnapshotTestingConfiguration.References? = nil, tolerance: SnapshotTolerance? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, directory: directory, runsActions: runsActions,
    references: references, tolerance: tolerance)
  return try SnapshotTestingConfiguration.$current.withValue(
    configuration.overCurrent(), operation: operation)
}

/// Runs asynchronous code whose assertions use a configuration.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  directory: String? = nil, runsActions: Bool? = nil,
  references: SnapshotTestingConfiguration.References? = nil, tolerance: SnapshotTolerance? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, directory: directory, runsActions: runsActions,
    references: references, tolerance: tolerance)
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration.overCurrent(), operation: operation, isolation: isolation)
}
