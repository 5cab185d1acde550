// SPDX-License-Identifier: MIT

import AssaySnapshots
import XCTest

/// The gallery from XCTest: the same assertions, the same kind of reference.
@MainActor final class GalleryXCTests: XCTestCase {
  func testSignUp() {
    assertSnapshots(
      of: SignUpFormView(), as: .images(on: [.iPhoneSe], appearances: [.light, .dark]))
  }

  func testFirstView() {
    assertSnapshot(
      of: NumberedView(page: .first), as: .image(on: .iPhone12(.landscape)), named: "landscape")
  }
}
