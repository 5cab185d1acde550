// SPDX-License-Identifier: MIT

import AssayFindings
import Testing

@testable import AssayDeadCode

@Suite("Verifying a removal")
struct VerificationTests {
  private static func repository(_ count: Int) throws -> RemovalRepository {
    let lines = (0..<count).map { "let ⟦unused-global⟧v\($0) = 1\n" }
    return try RemovalRepository(RemovalSketch(lines.joined() + "let z = 1\n"))
  }

  private static var options: Remover.Options {
    var options = Remover.Options()
    options.verification = .tests
    return options
  }

  @Test("what turns the tests red is restored, and nothing else")
  func fewest() async throws {
    let repository = try Self.repository(16)
    let (remover, build) = repository.remover(options: Self.options) { files in
      let passes = files.text().contains("v5 ") && files.text().contains("v11 ")
      let line = "/x/T.swift:39: error: T.count : XCTAssertEqual failed"
      return BuildOutcome(succeeded: passes, output: "Building\n\(line)\n1 test")
    } build: {
      $0.fails([])
    }
    let summary = try await repository.apply(remover)
    #expect(summary.kept.map(\.finding.message) == ["v5 is unused", "v11 is unused"])
    #expect(
      summary.kept.allSatisfy {
        $0.reason
          == "a test fails without it: /x/T.swift:39: error: T.count : XCTAssertEqual failed"
      }, "\(summary.kept.map(\.reason))")
    #expect(repository.text() == "let v5 = 1\nlet v11 = 1\nlet z = 1\n")
    // One before, one after the edits, and at most 2 for each of 4 halvings of each of 2.
    #expect(build.count <= 2 + 16)
    let system = summary.proof?.text.split(separator: " on ").last ?? ""
    #expect(["Linux: 14 findings", "macOS: 14 findings"].contains(system))
    #expect(summary.proof?.text.hasPrefix("built and tested on ") == true)
  }

  @Test("tests that need two of three declarations together keep only what they need")
  func dependent() async throws {
    let repository = try Self.repository(3)
    let (remover, _) = repository.remover(options: Self.options) { files in
      // Red as soon as both are gone.
      let passes = files.text().contains("v0 ") || files.text().contains("v2 ")
      return BuildOutcome(succeeded: passes, output: "")
    } build: {
      $0.fails([])
    }
    let summary = try await repository.apply(remover)
    #expect(summary.kept.count == 1)
    #expect(summary.removed.count == 2)
  }

  @Test("tests that fail before the removal change nothing")
  func redBefore() async throws {
    let repository = try Self.repository(2)
    let before = repository.text()
    let (remover, _) = repository.remover(options: Self.options) { _ in
      BuildOutcome(succeeded: false, output: "✘ Test total() recorded an issue at T.swift:3:1\n")
    } build: {
      $0.fails([])
    }
    await #expect(
      throws: RemovalError.checkFailsBefore(
        command: "swift build", message: "Test total() recorded an issue at T.swift:3:1")
    ) {
      _ = try await repository.apply(remover)
    }
    #expect(repository.text() == before)
  }

  @Test("a limit of runs puts back what is not proven")
  func limited() async throws {
    let repository = try Self.repository(8)
    var options = Self.options
    options.maximumChecks = 2
    let (remover, _) = repository.remover(options: options) { files in
      BuildOutcome(succeeded: files.text().contains("v3 "), output: "red")
    } build: {
      $0.fails([])
    }
    let summary = try await repository.apply(remover)
    // The first half failed; that the other passes needs a third run.
    #expect(repository.text()?.contains("v3 ") == true)
    #expect(summary.kept.allSatisfy { $0.reason.hasSuffix("a test fails without it: red") })
    #expect(summary.kept.contains { $0.reason.hasPrefix("not tried by itself; ") })
  }

  @Test("the words of the option", arguments: [("build", "built"), ("tests", "built and tested")])
  func words(_ row: (String, String)) {
    #expect(Verification(row.0)?.deed == row.1)
  }

  @Test func otherWordsAreACommand() {
    #expect(Verification("make check") == .command("make check"))
    #expect(Verification(" ") == nil)
  }

  @Test("a clause that no index has seen is a gap in the proof of what it can see")
  func gaps() {
    let here = "func a() {}\n#if os(iOS)\nfunc b() {}\n#else\nfunc c() {}\n#endif\n"
    var graph = SourceGraph()
    graph.files = [
      file("Sources/A/A.swift", ["A"], here, unseen: [0]),
      file("Sources/B/B.swift", ["B"], "import A\n" + here, unseen: [1]),
      file("Sources/C/C.swift", ["C"], here, unseen: [0, 1]),
    ]
    let finding = Finding(
      rule: DeadCodeRule.unusedImport.id, severity: .warning, confidence: .high,
      location: Finding.Location(path: "Sources/A/A.swift"), message: "a is unused", reason: "")
    let proof = RemovalProof(of: [finding], by: .build, graph: graph)
    #expect(proof.gaps.map(\.conditions) == [["#if os(iOS)", "#else of #if os(iOS)"]])
    #expect(
      proof.text.hasSuffix(
        "not proved for #if os(iOS), #else of #if os(iOS): 1 finding\n"
          + "  Sources/A/A.swift: a is unused"))
  }

  private func file(
    _ path: String, _ modules: [String], _ text: String, unseen: [Int32]
  ) -> SourceGraph.File {
    var file = SourceGraph.File(
      path: path, modules: modules, isTest: false,
      facts: FactsExtractor.facts(of: Array(text.utf8)), declarations: 0..<0,
      referencedModules: nil)
    file.unseenConditions = unseen
    return file
  }
}
