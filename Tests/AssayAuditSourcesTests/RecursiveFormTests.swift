// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssayAuditSources

@Suite("Sources that nest without end")
struct RecursiveFormTests {
  /// Chains are read in full, which takes a debug build of swift-syntax seconds for each.
  private static func levels(of form: RecursiveForm) -> Int {
    let isChain = ["else if", "function types", "conditional expressions"].contains {
      form.description.hasPrefix($0)
    }
    return isChain ? 10_000 : 100_000
  }

  @Test("an audit answers or cannot tell, and the process goes on", arguments: RecursiveForm.all)
  func audit(_ form: RecursiveForm) {
    var audit = MotionAudit()
    audit.add(form.source(levels: Self.levels(of: form)), path: "Deep.swift")
    #expect(audit.totals.files == 1)
    #expect(audit.findings.count <= 1)
  }
}
