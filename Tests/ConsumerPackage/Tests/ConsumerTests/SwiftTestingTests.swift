// SPDX-License-Identifier: MIT

import AssaySnapshots
import Testing

@Suite struct SwiftTestingTests {
  @Test func text() {
    assertSnapshot(of: Subject.text, as: .lines)
  }

  @Test func bitmap() {
    assertSnapshot(of: Subject.bitmap(), as: .image)
  }

  @Test func rendition() {
    assertSnapshot(of: Subject.rendition, as: .image)
  }

  @Test func inDetachedTask() async {
    await Task.detached { assertSnapshot(of: Subject.text, as: .lines) }.value
  }

  @Test(arguments: [10, 20, 30]) func arguments(side: Int) {
    assertSnapshot(of: Subject.bitmap(side: side), as: .image, named: "\(side)")
  }

  @Test func members() {
    assertSnapshots(of: Subject.label, as: ["dump": .dump, "description": .description])
  }

  @Test func `a raw name / with a slash`() {
    assertSnapshot(of: Subject.text, as: .lines)
  }
}
