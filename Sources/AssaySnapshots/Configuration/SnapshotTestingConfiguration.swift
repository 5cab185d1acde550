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
  /// How far images may differ from their references where the strategy of an assertion says
  /// nothing; nil for not at all.
  public var tolerance: SnapshotTolerance?

  /// Creates a configuration. A nil property leaves the outer configuration in effect.
  public init(
    record: RecordMode? = nil, diffTool: DiffTool? = nil, directory: String? = nil,
    runsActions: Bool? = nil, tolerance: SnapshotTolerance? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.directory = directory
    self.runsActions = runsActions
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
      tolerance: tolerance ?? Self.current?.tolerance)
  }

  /// The record modes, by their name in swift-snapshot-testing.
  public typealias Record = RecordMode

  /// A command that shows two files. A failure message contains the command.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private var command: @Sendable (_ reference: String, _ pending: String) -> String

    /// Creates a command from the paths of the reference and the new snapshot.
    public init(_ command: @escaping @Sendable (_ reference: String, _ pending: String) -> String) {
      self.command = command
    }

    /// Creates a command from a program that takes two paths as arguments, such as `"ksdiff"`.
    public init(stringLiteral program: StringLiteralType) { self.init(program: program) }

    /// Creates a command from a program that takes two paths as arguments.
    public init(program: String) {
      self.init { "\(program) \(ShellWord.quoted($0)) \(ShellWord.quoted($1))" }
    }

    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"

    /// Returns the command for two paths.
    public func callAsFunction(reference: String, pending: String) -> String {
      command(reference, pending)
    }
  }
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
  directory: String? = nil, runsActions: Bool? = nil, tolerance: SnapshotTolerance? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, directory: directory, runsActions: runsActions,
    tolerance: tolerance)
  return try SnapshotTestingConfiguration.$current.withValue(
    configuration.overCurrent(), operation: operation)
}

/// Runs asynchronous code whose assertions use a configuration.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  directory: String? = nil, runsActions: Bool? = nil, tolerance: SnapshotTolerance? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, directory: directory, runsActions: runsActions,
    tolerance: tolerance)
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration.overCurrent(), operation: operation, isolation: isolation)
}
