// SPDX-License-Identifier: MIT

internal import AssayAudit
internal import AssayFiles
internal import AssayFindings

#if Tools
  internal import AssayReview
#endif

/// The report of an audit as a file, in the format that its name ends in.
enum AuditReportFile {
  static func write(_ report: AuditReport, to path: String) throws {
    switch FilePaths.fileExtension(of: path) {
    case "html": try writePage(report, to: path)
    case "json":
      try OutputFile.write(
        JSONReporter().text(of: report.findingReport(), in: ReportContext(root: "/")), to: path)
    default: throw AuditReportError(path: path, problem: "a report's name ends in .html or .json")
    }
  }

  private static func writePage(_ report: AuditReport, to path: String) throws {
    #if Tools
      try AuditPageFile.write(report, to: path)
    #else
      throw AuditReportError(
        path: path,
        problem: "a page needs the trait 'Tools' of the package; end the report's name in .json")
    #endif
  }
}

/// A report that cannot be written.
struct AuditReportError: Error, Hashable, Sendable, CustomStringConvertible {
  var path: String
  var problem: String

  var description: String { "\(path): \(problem)" }
}
