// SPDX-License-Identifier: MIT

import Testing

@testable import AssaySnapshots

@Suite("The file of a test")
struct SourcePlaceTests {
  @Test(
    "the file of a test is that of the caller, also where only its path is passed on",
    arguments: [
      (
        "AppTests/LoginTests.swift", "/p/Tests/AppTests/LoginTests.swift",
        "AppTests/LoginTests.swift"
      ),
      // A team's own assertion.
      (
        "Support/Assert.swift", "/p/Tests/AppTests/Login/LoginTests.swift",
        "AppTests/LoginTests.swift"
      ),
      (
        "Support/Assert.swift", "/p/AppSnapshotTests/LoginTests.swift",
        "AppSnapshotTests/LoginTests.swift"
      ),
      ("Support/Assert.swift", "/p/Tests/LoginTests.swift", "Tests/LoginTests.swift"),
      // `#file` in Swift 6.
      ("Support/Assert.swift", "AppTests/LoginTests.swift", "AppTests/LoginTests.swift"),
    ] as [(StaticString, StaticString, String)])
  func testFile(_ fileID: StaticString, _ file: StaticString, _ expected: String) {
    let place = SourcePlace(fileID: fileID, file: file, line: 1, column: 1)
    #expect(place.testFileID == expected)
    #expect(place.callSite.file == expected)
  }
}
