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

  // The suites of swift-snapshot-testing keep the record mode in a property of type Bool.
  @Test func boolsOfVariablesAreRecordModes() throws {
    let folder = try TemporaryFolder()
    let earlier: any EarlierNames = WithEarlierNames()
    func verify(isRecording: Bool) -> String? {
      earlier.verify("a", isRecording: isRecording, in: folder.path)
    }
    #expect(verify(isRecording: false)?.hasPrefix("recorded a new reference") == true)
    let reference = folder.path + "/AssaySnapshotsTests/VerifySnapshotTests/earlier.txt"
    try Data("b".utf8).write(to: URL(fileURLWithPath: reference))
    #expect(verify(isRecording: false)?.contains("differs from its reference") == true)
    #expect(verify(isRecording: true) != nil)
    #expect(verify(isRecording: false) == nil)
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

  @Test func nilIsTheDefaultTool() {
    let earlier: any EarlierNames = WithEarlierNames()
    #expect(earlier.toolOfNil.isDefault)
  }

  @Test(.snapshots(record: .failed)) func theTraitSetsTheConfiguration() {
    #expect(SnapshotTestingConfiguration.current?.record == .failed)
  }
}

/// Calls deprecated names without a warning.
private protocol EarlierNames {
  func verify(_ text: String, isRecording: Bool, in folder: String) -> String?
  var toolOfNil: SnapshotTestingConfiguration.DiffTool { get }
}

private struct WithEarlierNames: EarlierNames {
  @available(*, deprecated)
  func verify(_ text: String, isRecording: Bool, in folder: String) -> String? {
    verifySnapshot(
      matching: text, as: .lines, record: isRecording, snapshotDirectory: folder,
      testName: "earlier()")
  }

  @available(*, deprecated)
  var toolOfNil: SnapshotTestingConfiguration.DiffTool { nil }
}
