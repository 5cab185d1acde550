// SPDX-License-Identifier: MIT

import AssayFiles
import Testing

@testable import AssaySnapshotStore

@Suite("Runs and what they used")
struct RunTests {
  static func identity(
    key: String = "1", library: String = "xctest", isWhole: Bool = true, at seconds: Int = 1000,
    process: Int = 10
  ) -> RunIdentity {
    RunIdentity(
      key: key, library: library, isWhole: isWhole, startSeconds: seconds, processID: process)
  }

  private func write(
    _ store: SnapshotStore, _ identity: RunIdentity, used: [String], failed: [String] = [],
    ends: Bool = true
  ) throws {
    let log = ReferenceLog(store: store, run: identity)
    for path in used { try log.used(path) }
    for path in failed { try log.failed(path) }
    if ends { try log.finish() }
  }

  private func store(with references: [String]) throws -> TemporaryStore {
    let temporary = try TemporaryStore()
    for path in references { try temporary.put([1], at: path) }
    return temporary
  }

  @Test func withoutARunNothingIsUnclaimed() throws {
    let temporary = try store(with: ["a.png", "b.png"])
    let listing = try temporary.store.listing()
    #expect(listing.references == ["a.png", "b.png"])
    #expect(listing.unclaimed == [])
    #expect(listing.lastRun == nil)
  }

  @Test func bothLibrariesOfARunCount() throws {
    let temporary = try store(with: ["a.png", "b.png", "c.png"])
    try write(temporary.store, Self.identity(), used: ["a.png"])
    try write(
      temporary.store, Self.identity(library: "swift-testing", at: 1001, process: 11),
      used: ["b.png"])
    let listing = try temporary.store.listing()
    #expect(listing.unclaimed == ["c.png"])
    #expect(listing.lastRun?.hasFailures == false)
    #expect(listing.lastRun?.startSeconds == 1000)
  }

  @Test func anEarlierRunDoesNotCount() throws {
    let temporary = try store(with: ["a.png", "b.png"])
    try write(temporary.store, Self.identity(), used: ["a.png", "b.png"])
    try write(temporary.store, Self.identity(key: "2", at: 2000), used: ["a.png"])
    #expect(try temporary.store.listing().unclaimed == ["b.png"])
  }

  @Test func ofTwoProcessesOfOneParentTheNewerCounts() throws {
    let temporary = try store(with: ["a.png", "b.png"])
    try write(temporary.store, Self.identity(), used: ["a.png", "b.png"])
    try write(temporary.store, Self.identity(at: 1001, process: 11), used: ["a.png"])
    #expect(try temporary.store.listing().unclaimed == ["b.png"])
  }

  @Test("a newer run of some tests, or one that crashed, is not the last, and what it used is used")
  func newerRunOfSomeTests() throws {
    let temporary = try store(with: ["a.png", "b.png", "c.png"])
    try write(temporary.store, Self.identity(), used: ["a.png"])
    try write(
      temporary.store, Self.identity(key: "2", isWhole: false, at: 2000, process: 11),
      used: ["b.png"])
    try write(
      temporary.store, Self.identity(key: "3", at: 3000, process: 12), used: [], failed: ["b.png"],
      ends: false)
    let listing = try temporary.store.listing()
    #expect(listing.unclaimed == ["c.png"])
    #expect(listing.lastRun?.startSeconds == 1000)
  }

  @Test("a run without one of the libraries is no run of all tests")
  func oneLibraryOnly() throws {
    let temporary = try store(with: ["a.png", "b.png"])
    try write(temporary.store, Self.identity(library: "swift-testing"), used: ["a.png"])
    try write(temporary.store, Self.identity(key: "2", at: 2000, process: 11), used: ["b.png"])
    let listing = try temporary.store.listing()
    #expect(listing.lastRun == nil && listing.unclaimed == [])
  }

  @Test("a reference whose test is in the sources and used nothing is not certainly unused")
  func skippedTest() throws {
    let temporary = try store(with: [
      "App/S/gone.png", "App/S/kept.1.png", "App/S/kept.2.png", "App/S/skipped.png",
    ])
    let source = "@Test(.disabled()) func skipped() {}\n@Test func kept() {}\n"
    try PosixFileSystem().write(Array(source.utf8), to: temporary.root + "/Tests/App/S.swift")
    try write(temporary.store, Self.identity(), used: ["App/S/kept.1.png"])
    let unused = try temporary.store.unused()
    #expect(unused.certain == ["App/S/gone.png", "App/S/kept.2.png"])
    #expect(unused.unknown == ["App/S/skipped.png"])
  }

