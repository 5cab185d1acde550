// SPDX-License-Identifier: MIT

/// One step between the finished graph and the walk from its roots: it adds roots or edges, or looks for
/// findings, and says nothing of any other step.
package protocol GraphPass: Sendable {
  func run(on graph: inout SourceGraph, with configuration: ScanConfiguration)
}
