// SPDX-License-Identifier: MIT

import AssayDeadCode
import AssayFindings
import Testing

/// Every claim under `Fixtures/Claims` through both engines. The index engine must find what is
/// marked and nothing else; the syntax engine, which knows less, may miss but must not find
/// anything else.
@Suite("Claims")
struct ClaimTests {
  @Test("hold", arguments: ClaimReader.shared.claims)
  func claimHolds(_ claim: Claim) async throws {
    let compiled = try ClaimCompiler(claim).compile()
    for engine in claim.engines {
      var configuration = claim.configuration
      configuration.syntaxOnly = engine == .syntax
      configuration.indexStores = engine == .index ? [compiled.indexStore] : []
      configuration.skipsBuild = true
      let scanner = DeadCodeScanner(
        root: compiled.root, configuration: configuration, toolVersion: "0")
      let findings = try await scanner.scan().report.findings
      // Claims that only the syntax engine can read are its own to prove in full.
      let toleratesMissing = engine == .syntax && claim.engines.contains(.index)
      let failure = ClaimComparison(claim, found: findings)
        .failure(engine: engine, toleratesMissing: toleratesMissing)
      if let failure { Issue.record(Comment(rawValue: failure)) }
    }
  }
}
