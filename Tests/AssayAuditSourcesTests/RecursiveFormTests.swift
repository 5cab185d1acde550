// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssayAuditSources

@Suite("Sources that nest without end")
struct RecursiveFormTests {
  @Test("an audit answers or cannot tell, and the process goes on", arguments: RecursiveForm.all)
  func audit(_ form: RecursiveForm) {
    var audit = MotionAudit()
    audit.add(form.source(levels: 100_000), path: "Deep.swift")
    #expect(audit.totals.files == 1)
    #expect(audit.findings.count <= 1)
  }
}
