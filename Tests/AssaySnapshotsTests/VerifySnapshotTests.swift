// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssaySnapshots

@Suite("verifySnapshot")
struct VerifySnapshotTests {
  @Test func recordsThenMatchesThenDiffers() throws {
    let folder = try TemporaryFolder()
    func verify(_ text: String, _ record: RecordMode) -> String? {
      // Inside of a local function `#function` is that function's name.
      verifySnapshot(
        of: text, as: .lines, record: record, snapshotDirectory: folder.path,
        testName: "recordsThenMatchesThenDiffers()")
    }
    let reference =
      folder.path + "/AssaySnapshotsTests/VerifySnapshotTests/recordsThenMatchesThenDiffers.txt"
    #expect(
      verify("a\n", .missing)
        == "recorded a new reference '\(reference)'; look at it, commit it, and run again: "
        + "the test passes then")
    #expect(verify("a\n", .missing) == nil)
    try Data("b\n".utf8).write(to: URL(fileURLWithPath: reference))
    let message = try #require(verify("a\n", .missing))
    let lines = message.split(separator: "\n").map(String.init)
    let path = "AssaySnapshotsTests/VerifySnapshotTests/recordsThenMatchesThenDiffers.txt"
    #expect(
      lines == [
        "'\(path)' differs from its reference",
        "  @@ -1,1 +1,1 @@", "  -b", "  +a",
        "reference:  \(reference)",
        "pending:    \(folder.path)/.assay/pending/\(path)",
        "accept with: assay snapshot accept --snapshots \(folder.path) \(path)",
      ])
  }

  @Test func neverSaysThatThereIsNone() throws {
    let folder = try TemporaryFolder()
    let message = verifySnapshot(
      of: "a", as: .lines, record: .never, snapshotDirectory: folder.path)
    #expect(message?.hasPrefix("no reference '\(folder.path)/") == true)
    #expect(message?.contains("ASSAY_RECORD=missing") == true)
  }

  @Test func otherContentAtTheSameCallIsAnError() throws {
    let folder = try TemporaryFolder()
    let messages = ["a", "b"].map { text in
      verifySnapshot(of: text, as: .lines, record: .missing, snapshotDirectory: folder.path)
    }
    #expect(messages[0]?.hasPrefix("recorded") == true)
    #expect(messages[1]?.contains("ran again with different content") == true)
  }

  @Test func configurationIsInheritedByChildTasks() async {
    await withSnapshotTesting(record: .never, directory: "/configured") {
      await Task {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        withSnapshotTesting(diffTool: "ksdiff") {
          #expect(SnapshotTestingConfiguration.current?.record == .never)
          #expect(SnapshotTestingConfiguration.current?.directory == "/configured")
          let tool = SnapshotTestingConfiguration.current?.diffTool
          #expect(tool?(reference: "/a b", pending: "/c") == "ksdiff '/a b' /c")
        }
      }.value
    }
    #expect(SnapshotTestingConfiguration.current?.record == nil)
  }

  @Test(.snapshots(record: .failed)) func theTraitSetsTheConfiguration() {
    #expect(SnapshotTestingConfiguration.current?.record == .failed)
  }
}
