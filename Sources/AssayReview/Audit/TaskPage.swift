// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayPages

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

  func html() -> String {
    let tool = "assay audit labels"
    let labels = evidence.labels
    let open = labels.count { $0.verdict != .supported }
    let verdict: PageVerdict =
      open == 0 ? .pass : labels.contains { $0.verdict == .failed } ? .fail : .unsure
    let summary =
      open == 0
      ? "All labels are supported"
      : "\(labels.count - open) of \(labels.count) labels are supported"
    let cards = labels.map { label -> HTML in
      PageVerdict(label.verdict).card(label.name, label.verdict.words)
    }
    let shell = PageShell(
      title: tool, style: AuditPage.style, styleHash: AuditPage.styleHash,
      imageSources: "'self' data: file:")
    return shell.page(
      """
      <header>
      <p class="quiet">\(tool) · version \(version)</p>
      <h1 class="\(verdict.rawValue)">\(evidence.name): \(summary)</h1>
      <p class="quiet">What the screens of this task support. Other screens of the app were not checked.</p>
      </header>
      <main>
      <section aria-labelledby="labels"><h2 id="labels">Accessibility Nutrition Labels</h2>
      <ul class="labels">
      \(cards)</ul></section>
      \(sections)</main>
      """)
  }

  /// The runs by label; they are counted over the whole page.
  private var sections: [HTML] {
    var number = 0
    return evidence.labels.map { label in
      let runs = label.runs.map { run in
        number += 1
        return article(run, number: number)
      }
      return "<section class=\"rule\"><h2>\(label.name)</h2>\n\(runs)</section>\n"
    }
  }

  private func article(_ run: TaskEvidence.Run, number: Int) -> HTML {
    let pictures = run.pictures.enumerated().map { index, picture -> HTML in
      let image = PageImage(
        address: address(number, index + 1), text: "\(picture.name), \(run.label), \(run.setting)",
        width: picture.bitmap.width, height: picture.bitmap.height)
      return "<li>\(image.html)<p class=\"quiet\">\(picture.name)</p></li>\n"
    }
    return """
      <article class="card finding \(PageVerdict(run.verdict).rawValue)">
      <h3>\(run.setting)</h3><p class="verdict">\(run.verdict.words)</p>\
      <p class="quiet">\(run.evidence)</p>
      \("<ul class=\"visions\">\n\(pictures)</ul>\n", if: !pictures.isEmpty)</article>

      """
  }
}
