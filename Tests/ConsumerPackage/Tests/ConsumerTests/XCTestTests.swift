// SPDX-License-Identifier: MIT

import AssaySnapshots
import XCTest

final class XCTestTests: XCTestCase {
  func testText() {
    assertSnapshot(of: Subject.text, as: .lines)
  }

  func testBitmap() {
    assertSnapshot(of: Subject.square(), as: .image)
  }

  func testRendition() {
    assertSnapshot(
      of: Subject.MovingButton(), as: .image(size: CGSize(width: 200, height: 120)))
  }

  func testView() {
    assertSnapshot(of: Subject.Screen(), as: .image(on: .iPhoneSe))
  }

  func testInDetachedTask() async {
    await Task.detached { assertSnapshot(of: Subject.text, as: .lines) }.value
  }

  func testLaterOnTheMainQueue() {
    let later = Snapshotting<String, String>.lines.asyncPullback { (text: String) in
      Async { callback in
        DispatchQueue.main.async { callback(text) }
      }
    }
    assertSnapshot(of: Subject.text, as: later)
  }

  func testNamed() {
    assertSnapshot(of: Subject.text, as: .lines, named: "a")
    assertSnapshot(of: Subject.label, as: .dump, named: "b")
  }
}
