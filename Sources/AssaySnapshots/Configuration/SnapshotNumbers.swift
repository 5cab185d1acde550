// SPDX-License-Identifier: MIT

internal import Synchronization
internal import Testing
internal import XCTest

/// Counts the unnamed snapshots of each test.
final class SnapshotNumbers: Sendable {
  /// Those of one case of a test with the `.snapshots` trait; nil for those of the process.
  @TaskLocal static var scoped: SnapshotNumbers?

  private struct Key: Hashable {
    var prefix: String
    /// nil for XCTest and for detached tasks.
    var test: Test.ID?
  }

  private let counts = Mutex<[Key: Int]>([:])

  /// The next number, from 1.
  ///
  /// - Parameter prefix: the path of the reference without the number.
  /// - Throws: `UnnamedArgument` for a parameterized test, whose cases run in any order.
  func next(for prefix: String) throws -> Int {
    if Test.Case.current?.isParameterized == true { throw UnnamedArgument() }
    let key = Key(prefix: prefix, test: Test.current?.id)
    return counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }

  func reset() { counts.withLock { $0 = [:] } }
}

/// A snapshot without a name in a test with arguments.
private struct UnnamedArgument: Error, CustomStringConvertible {
  var description: String {
    "a test with arguments needs a name for each snapshot, such as named: \"\\(argument)\", because "
      + "its cases run in any order and cannot be numbered"
  }
}

/// Starts the numbers of each XCTest test at 1, also when a test is repeated.
final class SnapshotNumberReset: NSObject, XCTestObservation {
  private let numbers: SnapshotNumbers

  init(_ numbers: SnapshotNumbers) { self.numbers = numbers }

  func testCaseWillStart(_ testCase: XCTestCase) { numbers.reset() }

  func testCaseDidFinish(_ testCase: XCTestCase) { numbers.reset() }
}
