// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
public import Foundation

// Twins of the assertions for asynchronous tests. Nothing waits on a thread, so the main queue, the
// main actor and other tests go on meanwhile. The label differs because Swift would otherwise take
// the twin for every call in an asynchronous test.

/// Asserts that a value, which may be awaited, matches its reference.
///
/// ```swift
/// @Test func profile() async {
///   await assertSnapshot(awaiting: try await client.profile(), as: .json)
/// }
/// ```
///
/// The other arguments are those of `assertSnapshot(of:as:)`. Strategies that call back later, on
/// the main queue for example, are awaited too.
public func assertSnapshot<Value, Format>(
  awaiting value: @autoclosure () async throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) async {
  let assertion = SnapshotAssertion(
    name: name, record: record, timeout: timeout, testName: testName,
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
  assertion.report(await assertion.run(awaiting: value, as: snapshotting))
}

/// Asserts that a value, which may be awaited, matches a reference for each member of a matrix.
public func assertSnapshot<Value, Format>(
  awaiting value: @autoclosure () async throws -> Value, as matrix: SnapshotMatrix<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) async {
  let assertion = SnapshotAssertion(
    name: name, record: record, timeout: timeout, testName: testName,
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
  assertion.report(await assertion.run(awaiting: value, as: matrix))
}

/// Asserts that a value, which may be awaited, matches a named reference for each of several
/// strategies.
public func assertSnapshots<Value, Format>(
  awaiting value: @autoclosure () async throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record: RecordMode? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) async {
  await assertSnapshot(
    awaiting: try await value(), as: SnapshotMatrix(named: strategies), record: record,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

/// Asserts that a value, which may be awaited, matches a reference for each of several strategies,
/// named `1`, `2`, `3`.
public func assertSnapshots<Value, Format>(
  awaiting value: @autoclosure () async throws -> Value,
  as strategies: [Snapshotting<Value, Format>], record: RecordMode? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) async {
  await assertSnapshot(
    awaiting: try await value(), as: SnapshotMatrix(numbered: strategies), record: record,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

/// Compares a value, which may be awaited, with its reference without failing the test.
///
/// - Returns: Nil for a match; otherwise the message that `assertSnapshot` would report.
public func verifySnapshot<Value, Format>(
  awaiting value: @autoclosure () async throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, snapshotDirectory directory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) async -> String? {
  let assertion = SnapshotAssertion(
    name: name, record: record, directory: directory, timeout: timeout, testName: testName,
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
  return await assertion.run(awaiting: value, as: snapshotting)?.message
}
