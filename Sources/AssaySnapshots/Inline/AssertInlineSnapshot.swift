// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
public import Foundation

/// Asserts that a value matches a text in the source of the test.
///
/// ```swift
/// assertInlineSnapshot(of: user, as: .json) {
///   """
///   {
///     "name" : "Blob"
///   }
///   """
/// }
/// ```
///
/// Without the closure, or where the text differs, the test fails and keeps the text that it wants;
/// `assay snapshot inline` writes it into the source. Nothing is kept in CI. The texts of
/// strategies are those of swift-snapshot-testing, so that its literals stay in use.
///
/// - Parameters:
///   - value: The value, evaluated once.
///   - snapshotting: The strategy that turns the value into a text.
///   - message: What a failure says first; empty for its own words.
///   - record: When to keep the text for the source; nil for the configuration or `ASSAY_RECORD`.
///   - timeout: The number of seconds to wait for a strategy that calls back.
///   - syntaxDescriptor: Which closure of the call holds the text; only for helpers of your own.
///   - expected: The text.
///   - fileID: The file of the test.
///   - filePath: The path of the file of the test, which the text is written into.
///   - function: The name of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: RecordMode? = nil, timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  let assertion = InlineAssertion(
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column),
    descriptor: syntaxDescriptor, record: record, timeout: timeout)
  guard let failure = assertion.failure(of: value, as: snapshotting, expected: expected?()) else {
    return
  }
  let words = message()
  FailureReporter.report(words.isEmpty ? failure : words + "\n" + failure, at: assertion.place)
}
