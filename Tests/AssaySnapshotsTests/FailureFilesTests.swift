// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssaySnapshots

@Suite("Files of failures", .snapshots(record: .missing))
struct FailureFilesTests {
  private static var diffing: Diffing<String> {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        let file = SnapshotAttachment(name: "table.txt", bytes: Array("\(old)|\(new)".utf8))
        return old == new ? nil : ("the words", [file])
      })
  }

  private func failure(in folder: TemporaryFolder) throws -> AssertionFailure {
    let strategy = SimplySnapshotting<String>(pathExtension: "txt", diffing: Self.diffing)
    return try withSnapshotTesting(references: .numbered) {
      let assertion = SnapshotAssertion(
        name: "a", directory: folder.path, timeout: 3600, testName: "test()",
        place: SourcePlace(fileID: #fileID, file: #filePath, line: #line, column: 1))
      _ = assertion.run({ "old" }, as: strategy)
      let path = folder.path + "/AssaySnapshotsTests/FailureFilesTests/test.a.txt"
      try Data("older".utf8).write(to: URL(fileURLWithPath: path))
      return try #require(assertion.run({ "old" }, as: strategy))
    }
  }

  @Test func attachmentsOfACustomComparisonAppear() throws {
    let failure = try failure(in: try TemporaryFolder())
    #expect(failure.message.contains("  the words\n"))
    let names = failure.attachments.map(\.name)
    #expect(names == ["reference-test.a.txt", "pending-test.a.txt", "table.txt"])
    #expect(failure.attachments.last?.bytes == Array("older|old".utf8))
  }

  #if !canImport(ObjectiveC)
    @Test func attachmentsByTheNameOfXCTest() throws {
      let diffing = Diffing<String>(
        toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
        diff: { old, new in
          let named = XCTAttachment(string: "a")
          named.name = "first.txt"
          let numbered = XCTAttachment(data: Data([1]), uniformTypeIdentifier: "public.png")
          let image = XCTAttachment(image: UIImage())
          image.name = "image.png"
          image.lifetime = .keepAlways
          let typed = XCTAttachment(
            uniformTypeIdentifier: "public.json", name: nil, payload: Data("{}".utf8))
          return ("\(old) became \(new)", [named, numbered, image, typed])
        })
      let (words, files) = try #require(diffing.diff("a", "b"))
      #expect(words == "a became b")
      #expect(
        files.map(\.name) == [
          "first.txt", "attachment-2.png", "image.png", "attachment-4.json",
        ])
      #expect(files.map(\.bytes.count) == [1, 1, 0, 2])
    }
  #endif
}

@Suite("Sizes of pictures")
struct PictureSizeTests {
  @Test func aViewWithoutAnAreaIsNoPicture() {
    #expect(
      verifySnapshot(of: EmptyView(), as: .image)
        == "snapshot failed: the view has no area (0x0 points); give it a frame, or take it on a "
        + "device or in a size")
  }

  /// 20,000 points are 40,000 pixels, and a picture has 16,384.
  @Test func aViewThatNoPictureHoldsIsNotCutOff() {
    let view = Color.red.frame(width: 10, height: 20_000)
    let message = verifySnapshot(of: view, as: .image)
    #expect(message?.hasPrefix("snapshot failed: the view takes 20x40000 pixels") == true)
  }
}

@Suite("Descriptions")
struct DescriptionTests {
  @Test func devicesAndTraitSetsNameReferences() {
    #expect("\(Device.iPhone12(.landscape))" == "iPhone12-landscape")
    #expect("\(TraitSet(canvas: .device(.iPhoneSe), appearance: .dark))" == "iPhoneSe.dark")
    #expect("\(Appearance.darkIncreasedContrast)" == "dark-increased-contrast")
    #expect("\(SnapshotLayout.fixed(width: 320, height: 480))" == "320x480@2x")
    #expect("\(SnapshotLayout.device(config: .iPadMini))" == "iPadMini")
  }

  @Test func splitsByTheirOtherLabel() {
    #expect(
      Device.iPadMini(.landscape(splitView: .oneThird))
        == Device.iPadMini(.landscape(splits: .oneThird)))
  }

  @Test func toolsForTwoFiles() {
    typealias Tool = SnapshotTestingConfiguration.DiffTool
    #expect(Tool.ksdiff(currentFilePath: "/a b", failedFilePath: "/c") == "ksdiff '/a b' /c")
    #expect(
      Tool.default(reference: "/a", pending: "/b") == "\"file:///a\" \"file:///b\"")
  }
}
