// SPDX-License-Identifier: MIT

import AssaySnapshots
import Foundation
import Testing

/// A suite that never records, whatever the surroundings say.
@Suite(
  .snapshots(record: .never, diffTool: "compare"),
  .enabled(if: ProcessInfo.processInfo.environment["CONSUMER_CONFIGURES"] != nil))
struct ConfigurationTests {
  @Test func suiteNeverRecords() {
    assertSnapshot(of: "never\n", as: .lines)
  }

  @Test func innerSettingWins() async {
    await withSnapshotTesting(record: .missing) {
      await Task { assertSnapshot(of: "missing\n", as: .lines) }.value
    }
  }

  @Test func argumentWins() {
    assertSnapshot(of: "all\n", as: .lines, record: .all)
  }

  @Test func timeout() {
    let never = Snapshotting<String, String>.lines.asyncPullback { (_: String) in
      Async<String> { _ in }
    }
    assertSnapshot(of: "", as: never, timeout: 0.1)
  }
}