  @Test("of a test that may end after its first assertion, nothing is certainly unused")
  func endsEarly() throws {
    let names = ["early", "skips", "calls", "plain", "loops"]
    let temporary = try store(with: names.flatMap { ["App/S/\($0).1.png", "App/S/\($0).2.png"] })
    let source = """
      func testEarly() {}
      @Test func early() { check(1); guard let user else { return }; check(user) }
      @Test func skips() throws { check(1); try XCTSkipIf(isSlow); check(2) }
      @Test func calls() { twice(1) }
      @Test func plain() { check(1) }
      @Test func loops() { for name in names { check(name) } }
      private func check(_ value: Int) { assertSnapshot(of: value, as: .dump) }
      private func twice(_ value: Int) { check(value); if value > 1 { check(value) } }
      """
    try PosixFileSystem().write(Array(source.utf8), to: temporary.root + "/Tests/App/S.swift")
    try write(temporary.store, Self.identity(), used: names.map { "App/S/\($0).1.png" })
    let unused = try temporary.store.unused()
    #expect(unused.certain == ["App/S/plain.2.png"])
    #expect(
      unused.unknown
        == ["calls", "early", "loops", "skips"].map { "App/S/\($0).2.png" })
  }

  @Test("a run whose process failed without a failed snapshot is a failed run")
  func failedProcess() throws {
    let temporary = try store(with: ["App/S/a.1.png", "App/S/a.2.png"])
    let log = ReferenceLog(store: temporary.store, run: Self.identity())
    try log.used("App/S/a.1.png")
    try log.finish(hasFailed: true)
    let listing = try temporary.store.listing()
    #expect(listing.lastRun?.used == ["App/S/a.1.png"])
    #expect(listing.lastRun?.hasFailures == true)
    #expect(listing.verdicts.keys.sorted() == ["App/S/a.1.png"])
    #expect(throws: SnapshotStoreError(.lastRunFailed, path: temporary.store.directory)) {
      try temporary.store.unused()
    }
  }

  @Test("only the last run of tests and the last comparison of descriptions are the run at hand")
  func lastVerdicts() throws {
    let temporary = try store(with: ["a.png"])
    let store = temporary.store
    try write(store, Self.identity(), used: ["a.png", "b.png"])
    try write(
      store, Self.identity(key: "2", isWhole: false, at: 2000, process: 20), used: ["b.png"])
    // Of the same `swift test --parallel`.
    try write(
      store, Self.identity(key: "2", isWhole: false, at: 2001, process: 21), used: ["c.png"])
    try store.endRun(
      .ofDescriptions(startSeconds: 900, processID: 5),
      DescriptionResults(passed: ["d.png", "e.png"]))
    try store.endRun(
      .ofDescriptions(startSeconds: 3000, processID: 6), DescriptionResults(passed: ["e.png"]))
    let verdicts = try store.listing().verdicts
    #expect(
      verdicts.mapValues(\.isOfLastRun)
        == ["a.png": false, "b.png": true, "c.png": true, "d.png": false, "e.png": true])
  }

  @Test("a run of descriptions that was killed is the last one, and compared nothing")
  func killedRun() throws {
    let temporary = try store(with: ["a.png"])
    let store = temporary.store
    try store.endRun(
      .ofDescriptions(startSeconds: 900, processID: 5), DescriptionResults(passed: ["a.png"]))
    #expect(try store.listing().verdicts["a.png"]?.isOfLastRun == true)
    try store.beginRun(.ofDescriptions(startSeconds: 1000, processID: 6))
    #expect(try store.listing().verdicts["a.png"]?.isOfLastRun == false)
    try store.endRun(
      .ofDescriptions(startSeconds: 1000, processID: 6), DescriptionResults(passed: ["a.png"]))
    #expect(try store.listing().verdicts["a.png"]?.isOfLastRun == true)
  }

  @Test func afterAFailureNothingIsCertain() throws {
    let temporary = try store(with: ["a.png", "b.png", "c.png"])
    try write(temporary.store, Self.identity(), used: ["a.png"], failed: ["b.png"])
    let listing = try temporary.store.listing()
    #expect(listing.unclaimed == ["c.png"])
    #expect(listing.lastRun?.hasFailures == true)
  }

  /// A week is 604,800 seconds.
  @Test func oldLogsGo() throws {
    let temporary = try TemporaryStore()
    try write(temporary.store, Self.identity(at: 1000, process: 1), used: ["a"])
    try write(temporary.store, Self.identity(at: 605_800, process: 2), used: ["a"])
    #expect(
      try temporary.store.fileSystem.names(inFolder: temporary.store.runsDirectory).count == 2)
    try write(temporary.store, Self.identity(at: 605_801, process: 3), used: ["a"])
    #expect(
      try temporary.store.fileSystem.names(inFolder: temporary.store.runsDirectory)
        == ["605800-2.log", "605801-3.log"])
  }

  @Test(arguments: ["", "run", "run 1\n", "end\n", "\u{0}\u{1}", "run 1 x\nend"])
  func whatIsNoLogIsPassedOver(_ text: String) throws {
    let temporary = try store(with: ["a.png"])
    try PosixFileSystem().write(
      Array(text.utf8), to: temporary.root + "/.assay/runs/5-5.log")
    try PosixFileSystem().write([], to: temporary.root + "/.assay/runs/notes.txt")
    #expect(try temporary.store.listing().lastRun == nil)
  }

  /// The log may be of the last run, which may have used other references than the one before it.
  @Test(
    "a damaged log is told, and nothing is certain beside it",
    arguments: [[0, 0, 0, 0], Array("run 2 xctest whole\nused App/b.png\n\0".utf8), [7]])
  func damagedLog(_ bytes: [UInt8]) throws {
    let temporary = try store(with: ["App/a.png", "App/b.png"])
    try write(temporary.store, Self.identity(), used: ["App/a.png"])
    #expect(try temporary.store.unused().certain == ["App/b.png"])
    let path = temporary.root + "/.assay/runs/2000-20.log"
    try PosixFileSystem().write(bytes, to: path)
    let problem = SnapshotStoreError(.damagedLog, path: path)
    #expect(try temporary.store.listing().damagedLogs == [problem])
    #expect(throws: problem) { try temporary.store.unused() }
    // That of a process that was killed before its first line is none.
    try PosixFileSystem().write([], to: path)
    #expect(try temporary.store.listing().damagedLogs == [])
    #expect(try temporary.store.unused().certain == ["App/b.png"])
  }

  @Test("nothing of descriptions is unasked beside a damaged log")
  func unaskedBesideADamagedLog() throws {
    let temporary = try store(with: ["Screens/A/old.png", "Screens/A/new.png"])
    let store = temporary.store
    for (seconds, path) in [(1000, "Screens/A/old.png"), (2000, "Screens/A/new.png")] {
      try store.endRun(
        .ofDescriptions(options: "x", startSeconds: seconds, processID: 1),
        DescriptionResults(passed: [path]))
    }
    #expect(try store.listing().unasked.certain == ["Screens/A/old.png"])
    try PosixFileSystem().write([0], to: temporary.root + "/.assay/runs/3000-3.log")
    #expect(try store.listing().unasked.certain == [])
  }

  @Test("a name with a line break is one line of the log")
  func lineBreakInAName() throws {
    let temporary = try store(with: [])
    try temporary.store.endRun(
      .ofDescriptions(startSeconds: 1000, processID: 1),
      DescriptionResults(broken: [("Screens/a\nused b.png", "no\nview")]))
    let listing = try temporary.store.listing()
    #expect(
      listing.broken == [BrokenSnapshot(path: "Screens/a used b.png", words: ["no", "view"])])
    #expect(listing.verdicts.isEmpty)
  }

  @Test("only references of folders whose tests ran are certainly unused")
  func unused() throws {
    let temporary = try store(with: ["App/a.png", "App/b.png", "Screens/Card/iPhoneSe.png"])
    #expect(throws: SnapshotStoreError.self) { try temporary.store.unused() }
    try write(temporary.store, Self.identity(), used: ["App/a.png"])
    let unused = try temporary.store.unused()
    #expect(unused.certain == ["App/b.png"])
    #expect(unused.unknown == ["Screens/Card/iPhoneSe.png"])
    try temporary.store.remove("App/b.png")
    #expect(try temporary.store.listing().references == ["App/a.png", "Screens/Card/iPhoneSe.png"])
    #expect(throws: SnapshotStoreError(.outsideDirectory, path: "../x")) {
      try temporary.store.remove("../x")
    }
    try write(
      temporary.store, Self.identity(key: "2", at: 2000), used: ["App/a.png"],
      failed: ["App/c.png"])
    #expect(throws: SnapshotStoreError(.lastRunFailed, path: temporary.store.directory)) {
      try temporary.store.unused()
    }
  }
}
