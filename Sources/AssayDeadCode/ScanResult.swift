// SPDX-License-Identifier: MIT

package import AssayFindings

/// What a scan gives back: the findings, and the graph they rest on for those who ask why.
package struct ScanResult: Sendable {
  package var report: FindingReport
  var graph: SourceGraph
  /// By declaration: whether something that runs reaches it.
  var isAlive: [Bool]

  init(report: FindingReport, graph: SourceGraph, isAlive: [Bool]) {
    self.report = report
    self.graph = graph
    self.isAlive = isAlive
  }
}
