// SPDX-License-Identifier: MIT

import AssaySnapshots
import Testing

@testable import Trails

@MainActor
@Suite struct ScreenTests {
  @Test func trailList() {
    assertSnapshot(
      of: TrailList(journal: Journal()),
      as: .images(on: [.iPhoneSe], appearances: [.light, .dark], locales: ["en", "es"]))
  }

  @Test func yearProgress() {
    assertSnapshot(
      of: YearProgress(journal: Journal()), as: .image(size: CGSize(width: 320, height: 120)))
  }
}
