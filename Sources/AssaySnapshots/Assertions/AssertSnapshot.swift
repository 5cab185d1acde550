// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
public import Foundation

/// Asserts that a value matches its reference.
///
/// The first run records the reference and fails; the next run passes. A value that differs fails
/// the test with the differences in words and with the paths of the reference, the new snapshot and
/// the difference.
///
/// ```swift
/// assertSnapshot(of: LoginView(), as: .image(on: .iPhoneSe))
/// ```
///
/// - Parameters:
///   - value: The value, evaluated once.
///   - snapshotting: The strategy that turns the value into a file and compares it.
///   - name: A name that distinguishes several snapshots of one test; nil for the only one.
///   - record: When to write the reference; nil for the configuration or `ASSAY_RECORD`.
///   - timeout: The number of seconds to wait for a strategy that calls back.
///   - fileID: The file of the test, which names the folder of the reference.
///   - filePath: The path of the file of the test, near which resources are searched.
///   - testName: The name of the test, which names the reference.
///   - line: The line of a failure.
///   - column: The column of a failure.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, file: filePath, line: line, column: column)
  let assertion = SnapshotAssertion(
    name: name, record: record, timeout: timeout, testName: testName, place: place)
  assertion.report(assertion.run(value, as: snapshotting))
}

/// Compares a value with its reference without failing the test.
///
/// - Parameters:
///   - value: The value, evaluated once.
///   - snapshotting: The strategy that turns the value into a file and compares it.
///   - name: A name that distinguishes several snapshots of one test; nil for the only one.
///   - record: When to write the reference; nil for the configuration or `ASSAY_RECORD`.
///   - directory: A folder of references; nil for `__Snapshots__` in the root of the package.
///   - timeout: The number of seconds to wait for a strategy that calls back.
///   - fileID: The file of the test, which names the folder of the reference.
///   - filePath: The path of the file of the test, near which resources are searched.
///   - testName: The name of the test, which names the reference.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: Nil for a match; otherwise the message that `assertSnapshot` would report.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, snapshotDirectory directory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let assertion = SnapshotAssertion(
    name: name, record: record, directory: directory, timeout: timeout, testName: testName,
    place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
  return assertion.run(value, as: snapshotting)?.message
}
