// SPDX-License-Identifier: MIT

import AssaySnapshots
import Testing

@Suite struct SwiftTestingTests {
  @Test func text() {
    assertSnapshot(of: Subject.text, as: .lines)
  }

  @Test func bitmap() {
    assertSnapshot(of: Subject.square(), as: .image)
  }

  @Test func rendition() {
    assertSnapshot(
      of: Subject.MovingButton(), as: .image(size: CGSize(width: 200, height: 120)))
  }

  @Test func view() {
    assertSnapshot(of: Subject.Screen(), as: .image(size: CGSize(width: 200, height: 120)))
  }

  @Test func viewTree() {
    assertSnapshot(of: Subject.Screen(), as: .viewTree(on: .iPhoneSe))
  }

  @Test func matrix() {
    assertSnapshots(
      of: Subject.Screen(),
      as: .images(on: [.iPhoneSe, .iPhone12(.landscape)], appearances: [.light, .dark]))
  }

  @Test func inDetachedTask() async {
    await Task.detached { assertSnapshot(of: Subject.text, as: .lines) }.value
  }

  @Test(arguments: [10, 20, 30]) func arguments(side: Int) {
    assertSnapshot(of: Subject.square(side: side), as: .image, named: "\(side)")
  }

  @Test func members() {
    assertSnapshots(of: Subject.label, as: ["dump": .dump, "description": .description])
  }

  @Test func `a raw name / with a slash`() {
    assertSnapshot(of: Subject.text, as: .lines)
  }
}
