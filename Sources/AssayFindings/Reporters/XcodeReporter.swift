// SPDX-License-Identifier: MIT

import AssayFiles

/// `path:line:column: warning: message [rule]`, one line a finding, as compilers print.
///
/// Xcode links the lines of a build phase where the path is absolute. A finding without a place
/// leaves line and column out, which Xcode takes too.
package struct XcodeReporter: Reporter {
  package init() {}

  package func text(of report: FindingReport, in context: ReportContext) -> String {
    Printable.lines(report.findings.map { line(for: $0, in: context) + "\n" }.joined())
  }

  private func line(for finding: Finding, in context: ReportContext) -> String {
    var place = Printable.line(context.printedPath(finding.location.path))
    if let start = finding.location.start { place += ":\(start.line):\(start.column)" }
    let message = Printable.line(finding.message)
    return "\(place): \(finding.severity.rawValue): \(message) "
      + "[\(Printable.line(finding.rule.rawValue))]"
  }
}
