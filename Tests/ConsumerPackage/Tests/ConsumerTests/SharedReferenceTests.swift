// SPDX-License-Identifier: MIT

import AssaySnapshots
import Foundation
import Testing

/// Assertions that would share a file, which fail whenever they run.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CONSUMER_SHARES"] != nil))
struct SharedReferenceTests {
  @Test func twoCalls() {
    assertSnapshot(of: "one\n", as: .lines)
    assertSnapshot(of: "two\n", as: .lines)
  }

  @Test(arguments: [1, 2]) func unnamedArguments(number: Int) {
    assertSnapshot(of: "\(number)\n", as: .lines)
  }
}
