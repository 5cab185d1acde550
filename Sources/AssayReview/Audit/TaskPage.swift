// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayPages
internal import Mustache

/// A page of one task: each label of the App Store, the runs that speak for it, and their pictures.
struct TaskPage {
  private let evidence: TaskEvidence
  private let version: String
  /// The address of a picture.
  private let address: (_ run: Int, _ picture: Int) -> String

  init(
    _ evidence: TaskEvidence, version: String,
    address: @escaping (_ run: Int, _ picture: Int) -> String
  ) {
    self.evidence = evidence
    self.version = version
    self.address = address
  }

  func html() throws -> String {
    try MustacheTemplate(string: Self.template).render(values())
  }

  private func values() -> [String: Any] {
    let report = AuditReport(
      tool: "assay audit labels", version: version, rules: [], findings: [])
    let labels = evidence.labels
    let open = labels.count { $0.verdict != .supported }
    var number = 0
    let sections: [[String: Any]] = labels.map { label in
      Self.state(label.verdict).merging([
        "name": HTMLText.escape(label.name),
        "runs": label.runs.map { run in
          number += 1
          return values(of: run, number: number)
        },
      ]) { $1 }
    }
    let shell = PageShell(
      report: report.findingReport(includesSummary: false), style: AuditPage.style,
      styleHash: AuditPage.styleHash, imageSources: "'self' data: file:"
    ).values
    return shell.merging([
      "task": HTMLText.escape(evidence.name), "sections": sections,
      "verdictClass": open == 0
        ? "pass" : labels.contains { $0.verdict == .failed } ? "fail" : "unsure",
      "summary": open == 0
        ? "All labels are supported"
        : "\(labels.count - open) of \(labels.count) labels are supported",
    ]) { $1 }
  }

  private func values(of run: TaskEvidence.Run, number: Int) -> [String: Any] {
    Self.state(run.verdict).merging([
      "setting": HTMLText.escape(run.setting), "evidence": HTMLText.escape(run.evidence),
      "hasPictures": !run.pictures.isEmpty,
      "pictures": run.pictures.enumerated().map { index, picture in
        [
          "address": HTMLText.escape(address(number, index + 1)),
          "name": HTMLText.escape(picture.name), "width": "\(picture.bitmap.width)",
          "height": "\(picture.bitmap.height)",
          "alt": HTMLText.escape("\(picture.name), \(run.label), \(run.setting)"),
        ]
      },
    ]) { $1 }
  }

  private static func state(_ verdict: LabelSummary.Verdict) -> [String: Any] {
    let (state, sign) =
      switch verdict {
      case .supported: ("pass", "✓")
      case .failed: ("fail", "✕")
      case .cannotTell: ("unsure", "?")
      }
    return ["state": state, "sign": sign, "verdict": HTMLText.escape(verdict.words)]
  }

  private static let template = PageShell.template(
    body: """
      <header>
      <p class="quiet">{{{title}}} · version {{{version}}}</p>
      <h1 class="{{{verdictClass}}}">{{{task}}}: {{{summary}}}</h1>
      <p class="quiet">What the screens of this task support. Other screens of the app were not checked.</p>
      </header>
      <main>
      <section aria-labelledby="labels"><h2 id="labels">Accessibility Nutrition Labels</h2>
      <ul class="labels">
      {{#sections}}
      <li class="card {{{state}}}"><span class="sign" aria-hidden="true">{{{sign}}}</span>\
      <h3>{{{name}}}</h3><p class="verdict">{{{verdict}}}</p></li>
      {{/sections}}
      </ul></section>
      {{#sections}}
      <section class="rule"><h2>{{{name}}}</h2>
      {{#runs}}
      <article class="card finding {{{state}}}">
      <h3>{{{setting}}}</h3><p class="verdict">{{{verdict}}}</p><p class="quiet">{{{evidence}}}</p>
      {{#hasPictures}}
      <ul class="visions">
      {{#pictures}}
      <li><div class="shot"><img loading="lazy" decoding="async" src="{{{address}}}" alt="{{{alt}}}" \
      width="{{{width}}}" height="{{{height}}}"></div><p class="quiet">{{{name}}}</p></li>
      {{/pictures}}
      </ul>
      {{/hasPictures}}
      </article>
      {{/runs}}
      </section>
      {{/sections}}
      </main>
      """)
}
