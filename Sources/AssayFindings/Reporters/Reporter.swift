// SPDX-License-Identifier: MIT

/// Turns a report into the text of one format. Same report, same text: no time, no machine, no
/// absolute path unless the context asks for it.
package protocol Reporter: Sendable {
  func text(of report: FindingReport, in context: ReportContext) -> String
}

/// What a reporter may look at beside the report.
package struct ReportContext: Sendable {
  /// Absolute path of the folder that the findings' paths are relative to.
  var root: String
  /// Whether paths are printed relative to `root` (or absolute).
  var usesRelativePaths: Bool
  /// Whether the text goes to a terminal that shows color.
  package var hasColor: Bool
  /// Whether every finding fails the run, for formats that say which do.
  var isStrict: Bool
  /// The bytes of a source file for excerpts, by its path in the finding; nil if it cannot be read.
  package var source: @Sendable (_ path: String) -> [UInt8]?

  package init(
    root: String, usesRelativePaths: Bool = true, hasColor: Bool = false,
    isStrict: Bool = false,
    source: @escaping @Sendable (_ path: String) -> [UInt8]? = { _ in nil }
  ) {
    self.root = root
    self.usesRelativePaths = usesRelativePaths
    self.hasColor = hasColor
    self.isStrict = isStrict
    self.source = source
  }

  /// A finding's path as the report shall print it.
  package func printedPath(_ path: String) -> String {
    usesRelativePaths || path.hasPrefix("/") ? path : absolutePath(path)
  }

  /// `path` below `root`, unless it is absolute already.
  func absolutePath(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return root.hasSuffix("/") ? root + path : root + "/" + path
  }
}
