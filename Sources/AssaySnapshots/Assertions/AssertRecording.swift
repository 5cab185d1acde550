// SPDX-License-Identifier: MIT

internal import AssaySnapshotStore
public import Foundation

// The record mode as a Bool that is not a literal, as suites of swift-snapshot-testing keep it in a
// property: `var record = true`. True is `RecordMode.all`, false `RecordMode.missing`, and nil the
// mode of the configuration.

extension RecordMode {
  fileprivate init?(_ isRecording: Bool?) {
    guard let isRecording else { return nil }
    self = isRecording ? .all : .missing
  }
}

/// Asserts that a value matches its reference, or records it.
///
/// `record` writes the reference whether or not it matches; false writes only a missing one.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: RecordMode(isRecording),
    timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches a named reference for each of several strategies, or records them.
///
/// `record` writes the reference whether or not it matches; false writes only a missing one.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record isRecording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: RecordMode(isRecording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches a reference for each of several strategies, or records them.
///
/// `record` writes the reference whether or not it matches; false writes only a missing one.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record isRecording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: RecordMode(isRecording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with its reference without failing the test, or records it.
///
/// `record` writes the reference whether or not it matches; false writes only a missing one.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool?, snapshotDirectory directory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: RecordMode(isRecording),
    snapshotDirectory: directory,
    timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches its reference, or records it.
@available(*, deprecated, message: "Use 'assertSnapshot(of:as:)'.")
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: isRecording, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches a named reference for each of several strategies, or records them.
@available(*, deprecated, message: "Use 'assertSnapshots(of:as:)'.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record isRecording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: isRecording, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches a reference for each of several strategies, or records them.
@available(*, deprecated, message: "Use 'assertSnapshots(of:as:)'.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record isRecording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: isRecording, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with its reference without failing the test, or records it.
@available(*, deprecated, message: "Use 'verifySnapshot(of:as:)'.")
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool?, snapshotDirectory directory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: isRecording,
    snapshotDirectory: directory, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
