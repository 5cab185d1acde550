// SPDX-License-Identifier: MIT

/// Every format that findings are printed in, under the name that `--format` takes.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case xcode
  case json
  case csv
  case sarif
  case checkstyle
  case codeClimate = "codeclimate"
  case githubActions = "github-actions"
  case githubMarkdown = "github-markdown"
  case junit
  case earl
  case html

  /// Whether a report in it lists all checks of an audit, what passes too.
  package var listsChecks: Bool {
    switch self {
    case .json, .csv, .sarif, .junit, .earl: true
    case .text, .xcode, .checkstyle, .codeClimate, .githubActions, .githubMarkdown, .html: false
    }
  }

  /// nil for HTML, whose reporter lives in AssayReview: it needs a template engine, which a test
  /// that links findings must not compile.
  package var plainReporter: (any Reporter)? {
    switch self {
    case .text: TextReporter()
    case .xcode: XcodeReporter()
    case .json: JSONReporter()
    case .csv: CSVReporter()
    case .sarif: SARIFReporter()
    case .checkstyle: CheckstyleReporter()
    case .codeClimate: CodeClimateReporter()
    case .githubActions: GitHubActionsReporter()
    case .githubMarkdown: GitHubMarkdownReporter()
    case .junit: JUnitReporter()
    case .earl: EARLReporter()
    case .html: nil
    }
  }
}
