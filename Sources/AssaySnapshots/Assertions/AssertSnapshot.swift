// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
public import Foundation

/// Asserts that a value is as its reference says.
///
/// The first run records the reference and fails; the next passes.
///
/// ```swift
/// assertSnapshot(of: LoginView(), as: .image(on: .iPhoneSe))
/// ```
///
/// - Parameters:
///   - name: tells several snapshots of one test apart.
///   - record: when to write the reference; nil for what the configuration and `ASSAY_RECORD` say.
///   - timeout: how many seconds to wait for a strategy whose value comes later.
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

/// Verifies that a value is as its reference says, and fails no test.
///
/// - Parameter directory: a folder of references in place of the package's `__Snapshots__`.
/// - Returns: nil for a match, else the message that `assertSnapshot` would fail with.
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
