// SPDX-License-Identifier: MIT

import AssaySnapshots
import XCTest

/// The gallery from XCTest: the same assertions, the same kind of reference.
final class GalleryXCTests: XCTestCase {
  // NB: asynchronous, because XCTest on Linux cannot run a class whose tests are all synchronous
  // and of the main actor.
  @MainActor func testSignUp() async {
    assertSnapshots(
      of: SignUpFormView(), as: .images(on: [.iPhoneSe], appearances: [.light, .dark]))
  }

  @MainActor func testFirstView() async {
    assertSnapshot(
      of: NumberedView(page: .first), as: .image(on: .iPhone12(.landscape)), named: "landscape")
  }
}
