// SPDX-License-Identifier: MIT

import Testing

@testable import AssaySnapshots

/// The arguments are those of processes that `swift test` 6.3.1 was seen to start.
@Suite("The test library of a process")
struct TestLibraryTests {
  @Test(
    "the testing library is the word after --testing-library, else unknown",
    arguments: [
      (["x.xctest"], nil),
      (["x.xctest", "AppTests.LoginTests/testLogin"], nil),
      (
        ["x.xctest", "--skip-build", "--testing-library", "swift-testing"], TestLibrary.swiftTesting
      ),
      (["x.xctest", "--filter", "a", "--testing-library", "swift-testing"], .swiftTesting),
      (["x.xctest", "--testing-library", "Swift-Testing"], .swiftTesting),
      (["x.xctest", "--testing-library", "xctest"], .xctest),
      (["x.xctest", "--testing-library"], nil),
      (["x.xctest", "--testing-library", "other"], nil),
      // The runner knows no other spelling.
      (["x.xctest", "--testing-library=swift-testing"], nil),
    ])
  func arguments(_ arguments: [String], _ library: TestLibrary?) {
    #expect(TestLibrary(arguments: arguments) == library)
  }

  @Test func thisProcessRunsSwiftTesting() async {
    #expect(SnapshotSession.shared.library == .swiftTesting)
    let detached = await Task.detached { SnapshotSession.shared.library }.value
    #expect(detached == .swiftTesting)
  }
}
