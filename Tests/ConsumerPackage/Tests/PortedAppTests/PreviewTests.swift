// SPDX-License-Identifier: MIT

import PortedApp
import SnapshotTesting
import Testing

@Suite struct PreviewTests {
  @Test func previews() {
    assertPreviews(on: [.iPhoneSe], appearances: [.light, .dark])
  }
}
