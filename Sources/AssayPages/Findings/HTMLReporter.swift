// SPDX-License-Identifier: MIT

package import AssayFindings
internal import Mustache

/// A page that needs nothing but itself: findings by file with excerpts, filters, and where the
/// removable lines are. Without scripts it shows everything.
package struct HTMLReporter: Reporter {
  private let template: MustacheTemplate

  /// - Throws: where the page's own template is broken, which its tests rule out.
  init() throws {
    template = try MustacheTemplate(string: FindingsPage.template)
  }

  package func text(of report: FindingReport, in context: ReportContext) -> String {
    template.render(FindingsPage(report: report, context: context).values)
  }
}

extension ReportFormat {
  /// The reporter of any format, HTML included.
  package func makeReporter() throws -> any Reporter {
    if let plainReporter { return plainReporter }
    return try HTMLReporter()
  }
}
