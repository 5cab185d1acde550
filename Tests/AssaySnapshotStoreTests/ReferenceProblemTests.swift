// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssaySnapshotStore

@Suite("Files that are no reference")
struct ReferenceProblemTests {
  @Test(
    "a PNG that is not read here is not called damaged",
    arguments: [
      (
        PNGError.Code.unsupported(feature: "Xcode's iPhone optimization (CgBI)"),
        "the PNG file uses Xcode's iPhone optimization (CgBI), which is not supported"
      ),
      (
        PNGError.Code.tooLarge(width: 100_000, height: 100_000),
        "the PNG file claims 100000 x 100000 pixels; at most 268435456 pixels and 1000000 a side "
          + "are read"
      ),
    ])
  func unsupported(code: PNGError.Code, words: String) {
    let problem = ReferenceProblem(PNGError(code))
    #expect(
      problem.description == "the file cannot be read: \(words); save it again as a plain PNG, or "
        + "delete it and record it again")
    // As for other files that are no pictures.
    #expect(problem.isWorthless)
  }
}
