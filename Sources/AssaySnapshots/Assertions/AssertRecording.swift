// SPDX-License-Identifier: MIT

internal import AssaySnapshotStore
internal import AssayViews
public import Foundation

// The record mode as a Bool that is not a literal, as suites of swift-snapshot-testing keep it in a
// property: `var record = true`.

/// Asserts that a value matches its reference, or records it.
///
/// `record` writes the reference anew, as `RecordMode.all` does; false is `RecordMode.missing`.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: record ? .all : .missing,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

/// Asserts that a view matches its reference, or records it.
///
/// `record` writes the reference anew, as `RecordMode.all` does; false is `RecordMode.missing`.
public func assertSnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: record ? .all : .missing,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}
