// SPDX-License-Identifier: MIT

import AssayConsole
import AssayFiles
import AssayFindings

/// A check's report on a terminal or in a log: what each product found, then a line for each.
struct CheckText {
  var console: Console

  static func context(isStrict: Bool, hasColor: Bool) -> ReportContext {
    ReportContext(
      root: FilePaths.workingFolder, hasColor: hasColor, isStrict: isStrict,
      source: QuotedSource.bytes)
  }

  func print(_ report: CheckReport) throws {
    let context = Self.context(isStrict: report.isStrict, hasColor: console.hasColor)
    for product in report.products where !product.findings.isEmpty || !product.notes.isEmpty {
      console.print(console.styled("== \(product.name.rawValue)", .bold))
      // Its lines are made harmless by the reporter, and its colors are its own.
      console.printDocument(
        TextReporter().text(of: product.report, in: context) + "\n")
    }
    for (product, line) in zip(report.products, report.summary) {
      let style: ConsoleStyle =
        switch product.state(isStrict: report.isStrict) {
        case .clean: .green
        case .leftOut, .nothing: .yellow
        case .findings, .cannotTell, .couldNotRun: .red
        }
      console.print(console.styled(line, style))
    }
    console.print(report.total)
  }
}

extension CheckReport {
  /// A table of the products, for a pipeline's summary.
  var markdown: String {
    var lines = ["### Assay", "", "| product | result | looked at |", "|---|---|---|"]
    for product in products {
      lines.append("| \(product.name.rawValue) | \(words(of: product)) | \(product.scope) |")
    }
    return (lines + ["", total]).joined(separator: "\n") + "\n"
  }
}
