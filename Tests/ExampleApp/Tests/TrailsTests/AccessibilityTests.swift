// SPDX-License-Identifier: MIT

import AssaySnapshotsAudit
import Testing

@testable import Trails

@MainActor
@Suite struct AccessibilityTests {
  @Test func list() throws {
    try performAccessibilityAudit(of: TrailList(journal: Journal()), on: [.iPhoneSe])
  }
}
