// SPDX-License-Identifier: MIT

/// The Evaluation and Report Language of the W3C (EARL 1.0 Schema) as JSON-LD: an assertion for
/// each check, or for each finding where a command lists no checks.
package struct EARLReporter: Reporter {
  private static let assertor = "_:assertor"

  package init() {}

  package func text(of report: FindingReport, in context: ReportContext) -> String {
    let assertions =
      report.checks.map { $0.map { assertion(of: $0, in: context) } }
      ?? report.findings.map { assertion(of: $0, in: context) }
    return JSONWriter.text(
      of: .members([
        "@context": .members([
          "earl": "http://www.w3.org/ns/earl#", "dct": "http://purl.org/dc/terms/",
          "ptr": "http://www.w3.org/2009/pointers#", "assay": "urn:assay:",
        ]),
        "@graph": .array([assertor(of: report)] + report.rules.map(criterion) + assertions),
      ]))
  }

  private func assertor(of report: FindingReport) -> JSONValue {
    .members([
      "@id": .string(Self.assertor),
      "@type": .array(["earl:Assertor", "earl:Software"]),
      "dct:title": .string(report.tool),
      "dct:hasVersion": .string(report.version),
    ])
  }

  private func criterion(_ rule: Rule) -> JSONValue {
    .members([
      "@id": .string(Self.identifier(of: rule.id)),
      "@type": "earl:TestCriterion",
      "dct:title": .string(rule.name),
      "dct:description": .string(rule.summary),
    ])
  }

  private static func identifier(of rule: RuleID) -> String {
    "assay:rule:" + URIReference.path(rule.rawValue)
  }

  private func assertion(of check: Check, in context: ReportContext) -> JSONValue {
    assertion(
      of: check.rule, path: check.location.path, in: context,
      outcome: Self.outcome(check.outcome), description: CheckValues.words(of: check),
      pointer: check.text ?? check.kind, values: CheckValues.properties(of: check))
  }

  private func assertion(of finding: Finding, in context: ReportContext) -> JSONValue {
    let outcome = finding.severity == .note ? "earl:cantTell" : "earl:failed"
    return assertion(
      of: finding.rule, path: finding.location.path, in: context, outcome: outcome,
      description: finding.explanation, pointer: finding.subject?.qualifiedName, values: nil)
  }

  private func assertion(
    of rule: RuleID, path: String, in context: ReportContext, outcome: String, description: String,
    pointer: String?, values: JSONValue?
  ) -> JSONValue {
    .members([
      "@type": "earl:Assertion",
      "earl:assertedBy": Self.reference(Self.assertor),
      "earl:subject": .members([
        "@type": "earl:TestSubject",
        "dct:source": .string(URIReference.path(context.printedPath(path))),
      ]),
      "earl:test": Self.reference(Self.identifier(of: rule)),
      "earl:mode": Self.reference("earl:automatic"),
      "earl:result": .members([
        "@type": "earl:TestResult",
        "earl:outcome": Self.reference(outcome),
        "dct:description": .string(description),
        "earl:pointer": pointer.map {
          .members(["@type": "ptr:Pointer", "dct:description": .string($0)])
        },
        "assay:check": values,
      ]),
    ])
  }

  /// EARL's own words ("Outcome Value Class").
  private static func outcome(_ outcome: Check.Outcome) -> String {
    switch outcome {
    case .passed: "earl:passed"
    case .failed: "earl:failed"
    case .cannotTell: "earl:cantTell"
    }
  }

  private static func reference(_ id: String) -> JSONValue { .members(["@id": .string(id)]) }
}
