// SPDX-License-Identifier: MIT

import AssayFiles
import AssayFindings
import Foundation
import Testing

@testable import AssayDeadCode

@Suite("Removing, building and putting back")
struct RemovalRunTests {
  private static let file = "Sources/A/File.swift"
  private static let three = RemovalSketch(
    [
      (
        file,
        "func ⟦unused-function⟧a() {}\nfunc ⟦unused-function⟧b() {}\nfunc ⟦unused-function⟧c() {}\nlet d = 1\n"
      )
    ], subjects: ["a": "a()", "b": "b()", "c": "c()"])

  @Test func everythingGoesWhenTheBuildIsGreen() async throws {
    let repository = try RemovalRepository(Self.three)
    let (remover, build) = repository.remover { $0.fails([]) }
    let summary = try await repository.apply(remover)
    #expect(repository.text() == "let d = 1\n")
    #expect(summary.removed.count == 3 && summary.kept.isEmpty && summary.removedLines == 3)
    // Before and after.
    #expect(build.count == 2)
    #expect(summary.text == "removed 3 findings, 3 lines, 0 files deleted")
    #expect(!repository.exists(".build-assay/removal"))
  }

  @Test func whatAnErrorNamesIsPutBackInOneRound() async throws {
    let repository = try RemovalRepository(Self.three)
    let (remover, build) = repository.remover { build in
      build.fails(
        ["a", "c"].filter { !build.text().contains("func \($0)()") }
          .map { "cannot find '\($0)' in scope" })
    }
    let summary = try await repository.apply(remover)
    #expect(repository.text() == "func a() {}\nfunc c() {}\nlet d = 1\n")
    #expect(summary.removed.map(\.message) == ["b is unused"])
    #expect(
      summary.kept.map(\.reason) == [
        "the build fails without it: \(Self.file):2: cannot find 'a' in scope",
        "the build fails without it: \(Self.file):2: cannot find 'c' in scope",
      ])
    // Before, after the edits, after putting back.
    #expect(build.count == 3)
  }

  @Test func anErrorWithoutNamesPutsItsFileBack() async throws {
    let sketch = RemovalSketch([
      ("Sources/A/A.swift", "let x = 1\nlet ⟦unused-global⟧a = 1\n"),
      ("Sources/A/B.swift", "let y = 1\nlet ⟦unused-global⟧b = 1\n"),
    ])
    let repository = try RemovalRepository(sketch)
    let (remover, _) = repository.remover { build in
      build.fails(
        build.text("Sources/A/A.swift").contains("a = 1") ? [] : ["oh"], in: "Sources/A/A.swift")
    }
    let summary = try await repository.apply(remover)
    #expect(summary.kept.map(\.finding.message) == ["a is unused"])
    #expect(repository.text("Sources/A/B.swift") == "let y = 1\n")
  }

  @Test func anErrorWithoutAPlaceIsFoundByHalving() async throws {
    let text = (0..<16).map { "let ⟦unused-global⟧v\($0) = 1\n" }.joined() + "let z = 1\n"
    let repository = try RemovalRepository(RemovalSketch(text))
    let (remover, build) = repository.remover { build in
      let succeeds = build.text().contains("v5 ") && build.text().contains("v11 ")
      return BuildOutcome(succeeded: succeeds, output: "error: link command failed")
    }
    let summary = try await repository.apply(remover)
    #expect(summary.kept.map(\.finding.message) == ["v5 is unused", "v11 is unused"])
    #expect(repository.text() == "let v5 = 1\nlet v11 = 1\nlet z = 1\n")
    // Two of 16: at most 2 builds for each of 4 halvings of each, and 2 at the start.
    #expect(build.count <= 2 + 16)
  }

  @Test func aBuildThatNeverSucceedsPutsEverythingBack() async throws {
    let repository = try RemovalRepository(Self.three)
    let before = try repository.state()
    var options = Remover.Options()
    options.maximumBuilds = 3
    options.skipsInitialBuild = true
    let (remover, build) = repository.remover(options: options) { build in
      BuildOutcome(succeeded: false, output: "")
    }
    let summary = try await repository.apply(remover)
    #expect(summary.kept.count == 3 && summary.removed.isEmpty)
    #expect(repository.text() == before[Self.file])
    #expect(build.count == 3)
  }

  @Test func aBuildThatFailsBeforeChangesNothing() async throws {
    let repository = try RemovalRepository(Self.three)
    let before = try repository.state()
    let (remover, build) = repository.remover { $0.fails(["cannot find 'x' in scope"]) }
    await #expect(
      throws: RemovalError.buildFailsBefore(
        command: "swift build", message: "\(Self.file):2: cannot find 'x' in scope")
    ) {
      _ = try await repository.apply(remover)
    }
    #expect(build.count == 1)
    #expect(try repository.state().filter { $0.key != ".build-assay" } == before)
  }

  @Test func emptiedFilesAndFoldersGoAndComeBack() async throws {
    let sketch = RemovalSketch([
      (
        "Sources/A/Sub/Deep/Gone.swift",
        "// Head\n\nimport Foundation\n\nstruct ⟦unused-struct⟧S {}\n"
      ),
      ("Sources/A/Stays.swift", "let a = 1\n"),
    ])
    let repository = try RemovalRepository(sketch)
    let (remover, _) = repository.remover { $0.fails([]) }
    let summary = try await repository.apply(remover)
    #expect(summary.deletedFiles == ["Sources/A/Sub/Deep/Gone.swift"])
    #expect(!repository.exists("Sources/A/Sub") && repository.exists("Sources/A"))

    let other = try RemovalRepository(sketch)
    let before = try other.state()
    let (failing, _) = other.remover { build in
      build.fails(build.text("Sources/A/Sub/Deep/Gone.swift").isEmpty ? ["no 'S'"] : [])
    }
    #expect(try await other.apply(failing).kept.count == 1)
    #expect(other.text("Sources/A/Sub/Deep/Gone.swift") == before["Sources/A/Sub/Deep/Gone.swift"])
  }

  @Test func permissionsStayAndReadOnlyFilesAreKept() async throws {
    let sketch = RemovalSketch([
      ("Sources/A/Locked.swift", "let a = 1\nlet ⟦unused-global⟧b = 1\n"),
      ("Sources/A/Script.swift", "let c = 1\nlet ⟦unused-global⟧d = 1\n"),
    ])
    let repository = try RemovalRepository(sketch)
    let manager = FileManager.default
    try manager.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: repository.root + "/Sources/A/Locked.swift")
    try manager.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: repository.root + "/Sources/A/Script.swift")
    let (remover, _) = repository.remover { $0.fails([]) }
    let summary = try await repository.apply(remover)
    #expect(
      summary.kept.map(\.reason) == ["'\(repository.root)/Sources/A/Locked.swift' is read-only"])
    let mode = try manager.attributesOfItem(atPath: repository.root + "/Sources/A/Script.swift")[
      .posixPermissions]
    #expect(mode as? Int == 0o755)
  }

  /// The n-th change of the disk fails, until none does: each time the sources are as before.
  @Test func aFullDiskLeavesTheSourcesAsTheyWere() async throws {
    let sketch = RemovalSketch([
      ("Sources/A/A.swift", "let x = 1\nlet ⟦unused-global⟧a = 1\n"),
      ("Sources/A/B.swift", "let ⟦unused-global⟧b = 1\n"),
    ])
    var failures = 0
    for count in 0..<50 {
      let repository = try RemovalRepository(sketch, commits: false)
      let before = try repository.state()
      let files = FailingRemovalFiles(failingAt: count)
      let (remover, _) = repository.remover(files: files) { $0.fails([]) }
      do {
        _ = try await repository.apply(remover)
        #expect(!files.hasFailed)
        break
      } catch {
        failures += 1
        // Files of the journal may stay; without its manifest they are none.
        let after = try repository.state().filter { !$0.key.hasPrefix(".build-assay") }
        #expect(after == before)
        #expect(!remover.journal.exists)
      }
    }
    // 2 copies and the manifest, 2 changes, and the 3 removals at the end.
    #expect(failures == 8)
  }

  @Test func aKilledRemovalIsUndone() async throws {
    let repository = try RemovalRepository(Self.three)
    let before = repository.text()
    let (remover, _) = repository.remover { $0.fails([]) }
    let planner = remover.planner(for: Self.three.findings)
    var run = try RemovalRun(
      plan: planner.plan(), root: repository.root, files: remover.files, journal: remover.journal)
    try run.write(planner.plan())
    #expect(repository.text() == "let d = 1\n")

    // A new process finds the journal.
    let journal = RemovalJournal(root: repository.root, scratchPath: ".build-assay")
    #expect(journal.exists)
    #expect(try journal.undo() == [repository.root + "/" + Self.file])
    #expect(repository.text() == before)
    #expect(throws: RemovalError.nothingToUndo(journal: journal.path)) { try journal.undo() }
  }

  @Test func aRemovalAfterAKilledOneIsRefused() async throws {
    let repository = try RemovalRepository(Self.three)
    let (remover, build) = repository.remover { $0.fails([]) }
    let planner = remover.planner(for: Self.three.findings)
    _ = try RemovalRun(
      plan: planner.plan(), root: repository.root, files: remover.files, journal: remover.journal)
    await #expect(throws: RemovalError.interruptedBefore(journal: remover.journal.path)) {
      _ = try await repository.apply(remover)
    }
    #expect(build.count == 0)
  }

  @Test func onlyACleanTreeIsChanged() async throws {
    let repository = try RemovalRepository(Self.three)
    let tree = GitWorkTree(root: repository.root)
    try await tree.checkClean()
    try await tree.checkTracked([Self.file])

    try repository.write(Array("new\n".utf8), to: "Notes.txt")
    try await tree.checkClean()
    await #expect(throws: RemovalError.untracked(paths: ["Notes.txt"])) {
      try await tree.checkTracked([Self.file, "Notes.txt"])
    }
    try repository.write(Array("let e = 1\n".utf8), to: Self.file)
    await #expect(
      throws: RemovalError.uncommittedChanges(root: repository.root, paths: [Self.file])
    ) {
      try await tree.checkClean()
    }

    let bare = try RemovalRepository(Self.three, commits: false)
    await #expect(throws: RemovalError.notARepository(root: bare.root)) {
      try await GitWorkTree(root: bare.root).checkClean()
    }
  }

  @Test func theDiffIsGits() async throws {
    let sketch = RemovalSketch([
      ("Sources/A/A.swift", "let x = 1\nlet ⟦unused-global⟧ä = 1\n"),
      ("Sources/A/B.swift", "let ⟦unused-global⟧b = 1\n"),
    ])
    let text = try await UnifiedDiff.text(of: sketch.plan().edits, hasColor: false)
    #expect(text.contains("diff --git a/Sources/A/A.swift b/Sources/A/A.swift\n"))
    #expect(text.contains("@@ -1,2 +1 @@\n let x = 1\n-let ä = 1\n"))
    #expect(text.contains("deleted file mode"))
    #expect(text.hasSuffix("@@ -1 +0,0 @@\n-let b = 1\n"))
    let colored = try await UnifiedDiff.text(of: sketch.plan().edits, hasColor: true)
    // ECMA-48, 8.3.117: 31 is red.
    #expect(Printable.lines(colored, keepsColors: true).contains("\n\u{1B}[31m-let b = 1\u{1B}[0m"))
  }

  // MARK: Transaction

  private func killedRun(_ repository: RemovalRepository) throws -> RemovalJournal {
    let (remover, _) = repository.remover { $0.fails([]) }
    let planner = remover.planner(for: repository.sketch.findings)
    var run = try RemovalRun(
      plan: planner.plan(), root: repository.root, files: remover.files, journal: remover.journal)
    try run.write(planner.plan())
    return remover.journal
  }

  @Test func undoLeavesWhatWasEditedSince() throws {
    let sketch = RemovalSketch([
      ("Sources/A/A.swift", "let x = 1\nlet ⟦unused-global⟧a = 1\n"),
      ("Sources/A/B.swift", "let y = 1\nlet ⟦unused-global⟧b = 1\n"),
    ])
    let repository = try RemovalRepository(sketch)
    let before = try repository.state()
    let journal = try killedRun(repository)
    try repository.write(Array("let mine = 1\n".utf8), to: "Sources/A/A.swift")
    #expect(
      throws: RemovalError.editedSince(
        files: ["'Sources/A/A.swift' ('\(journal.path)/0')"], journal: journal.path)
    ) { try journal.undo() }
    #expect(repository.text("Sources/A/A.swift") == "let mine = 1\n")
    #expect(repository.text("Sources/A/B.swift") == before["Sources/A/B.swift"])
    // The copy is still there to take over from.
    #expect(repository.text(".build-assay/removal/0") == before["Sources/A/A.swift"])
  }

  @Test func undoBringsNothingBackThatWasDeletedSince() throws {
    let repository = try RemovalRepository(Self.three)
    let journal = try killedRun(repository)
    try FileManager.default.removeItem(atPath: repository.root + "/" + Self.file)
    #expect(throws: RemovalError.self) { try journal.undo() }
    #expect(!repository.exists(Self.file))
  }

  @Test func undoRestoresEveryStateThatARemovalWrote() throws {
    let repository = try RemovalRepository(Self.three)
    let before = repository.text()
    let (remover, _) = repository.remover { $0.fails([]) }
    let planner = remover.planner(for: Self.three.findings)
    var run = try RemovalRun(
      plan: planner.plan(), root: repository.root, files: remover.files, journal: remover.journal)
    try run.write(planner.plan())
    try run.write(planner.plan(excluding: [1: "kept"]))
    #expect(repository.text() == "func b() {}\nlet d = 1\n")
    _ = try remover.journal.undo()
    #expect(repository.text() == before)
  }

  @Test func twoRemovalsDoNotRunAtOnce() async throws {
    let repository = try RemovalRepository(Self.three)
    let (remover, build) = repository.remover { $0.fails([]) }
    do {
      let lock = try remover.journal.lock()
      await #expect(
        throws: RemovalError.running(process: "\(ProcessInfo.processInfo.processIdentifier)")
      ) { _ = try await repository.apply(remover) }
      withExtendedLifetime(lock) {}
    }
    #expect(build.count == 0)
    _ = try await repository.apply(remover)
    #expect(repository.text() == "let d = 1\n")
    #expect(!repository.exists(".build-assay/removal"))
  }

  @Test func everyCommandAsksForTheUndoFirst() async throws {
    let repository = try RemovalRepository(Self.three)
    let journal = try killedRun(repository)
    var configuration = ScanConfiguration()
    configuration.syntaxOnly = true
    configuration.usesCache = false
    let scanner = DeadCodeScanner(
      root: repository.root, configuration: configuration, toolVersion: "0")
    await #expect(throws: RemovalError.interruptedBefore(journal: journal.path)) {
      _ = try await scanner.report()
    }
    // Before the look at the git tree, which the removal has changed.
    let session = RemovalSession(scanner: scanner, options: RemovalSession.Options())
    await #expect(throws: RemovalError.interruptedBefore(journal: journal.path)) {
      _ = try await session.run(show: { _ in }, confirm: { _ in false })
    }
    do {
      let lock = try journal.lock()
      await #expect(
        throws: RemovalError.running(process: "\(ProcessInfo.processInfo.processIdentifier)")
      ) { _ = try await scanner.scan() }
      withExtendedLifetime(lock) {}
    }
    _ = try journal.undo()
    #expect(try await scanner.report().findings.count > 0)
  }

  @Test func aCanceledRemovalPutsEverythingBack() async throws {
    let repository = try RemovalRepository(Self.three)
    let before = try repository.state()
    let (remover, build) = repository.remover { build in
      // The second build is that of the changed sources.
      if build.count == 2 { withUnsafeCurrentTask { $0?.cancel() } }
      return build.fails([])
    }
    // The task is the only one that uses it.
    nonisolated(unsafe) let shared = repository
    let task = Task { try await shared.apply(remover) }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(build.count == 2)
    #expect(try repository.state().filter { $0.key != ".build-assay" } == before)
  }

  @Test func nothingIsWrittenThroughLinks() async throws {
    let repository = try RemovalRepository(Self.three)
    let manager = FileManager.default
    let moved = repository.root + "/Elsewhere"
    try manager.moveItem(atPath: repository.root + "/Sources/A", toPath: moved)
    try manager.createSymbolicLink(
      atPath: repository.root + "/Sources/A", withDestinationPath: moved)
    let (remover, _) = repository.remover { $0.fails([]) }
    let summary = try await repository.apply(remover)
    #expect(summary.removed.isEmpty)
    #expect(
      Set(summary.kept.map(\.reason)) == ["'\(Self.file)' is behind a symbolic link"])
  }

  @Test func theJournalIsNotWrittenThroughALink() async throws {
    let repository = try RemovalRepository(Self.three)
    let before = repository.text()
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: repository.root + "/.build-assay", withIntermediateDirectories: true)
    try manager.createDirectory(
      atPath: repository.root + "/Other", withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: repository.root + "/.build-assay/removal",
      withDestinationPath: repository.root + "/Other")
    let (remover, _) = repository.remover { $0.fails([]) }
    await #expect(throws: RemovalError.self) { _ = try await repository.apply(remover) }
    #expect(repository.text() == before)
    #expect(try manager.contentsOfDirectory(atPath: repository.root + "/Other") == [])
  }

  // MARK: Blame

  /// Two of eight removals in a file break the build, with errors that name neither: each is found,
  /// with the error of the build that fails without it alone.
  @Test func suspectsInAFileAreToldApart() async throws {
    let text = (0..<8).map { "let ⟦unused-global⟧v\($0) = 1\n\n\n\n\n" }.joined() + "let z = 1\n"
    let repository = try RemovalRepository(RemovalSketch(text))
    let (remover, build) = repository.remover { build in
      let missing = [2, 5].filter { !build.text().contains("v\($0) ") }
      return build.fails(missing.map { "type check \($0) failed" })
    }
    let summary = try await repository.apply(remover)
    #expect(summary.kept.map(\.finding.message) == ["v2 is unused", "v5 is unused"])
    #expect(
      summary.kept.map(\.reason)
        == [2, 5].map {
          "the build fails without it: Sources/A/File.swift:2: type check \($0) failed"
        })
    #expect(summary.removed.count == 6)
    #expect(build.count <= 16)
  }
}
