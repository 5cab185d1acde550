// SPDX-License-Identifier: MIT

import AssayDeadCode
import AssayDeadCodeCommands
import AssayFiles
import AssayFindings

extension CheckRun {
  /// Scans the package around the configuration.
  func deadCode() async throws -> CheckedProduct {
    let root = try PackageFolder.find(file.folder)
    let options: ScanOptions = try ParsedOptions.of([
      "--package-path=\(root)", "--config=\(FilePaths.absolute(configurationPath))",
    ])
    let configuration = try options.configuration(root: root)
    let known = try configuration.baseline.map { try Baseline.read(from: $0) }
    let scan = BaseScan(
      root: root, configuration: configuration, toolVersion: Assay.configuration.version
    ) { Console.standard.progress($0) }
    if let base { try await scan.check(base) }
    var report = try await options.report(root: root, configuration: configuration)
    if let base {
      report = try await scan.subtract(base, from: report)
      Console.standard.progress("")
    }
    if let known {
      let (left, notes) = known.accepting(report.findings)
      report.findings = left
      report.notes += notes
    }
    var product = CheckedProduct(.deadCode)
    product.rules = report.rules
    product.notes = report.notes
    product.findings = report.findings.map { finding in
      var finding = finding
      if !finding.location.path.hasPrefix("/") {
        finding.location.path = FilePaths.shown(FilePaths.join(root, finding.location.path))
      }
      return finding
    }
    product.scope = report.coverage.map { Counted.words($0.covered, "source") } ?? ""
    if report.coverage?.sources == 0 { product.foundNothing("no Swift source in the package") }
    return product
  }
}
