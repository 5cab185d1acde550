// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Looks at an analysis and lists what it finds, in no particular order.
protocol FindingRule: Sendable {
  /// The rules whose findings it makes.
  var rules: [DeadCodeRule] { get }
  func findings(in analysis: Analysis) -> [Finding]
}
