// SPDX-License-Identifier: MIT

package import AssayFindings

/// A page that needs nothing but itself, with a tab for each part of a run. The tabs need no
/// script, and print one below the other.
package struct CheckPage {
  /// One part of the run.
  package struct Tab {
    var title: String
    /// "2 findings", "could not run".
    var state: String
    var isClean: Bool
    var report: FindingReport

    package init(title: String, state: String, isClean: Bool, report: FindingReport) {
      self.title = title
      self.state = state
      self.isClean = isClean
      self.report = report
    }
  }

  /// Tabs that the style knows by their number.
  static let mostTabs = 8

  private let report: FindingReport
  private let tabs: [Tab]
  private let context: ReportContext

  /// - Parameters:
  ///   - report: of the whole run.
  ///   - tabs: at most eight.
  package init(_ report: FindingReport, tabs: [Tab], context: ReportContext) {
    precondition(tabs.count <= Self.mostTabs, "A page has at most eight tabs")
    self.report = report
    self.tabs = tabs
    self.context = context
  }

  package func html() -> String {
    let shell = PageShell(title: report.tool, style: Self.style, styleHash: Self.styleHash)
    // The first that asks for something is open.
    let open = tabs.firstIndex { !$0.isClean } ?? 0
    let numbered = tabs.enumerated()
    return shell.page(
      """
      <header>
      <h1>\(report.tool)</h1>
      <p class="quiet">Version \(report.version)</p>
      </header>
      <main>
      \(tabs.indices.map { Self.button($0 + 1, isOpen: $0 == open) })<div class="tabs">
      \(numbered.map { Self.label($0 + 1, $1) })</div>
      \(numbered.map { panel($0 + 1, $1) })</main>
      """)
  }

  private static func button(_ number: Int, isOpen: Bool) -> HTML {
    """
    <input type="radio" name="tab" class="tab" id="tab-\(number)"\(" checked", if: isOpen)>

    """
  }

  private static func label(_ number: Int, _ tab: Tab) -> HTML {
    """
    <label for="tab-\(number)"><strong>\(tab.title)</strong> \
    <span class="\(tab.isClean ? "good" : "bad")">\(tab.state)</span></label>

    """
  }

  private func panel(_ number: Int, _ tab: Tab) -> HTML {
    let notes = PageNote.items(tab.report.notes)
    let list = FindingList(report: tab.report, context: context, idPrefix: "tab\(number)-")
    return """
      <section class="panel" id="panel-\(number)" aria-labelledby="title-\(number)">
      <h2 id="title-\(number)">\(tab.title): \(tab.state)</h2>
      \("<ul class=\"card notes\">\(notes)</ul>\n", if: !notes.isEmpty)\(list.html)</section>

      """
  }
}
