// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
internal import AssayViews
public import Foundation

// NB: these repeat the general functions for views. A view is isolated to the main actor, as in
// SwiftUI; these functions create it on the thread of the test. So a test needs no `@MainActor`,
// which XCTest on Linux does not support for a synchronous test method.

/// Asserts that a view matches its reference.
///
/// The first run records the reference and fails; the next run passes. The test needs no
/// `@MainActor`: the view is created and rendered on the thread of the test.
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

/// Compares a view with its reference without failing the test.
///
/// `snapshotDirectory` is a folder of references; nil for `__Snapshots__` in the root of the
/// package.
///
/// - Returns: Nil for a match; otherwise the message that `assertSnapshot` would report.
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

/// Asserts that a view matches a reference for each member of a matrix.
///
/// All members run, and all failures are reported as one.
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

/// Asserts that a view matches a reference for each member of a matrix.
///
/// All members run, and all failures are reported as one.
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

/// Asserts that a view matches a named reference for each of several strategies.
///
/// All strategies run, and all failures are reported as one.
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

/// Asserts that a view matches a reference for each of several strategies, named `1`, `2`, `3`.
///
/// All strategies run, and all failures are reported as one.
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
