// SPDX-License-Identifier: MIT

import AssaySnapshotStore
import Foundation
import Testing

@testable import AssaySnapshots

// NB: the tests share the folder of records, and each removes its own while another may list them.
@Suite("Inline snapshots", .serialized)
struct InlineAssertionTests {
  /// What an assertion at a line of this file says, and the text that it keeps for the tool.
  private func run(
    _ text: String?, expected: String?, record: RecordMode, line: UInt = #line
  ) throws -> (failure: String?, kept: InlineSnapshot?) {
    let assertion = InlineAssertion(
      place: SourcePlace(fileID: #fileID, file: #filePath, line: line, column: 9),
      descriptor: InlineSnapshotSyntaxDescriptor(), record: record, timeout: 3600)
    let failure = assertion.failure(of: { text }, as: .lines, expected: expected)
    let store = try SnapshotSession.shared.store(forTestFile: #filePath, directory: nil)
    let kept = try store.inlineSnapshots().first { $0.file == #filePath && $0.line == line }
    if let kept { try store.forget(kept) }
    return (failure, kept)
  }

  @Test func aMatchKeepsNothing() throws {
    let (failure, kept) = try run("a\n", expected: "a\n", record: .missing)
    #expect(failure == nil && kept == nil)
  }

  @Test(arguments: [RecordMode.missing, .failed, .all]) func aMissingTextIsKept(
    mode: RecordMode
  ) throws {
    let line = UInt(1000 + (RecordMode.allCases.firstIndex(of: mode) ?? 0))
    let (failure, kept) = try run("a", expected: nil, record: mode, line: line)
    #expect(
      failure == "no inline snapshot\n"
        + "write it into the source with: assay snapshot inline \(#filePath)")
    #expect(kept?.actual == "a" && kept?.expected == nil && kept?.label == "matches")
    let source = try Data(contentsOf: URL(fileURLWithPath: #filePath))
    #expect(kept?.isOf(Array(source)) == true)
  }

  @Test func aDifferentTextSaysWhatDiffers() throws {
    let (failure, kept) = try run("new\n", expected: "old\n", record: .missing)
    #expect(
      failure?.hasPrefix(
        "the value differs from its inline snapshot\n  @@ -1,1 +1,1 @@\n  -old\n  +new\n") == true)
    #expect(kept?.actual == "new\n" && kept?.expected == "old\n")
  }

  @Test func nothingIsKeptInCI() throws {
    let (missing, kept) = try run("a", expected: nil, record: .never)
    #expect(missing?.contains("the record mode is never") == true && kept == nil)
    let (differing, other) = try run("a", expected: "b", record: .never)
    #expect(differing?.contains("assay snapshot inline") == false && other == nil)
  }

  @Test func twoTextsAtOneCallAreAnError() throws {
    let line = #line as UInt
    _ = try run("a", expected: nil, record: .missing, line: line)
    let (failure, kept) = try run("b", expected: nil, record: .missing, line: line)
    #expect(failure?.contains("ran again with different content") == true && kept == nil)
  }

  /// The spelling of swift-snapshot-testing before 1.12.
  @Test(arguments: [
    ("a\n", false, nil), ("b", false, "the value differs from its inline snapshot\n"),
    ("a\n", true, "'record: true' records nothing here\n"),
  ]) func aTextInAnArgumentIsComparedAndNotWritten(
    expected: String, isRecording: Bool, beginning: String?
  ) throws {
    let line = UInt(2000 + expected.count + (isRecording ? 10 : 0))
    let assertion = InlineAssertion(
      place: SourcePlace(fileID: #fileID, file: #filePath, line: line, column: 9),
      descriptor: InlineSnapshotSyntaxDescriptor(), record: .never, timeout: 3600)
    let failure = assertion.failure(
      ofArgument: expected, isRecording: isRecording, value: { "a\n" }, as: .lines)
    #expect((failure == nil) == (beginning == nil))
    if let beginning, let failure {
      #expect(failure.hasPrefix(beginning), "\(failure)")
      #expect(failure.hasSuffix("use 'assertInlineSnapshot(of:as:)', whose text is"))
    }
    let store = try SnapshotSession.shared.store(forTestFile: #filePath, directory: nil)
    #expect(try !store.inlineSnapshots().contains { $0.file == #filePath && $0.line == line })
  }

  @available(*, deprecated)
  @Test func theOldSpellingCompiles() {
    _assertInlineSnapshot(matching: "a", as: .lines, with: "a")
  }

  @Test func aMissingValueMatchesNoText() throws {
    #expect(try run(nil, expected: nil, record: .missing).failure == nil)
    #expect(
      try run(nil, expected: "a", record: .missing).failure?.hasPrefix("the value is nil") == true)
  }
}
