// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Looks at an analysis and lists what it finds, in no particular order.
protocol FindingRule: Sendable {
  func findings(in analysis: Analysis) -> [Finding]
}
