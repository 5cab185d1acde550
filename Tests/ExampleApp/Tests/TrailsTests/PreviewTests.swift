// SPDX-License-Identifier: MIT

import AssaySnapshots
import Testing

@Test func previews() {
  assertPreviews(on: [.iPhoneSe])
}
