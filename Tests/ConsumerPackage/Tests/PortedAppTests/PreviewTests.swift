// SPDX-License-Identifier: MIT

import PortedApp
import SnapshotTesting
import Testing

@Suite struct PreviewTests {
  @Test func previews() {
    assertPreviews(on: [.iPhoneSe], appearances: [.light, .dark], modules: ["PortedApp"])
  }

  @Test func onlyNamedModules() {
    withKnownIssue {
      assertPreviews(modules: ["Another"])
    } matching: { issue in
      "\(issue)".contains("no preview was found")
    }
  }
}
