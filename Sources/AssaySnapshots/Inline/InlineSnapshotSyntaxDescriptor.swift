// SPDX-License-Identifier: MIT

/// Which closure of a call holds the literal of an inline snapshot.
///
/// A helper that calls `assertInlineSnapshot` describes its own call with it:
///
/// ```swift
/// func assertRequest(
///   _ request: URLRequest, matches: (() -> String)? = nil,
///   file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
/// ) {
///   assertInlineSnapshot(
///     of: request, as: .raw,
///     syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "matches"),
///     matches: matches, file: file, line: line, column: column)
/// }
/// ```
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure of `assertInlineSnapshot`: `matches`.
  public static let defaultTrailingClosureLabel = "matches"

  /// Earlier labels of the closure, which are accepted too.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// The place of the closure among the trailing closures of the call, from 0.
  public var trailingClosureOffset: Int

  /// Creates a description of a closure.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test at a call.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
    line: UInt, column: UInt
  ) {
    FailureReporter.report(
      message(), at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
  }
}
