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
  case html

  /// nil for HTML, whose reporter lives in AssayReview: it needs a template engine, which a test that
  /// links findings must not compile.
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
    case .html: nil
    }
  }

  /// For help: what it is good for.
  package var summary: String {
    switch self {
    case .text: "for reading in a terminal, with excerpts of the sources"
    case .xcode: "file:line:column: warning: message, which Xcode and editors understand"
    case .json: "everything, for programs; its schema is finding-report.schema.json"
    case .csv: "for spreadsheets"
    case .sarif: "SARIF 2.1.0, for GitHub code scanning and other viewers"
    case .checkstyle: "Checkstyle's XML, for Jenkins, reviewdog and Danger"
    case .codeClimate: "Code Climate's JSON, for GitLab's code quality"
    case .githubActions: "annotations of a workflow run"
    case .githubMarkdown: "a summary for GITHUB_STEP_SUMMARY or a comment"
    case .junit: "JUnit's XML, where findings are failed tests"
    case .html: "a page to read and filter in a browser"
    }
  }

  /// What a file of this format is usually called, without the dot.
  package var fileExtension: String {
    switch self {
    case .text, .xcode, .githubActions: "txt"
    case .json, .codeClimate: "json"
    case .csv: "csv"
    case .sarif: "sarif"
    case .checkstyle, .junit: "xml"
    case .githubMarkdown: "md"
    case .html: "html"
    }
  }
}
