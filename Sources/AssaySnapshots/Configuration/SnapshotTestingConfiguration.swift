// SPDX-License-Identifier: MIT

public import AssaySnapshotStore

/// What holds for the assertions inside of `withSnapshotTesting` or of a test with the
/// `.snapshots` trait.
public struct SnapshotTestingConfiguration: Sendable {
  /// nil for what `ASSAY_RECORD` and `CI` say.
  public var record: RecordMode?
  /// nil for what `ASSAY_DIFF_TOOL` says.
  public var diffTool: DiffTool?
  /// A folder of references in place of the package's `__Snapshots__`.
  public var directory: String?

  public init(record: RecordMode? = nil, diffTool: DiffTool? = nil, directory: String? = nil) {
    self.record = record
    self.diffTool = diffTool
    self.directory = directory
  }

  /// The one in force, for this task and the child tasks it starts; nil outside of any. A detached
  /// task starts outside.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// This one where it says something, the one in force elsewhere.
  func overCurrent() -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? Self.current?.record, diffTool: diffTool ?? Self.current?.diffTool,
      directory: directory ?? Self.current?.directory)
  }

  /// The record modes, under the name that swift-snapshot-testing has for them.
  public typealias Record = RecordMode

  /// A command that shows two files, put into failure messages.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private var command: @Sendable (_ reference: String, _ pending: String) -> String

    public init(_ command: @escaping @Sendable (_ reference: String, _ pending: String) -> String) {
      self.command = command
    }

    /// A program that takes the two paths as its arguments, such as `"ksdiff"`.
    public init(stringLiteral program: StringLiteralType) { self.init(program: program) }

    public init(program: String) {
      self.init { "\(program) \(ShellWord.quoted($0)) \(ShellWord.quoted($1))" }
    }

    public static let ksdiff: DiffTool = "ksdiff"

    public func callAsFunction(reference: String, pending: String) -> String {
      command(reference, pending)
    }
  }
}

/// `record: true` is `.all` and `record: false` is `.missing`, as in swift-snapshot-testing.
extension RecordMode: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

/// Runs code whose assertions record, and show differences, in a given way.
///
/// ```swift
/// withSnapshotTesting(record: .all) {
///   assertSnapshot(of: view, as: .image(on: .iPhoneSe))
/// }
/// ```
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  directory: String? = nil, operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, directory: directory)
  return try SnapshotTestingConfiguration.$current.withValue(
    configuration.overCurrent(), operation: operation)
}

/// As the one above, for code that waits.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  directory: String? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, directory: directory)
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration.overCurrent(), operation: operation, isolation: isolation)
}
