// SPDX-License-Identifier: MIT

public import Foundation

// The assertion by the name that swift-snapshot-testing had before 1.12.

/// Asserts that a value matches a text that is an argument of the call.
///
/// Nothing writes the text into the argument: a failure says what `assertInlineSnapshot(of:as:)` is
/// for, whose text `assay snapshot inline` writes.
@available(*, deprecated, message: "Use 'assertInlineSnapshot(of:as:)'.")
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record isRecording: Bool = false, timeout: TimeInterval = 5, with reference: String,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let assertion = InlineAssertion(
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column),
    descriptor: InlineSnapshotSyntaxDescriptor(), record: .never, timeout: timeout)
  let failure = assertion.failure(
    ofArgument: reference, isRecording: isRecording, value: value, as: snapshotting)
  if let failure { FailureReporter.report(failure, at: assertion.place) }
}

extension InlineAssertion {
  /// nil for a match.
  func failure<Value>(
    ofArgument reference: String, isRecording: Bool, value: () throws -> Value,
    as strategy: Snapshotting<Value, String>
  ) -> String? {
    let failure = failure(of: { try value() }, as: strategy, expected: reference)
    if failure == nil, !isRecording { return nil }
    return [
      failure ?? "'record: true' records nothing here",
      "the text of 'with:' is not written into the source; use 'assertInlineSnapshot(of:as:)', whose text is",
    ].joined(separator: "\n")
  }
}
