// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
internal import AssayViews
public import Foundation

// NB: twins of the general functions, for views alone. A view belongs to the main actor, as SwiftUI's do;
// these make it on the thread of the test, so that a test needs no `@MainActor`, which XCTest on Linux
// does not take for a synchronous test method.

/// Asserts that a view is as its reference says.
///
/// ```swift
/// assertSnapshot(of: LoginView(), as: .image(on: .iPhoneSe))
/// ```
public func assertSnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    name: name, record: record, timeout: timeout, testName: testName,
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
  assertion.report(
    assertion.run({ try BodyEvaluator.value(value) }, as: snapshotting))
}

/// Verifies that a view is as its reference says, and fails no test.
///
/// - Parameter directory: a folder of references in place of the package's `__Snapshots__`.
/// - Returns: nil for a match, else the message that `assertSnapshot` would fail with.
public func verifySnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, snapshotDirectory directory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let assertion = SnapshotAssertion(
    name: name, record: record, directory: directory, timeout: timeout, testName: testName,
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
  return assertion.run({ try BodyEvaluator.value(value) }, as: snapshotting)?.message
}

/// Asserts a view against every member of a matrix. All that fail are told in one failure.
///
/// ```swift
/// assertSnapshot(
///   of: LoginView(),
///   as: .images(on: [.iPhoneSe, .iPhone13ProMax], appearances: [.light, .dark]))
/// ```
public func assertSnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as matrix: SnapshotMatrix<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    name: name, record: record, timeout: timeout, testName: testName,
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
  assertion.report(assertion.run({ try BodyEvaluator.value(value) }, as: matrix))
}

/// Asserts a view against every member of a matrix. All that fail are told in one failure.
public func assertSnapshots<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as matrix: SnapshotMatrix<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: matrix, named: name, record: record, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Asserts a view against several strategies, each with its own named reference. All that fail are told in
/// one failure.
public func assertSnapshots<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record: RecordMode? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: SnapshotMatrix(named: strategies), record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts a view against several strategies, named by their places: `1`, `2`, `3`. All that fail are told
/// in one failure.
public func assertSnapshots<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: RecordMode? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: SnapshotMatrix(numbered: strategies), record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
