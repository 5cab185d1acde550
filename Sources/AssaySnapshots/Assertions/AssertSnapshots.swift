// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
public import Foundation

/// Asserts that a value matches a named reference for each of several strategies.
///
/// All strategies run, and all failures are reported as one.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: RecordMode? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: SnapshotMatrix(named: strategies), record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches a reference for each of several strategies, named `1`, `2`, `3`.
///
/// All strategies run, and all failures are reported as one.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: RecordMode? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: SnapshotMatrix(numbered: strategies), record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches a reference for each member of a matrix.
///
/// All members run, and all failures are reported as one.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as matrix: SnapshotMatrix<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: matrix, named: name, record: record, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches a reference for each member of a matrix.
///
/// All members run, and all failures are reported as one.
///
/// ```swift
/// assertSnapshot(
///   of: LoginView(),
///   as: .images(on: [.iPhoneSe, .iPhone13ProMax], appearances: [.light, .dark]))
/// ```
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as matrix: SnapshotMatrix<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, file: filePath, line: line, column: column)
  let assertion = SnapshotAssertion(
    name: name, record: record, timeout: timeout, testName: testName, place: place)
  assertion.report(assertion.run(value, as: matrix))
}
