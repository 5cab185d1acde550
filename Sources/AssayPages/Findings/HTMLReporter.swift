// SPDX-License-Identifier: MIT

package import AssayFindings

/// A page that needs nothing but itself: findings by file with excerpts, filters, and where the
/// removable lines are. Without scripts it shows everything.
package struct HTMLReporter: Reporter {
  package func text(of report: FindingReport, in context: ReportContext) -> String {
    FindingsPage(report: report, context: context).html()
  }
}

extension ReportFormat {
  /// The reporter of any format, HTML included.
  package var reporter: any Reporter { plainReporter ?? HTMLReporter() }
}
