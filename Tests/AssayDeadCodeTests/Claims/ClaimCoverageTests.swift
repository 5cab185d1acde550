// SPDX-License-Identifier: MIT

import AssayDeadCode
import AssayFindings
import Testing

/// What the claims must cover together.
@Suite("Claims together")
struct ClaimCoverageTests {
  private let claims = ClaimReader(folder: ClaimReader.folder).claims

  @Test("all can be read")
  func claimsAreWellFormed() {
    #expect(ClaimReader(folder: ClaimReader.folder).problems == [])
  }

  @Test("are at least 250")
  func claimCount() {
    #expect(claims.count >= 250)
  }

  /// A claim is a source that `swift format` reads too; `LooseSourceTests` shows what no parser
  /// reads.
  private static let rules = DeadCodeRule.allCases.filter { $0.id != "unread-source" }

  @Test("every rule finds something in one of them", arguments: rules)
  func ruleFinds(_ rule: DeadCodeRule) {
    #expect(claims.contains { $0.expectations.contains { $0.rule == rule.id } })
  }

  @Test("every rule spares something in one of them", arguments: rules)
  func ruleSpares(_ rule: DeadCodeRule) {
    #expect(claims.contains { $0.spared.contains { $0.rule == rule.id } })
  }

  /// A claim has too few uses for a name to be too common, which `SyntaxEngineTests` shows.
  @Test(
    "every reason to keep something has one of them",
    arguments: RetentionReason.allCases.filter { $0 != .commonName })
  func reasonIsProved(_ reason: RetentionReason) {
    #expect(claims.contains { $0.keeps.contains(reason) })
  }

  @Test("no two say the same sentence")
  func sentencesDiffer() {
    let sentences = claims.map(\.sentence).sorted()
    let repeated = zip(sentences, sentences.dropFirst()).filter { $0 == $1 }.map(\.0)
    #expect(repeated == [])
  }
}
