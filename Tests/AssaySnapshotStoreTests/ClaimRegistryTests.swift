// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssaySnapshotStore

@Suite("Assertions that would share a reference")
struct ClaimRegistryTests {
  private let here = CallSite(file: "T/S.swift", line: 1, column: 1)
  private let there = CallSite(file: "T/S.swift", line: 2, column: 1)
  private let one = PixelHash(high: 0, low: 1)
  private let two = PixelHash(high: 0, low: 2)

  @Test func theSameAssertionMayComeAgain() throws {
    let claims = ClaimRegistry()
    try claims.claim("/s/a.png", by: here, content: one)
    try claims.claim("/s/a.png", by: here, content: one)
    try claims.claim("/s/b.png", by: here, content: two)
  }

  @Test func theSameAssertionWithOtherContentIsAnError() throws {
    let claims = ClaimRegistry()
    try claims.claim("/s/a.png", by: here, content: one)
    let error = #expect(throws: SnapshotStoreError.self) {
      try claims.claim("/s/a.png", by: here, content: two)
    }
    #expect(error == SnapshotStoreError(.changingContent(site: here), path: "/s/a.png"))
  }

  @Test func anotherAssertionIsAnErrorWhateverItsContent() throws {
    for content in [one, two] {
      let claims = ClaimRegistry()
      try claims.claim("/s/a.png", by: here, content: one)
      let error = #expect(throws: SnapshotStoreError.self) {
        try claims.claim("/s/a.png", by: there, content: content)
      }
      #expect(
        error?.description
          == "two assertions would share the reference '/s/a.png': T/S.swift:1:1 and T/S.swift:2:1; "
          + "give one of them a name (named:)")
    }
  }

  @Test func namesThatDifferInCaseOnlyAreAnError() throws {
    let claims = ClaimRegistry()
    try claims.claim("/s/Login.png", by: here, content: one)
    let error = #expect(throws: SnapshotStoreError.self) {
      try claims.claim("/s/login.png", by: there, content: one)
    }
    #expect(
      error?.code == .sharedReferenceByCase(other: "/s/Login.png", first: here, second: there))
  }

  @Test func unicodeFormsOfOneNameAreAnError() throws {
    let claims = ClaimRegistry()
    try claims.claim("/s/\u{E9}.png", by: here, content: one)
    #expect(throws: SnapshotStoreError.self) {
      try claims.claim("/s/e\u{301}.png", by: there, content: one)
    }
  }

  @Test func ofAHundredThreadsOneWins() async {
    let claims = ClaimRegistry()
    let wins = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<100 {
        group.addTask {
          let site = CallSite(file: "T/S.swift", line: index, column: 1)
          return (try? claims.claim("/s/a.png", by: site, content: one)) != nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wins == 1)
  }
}
