// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayDeadCode

/// Which targets and files are read and reported.
struct ScopeOptions: ParsableArguments {
  @Option(
    name: .customLong("target"),
    help: ArgumentHelp("Scan only this target; repeatable.", valueName: "target"))
  var targets: [String] = []

  @Option(
    name: .customLong("exclude-target"),
    help: ArgumentHelp("Skip this target; repeatable.", valueName: "target"))
  var excludedTargets: [String] = []

  @Flag(help: "Leave out tests, so that code used only by tests is unused.")
  var excludeTests = false

  @Option(help: ArgumentHelp("A pattern of files that are not read.", valueName: "glob"))
  var indexExclude: [String] = []

  @Option(help: ArgumentHelp("A pattern of files whose findings are reported.", valueName: "glob"))
  var reportInclude: [String] = []

  @Option(
    help: ArgumentHelp("A pattern of files whose findings are not reported.", valueName: "glob"))
  var reportExclude: [String] = []

  @Flag(help: "Report findings in generated files too.")
  var reportGenerated = false

  func checkGlobs() throws {
    try GlobOptions.check(indexExclude, of: "--index-exclude")
    try GlobOptions.check(reportInclude, of: "--report-include")
    try GlobOptions.check(reportExclude, of: "--report-exclude")
  }

  func apply(to configuration: inout ScanConfiguration) {
    if !targets.isEmpty { configuration.targets = targets }
    if !excludedTargets.isEmpty { configuration.excludedTargets = excludedTargets }
    if excludeTests { configuration.excludesTests = true }
    if !indexExclude.isEmpty { configuration.indexExclude = indexExclude }
    if !reportInclude.isEmpty { configuration.reportInclude = reportInclude }
    if !reportExclude.isEmpty { configuration.reportExclude = reportExclude }
    if reportGenerated { configuration.reportsGenerated = true }
  }
}

enum GlobOptions {
  static func check(_ patterns: [String], of option: String) throws {
    for pattern in patterns {
      do { _ = try Glob(checking: pattern) } catch {
        throw ValidationError("\(option): \(error)")
      }
    }
  }
}
