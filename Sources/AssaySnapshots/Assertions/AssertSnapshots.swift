// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
public import Foundation

/// Asserts a value against several strategies, each with its own named reference. All that fail are told
/// in one failure.
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

/// Asserts a value against several strategies, named by their places: `1`, `2`, `3`. All that fail are
/// told in one failure.
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

/// Asserts a value against every member of a matrix. All that fail are told in one failure.
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

/// Asserts a value against every member of a matrix. All that fail are told in one failure.
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
