// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssaySnapshots

/// Names of references. Those beside the tests are the ones that the documentation of
/// swift-snapshot-testing describes: `<folder>/<test>.<name or number>.<extension>`.
@Suite(
  "References of swift-snapshot-testing", .snapshots(record: .missing, references: .besideTests))
struct ReferencesTests {
  private func files(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != ".assay" }
      .sorted()
  }

  @Test func unnamedSnapshotsAreNumbered() throws {
    let folder = try TemporaryFolder()
    for text in ["a", "b"] {
      let message = verifySnapshot(of: text, as: .lines, snapshotDirectory: folder.path)
      #expect(message?.hasPrefix("recorded a new reference") == true)
    }
    _ = verifySnapshot(of: "c", as: .lines, named: "third one", snapshotDirectory: folder.path)
    #expect(
      try files(in: folder) == [
        "unnamedSnapshotsAreNumbered.1.txt", "unnamedSnapshotsAreNumbered.2.txt",
        "unnamedSnapshotsAreNumbered.third-one.txt",
      ])
  }

  @Test func anotherTestStartsAtOne() throws {
    let folder = try TemporaryFolder()
    for name in ["testOne()", "testTwo()"] {
      _ = verifySnapshot(
        of: "a", as: .lines, snapshotDirectory: folder.path, testName: name)
    }
    #expect(try files(in: folder) == ["testOne.1.txt", "testTwo.1.txt"])
  }

  @Test func strategiesInAnArrayGoOnCounting() throws {
    let folder = try TemporaryFolder()
    withSnapshotTesting(directory: folder.path) {
      let assertion = SnapshotAssertion(
        timeout: 3600, testName: "test()",
        place: SourcePlace(fileID: #fileID, file: #filePath, line: #line, column: 1))
      for _ in 1...2 {
        _ = assertion.run({ 7 }, as: SnapshotMatrix(numbered: [.dump, .description]))
      }
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/ReferencesTests").sorted()
        == ["test.1.txt", "test.2.txt", "test.3.txt", "test.4.txt"])
  }

  @Test(arguments: [1, 2]) func argumentsNeedNames(number: Int) throws {
    let folder = try TemporaryFolder()
    let message = verifySnapshot(of: number, as: .description, snapshotDirectory: folder.path)
    #expect(message?.contains("named: \"\\(argument)\"") == true)
    #expect(
      verifySnapshot(
        of: number, as: .description, named: "\(number)", snapshotDirectory: folder.path)?
        .hasPrefix("recorded") == true)
  }

  @Test func aReferenceThatIsThereIsCompared() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/aReferenceThatIsThereIsCompared.1.txt"
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    let message = try #require(
      verifySnapshot(of: "new", as: .lines, snapshotDirectory: folder.path))
    #expect(message.hasPrefix("'aReferenceThatIsThereIsCompared.1.txt' differs from its reference"))
    #expect(message.contains("assay snapshot accept --snapshots \(folder.path) "))
  }

  @Test(arguments: [
    ("testLogin()", "testLogin"), ("row(_:at:)", "row-_-at"), ("a raw name", "a-raw-name"),
    ("iPhone 12 / dark", "iPhone-12-dark"), ("--x--", "x"), ("größe", "größe"), ("a.b", "a-b"),
    ("", ""),
  ])
  func charactersOutsideOfWordsBecomeOneHyphen(_ name: String, _ expected: String) {
    #expect(WordPath.sanitized(name) == expected)
  }
}

@Suite("Numbered references in the root of the package")
struct NumberedReferencesTests {
  @Test func unnamedSnapshotsAreNumbered() throws {
    let folder = try TemporaryFolder()
    let messages = withSnapshotTesting(references: .numbered) {
      ["a", "b"].map { verifySnapshot(of: $0, as: .lines, snapshotDirectory: folder.path) }
    }
    let path = "/AssaySnapshotsTests/ReferencesTests/unnamedSnapshotsAreNumbered"
    for (place, message) in messages.enumerated() {
      #expect(message?.contains("'\(folder.path)\(path).\(place + 1).txt'") == true)
    }
  }

  @Test func namesOfSettings() throws {
    #expect(SnapshotTestingConfiguration.References(rawValue: "beside-tests") == .besideTests)
    #expect(
      UnknownReferences(value: "x").description
        == "ASSAY_REFERENCES is 'x'; use named, numbered, beside-tests")
  }
}
