// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayRelease

@Suite("Semantic versions (semver.org 2.0.0)")
struct SemanticVersionTests {
  private static func corpus(_ key: String) throws -> [String] {
    try ReleaseVectors.object("semver-org-corpus.json")[key] as? [String] ?? []
  }

  @Test("the corpus' versions are read, and written as they were")
  func valid() throws {
    let corpus = try Self.corpus("valid")
    #expect(corpus.count == 36)
    for text in corpus { #expect(SemanticVersion(text)?.description == text, "\(text)") }
  }

  @Test("what the corpus refuses is refused", arguments: ["invalid", "invalid_extra"])
  func invalid(key: String) throws {
    let corpus = try Self.corpus(key)
    #expect(corpus.count > 10)
    for text in corpus { #expect(SemanticVersion(text) == nil, "\(text)") }
  }

  @Test("the specification's chains ascend, in every pair")
  func precedence() throws {
    let vectors = try ReleaseVectors.object("semver-org-precedence.json")
    let chains = vectors["chains_ascending"] as? [[String]] ?? []
    #expect(chains.count == 3)
    for chain in chains {
      let versions = chain.compactMap { SemanticVersion($0) }
      #expect(versions.count == chain.count)
      for (index, version) in versions.enumerated() {
        for (other, second) in versions.enumerated() {
          #expect((version < second) == (index < other), "\(version) \(second)")
        }
      }
    }
    for pair in vectors["equal_precedence"] as? [[String]] ?? [] {
      let versions = try pair.map { try #require(SemanticVersion($0)) }
      #expect(versions[0].hasSamePrecedence(as: versions[1]))
    }
  }

  struct Succession: CustomTestStringConvertible, Sendable {
    var latest: String?
    var stable: String?
    var bump: VersionBump
    var channel = "stable"
    var zero = ZeroMajorPolicy.leave
    var first: DecimalNumber = 1
    var next: String
    var testDescription: String { "\(latest ?? "none") \(bump) \(channel) is \(next)" }
  }

  @Test(arguments: [
    // Sections 6 to 8 of the specification.
    Succession(bump: .patch, next: "0.0.1"),
    Succession(bump: .minor, next: "0.1.0"),
    Succession(bump: .major, next: "1.0.0"),
    Succession(latest: "1.2.3", stable: "1.2.3", bump: .patch, next: "1.2.4"),
    Succession(latest: "1.2.3", stable: "1.2.3", bump: .minor, next: "1.3.0"),
    Succession(latest: "1.2.3", stable: "1.2.3", bump: .major, next: "2.0.0"),
    Succession(latest: "1.9.9", stable: "1.9.9", bump: .patch, next: "1.9.10"),
    Succession(
      latest: "99999999999999999999999.9.9", stable: "99999999999999999999999.9.9", bump: .major,
      next: "100000000000000000000000.0.0"),
    // 0.x
    Succession(latest: "0.4.2", stable: "0.4.2", bump: .major, next: "1.0.0"),
    Succession(latest: "0.4.2", stable: "0.4.2", bump: .major, zero: .stay, next: "0.5.0"),
    Succession(latest: "1.4.2", stable: "1.4.2", bump: .major, zero: .stay, next: "2.0.0"),
    Succession(latest: "0.4.2", stable: "0.4.2", bump: .patch, zero: .stay, next: "0.4.3"),
    // Prereleases
    Succession(
      latest: "1.2.0", stable: "1.2.0", bump: .minor, channel: "beta", next: "1.3.0-beta.1"),
    Succession(
      latest: "1.2.0", stable: "1.2.0", bump: .minor, channel: "beta", first: 0,
      next: "1.3.0-beta.0"),
    Succession(
      latest: "1.3.0-beta.1", stable: "1.2.0", bump: .patch, channel: "beta", next: "1.3.0-beta.2"),
    Succession(
      latest: "1.3.0-beta.9", stable: "1.2.0", bump: .minor, channel: "beta", next: "1.3.0-beta.10"),
    Succession(
      latest: "1.3.0-beta.2", stable: "1.2.0", bump: .major, channel: "beta", next: "2.0.0-beta.1"),
    Succession(
      latest: "1.3.0-beta.2", stable: "1.2.0", bump: .patch, channel: "rc", next: "1.3.0-rc.1"),
    Succession(
      latest: "1.3.0-rc.1", stable: "1.2.0", bump: .patch, channel: "beta", next: "1.3.1-beta.1"),
    // A fix on the stable branch after 1.3.0-beta.2 makes 1.3.0: 1.2.1 would be lower than what is
    // out.
    Succession(latest: "1.3.0-beta.2", stable: "1.2.0", bump: .patch, next: "1.3.0"),
    Succession(latest: "1.3.0-beta.2", stable: "1.2.0", bump: .major, next: "2.0.0"),
  ])
  func succession(_ row: Succession) throws {
    let channel = try #require(ReleaseChannel(row.channel))
    let rule = VersionSuccession(channel: channel, zeroMajor: row.zero, firstNumber: row.first)
    let next = rule.next(
      after: row.latest.flatMap { SemanticVersion($0) },
      stable: row.stable.flatMap { SemanticVersion($0) }, bump: row.bump)
    #expect(next.description == row.next)
  }

  @Test("prefixes and the tags that have them")
  func prefixes() throws {
    #expect(TagPrefix.v.version(ofTag: "v1.2.3")?.description == "1.2.3")
    for name in ["v1", "v1.2", "1.2.3", "vv1.2.3", "V1.2.3", "v1.2.3 ", "app/v1.2.3", "v01.2.3"] {
      #expect(TagPrefix.v.version(ofTag: name) == nil, "\(name)")
    }
    #expect(try TagPrefix("").version(ofTag: "1.2.3") != nil)
    #expect(try TagPrefix("").version(ofTag: "v1.2.3") == nil)
    #expect(try TagPrefix("app/v").version(ofTag: "app/v1.2.3") != nil)
    for bad in [
      "v 1", "a..b", "x~", "-v", "v1", "a*", "a//v", ".a/v", "a.lock/v", "\u{1B}[2J", "refs/tags/v",
    ] {
      #expect(throws: ReleaseError.self, "\(bad)") { try TagPrefix(bad) }
    }
  }

  @Test("maintenance branches")
  func ranges() throws {
    let one = try #require(VersionRange(branch: "release/1.x"))
    #expect(one.contains(SemanticVersion(1, 99, 0)))
    #expect(!one.contains(SemanticVersion(2, 0, 0)))
    #expect(!one.contains(SemanticVersion(0, 9, 0)))
    let narrow = try #require(VersionRange(branch: "v1.4.x"))
    #expect(narrow.contains(SemanticVersion(1, 4, 7)))
    #expect(!narrow.contains(SemanticVersion(1, 5, 0)))
    for name in ["main", "x", "1", "1.2", "1.2.3.x", "a.x", "release", "01.x", "1.x.x"] {
      #expect(VersionRange(branch: name) == nil, "\(name)")
    }
  }
}
