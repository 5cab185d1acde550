// SPDX-License-Identifier: MIT

package import AssayFindings
internal import Mustache

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

  /// - Throws: where the page's own template is broken, which its tests rule out.
  package func html() throws -> String {
    try MustacheTemplate(string: Self.template).render(values)
  }

  private var values: [String: Any] {
    let shell = PageShell(report: report, style: Self.style, styleHash: Self.styleHash).values
    // The first that asks for something is open.
    let open = tabs.firstIndex { !$0.isClean } ?? 0
    return shell.merging([
      "tabs": tabs.enumerated().map { index, tab in
        values(of: tab, number: index + 1, isOpen: index == open)
      }
    ]) { $1 }
  }

  private func values(of tab: Tab, number: Int, isOpen: Bool) -> [String: Any] {
    let page = FindingsPage(report: tab.report, context: context, idPrefix: "tab\(number)-")
    return page.values.merging([
      "tabNumber": number, "tabTitle": HTMLText.escape(tab.title),
      "tabState": HTMLText.escape(tab.state), "isOpen": isOpen, "isGood": tab.isClean,
    ]) { $1 }
  }
}
