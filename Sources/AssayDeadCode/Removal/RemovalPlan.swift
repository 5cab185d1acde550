// SPDX-License-Identifier: MIT

package import AssayFindings

/// What would be removed, file by file, and what would not and why.
package struct RemovalPlan: Sendable {
  /// By path.
  package var edits: [FileEdit] = []
  /// In the findings' order.
  package var removed: [Finding] = []
  var kept: [KeptFinding] = []

  var removedLines: Int { edits.reduce(0) { $0 + $1.removedLines } }
  var deletedFiles: [String] { edits.filter(\.deletesFile).map(\.path) }

  init() {}
}

/// A finding that stays in the sources.
package struct KeptFinding: Hashable, Sendable {
  package var finding: Finding
  /// Completes "it was kept: …".
  package var reason: String

  init(finding: Finding, reason: String) {
    self.finding = finding
    self.reason = reason
  }
}

/// Why a finding cannot be removed.
struct Refusal: Error, Hashable {
  var reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  static let sourceChanged = Refusal("the source changed after the scan; scan again")
}
