// SPDX-License-Identifier: MIT

/// Why another machine's facts cannot be joined.
package enum IndexFactsError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  /// No file of ours, one of another version, or a damaged one.
  case noFacts(path: String)
  /// Sources that have another text here.
  case otherSources(path: String, files: [String])

  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read the facts '\(path)': \(reason)"
    case .noFacts(let path):
      "'\(path)' holds no facts that this version of assay reads, or is damaged; record them again "
        + "with 'assay dead-code scan --record' of the same version"
    case .otherSources(let path, let files):
      "the facts '\(path)' were recorded from other sources than these; check out the same commit on "
        + "both machines and record again, or pass --allow-stale-index:\n"
        + files.prefix(20).map { "  \($0)" }.joined(separator: "\n")
        + (files.count > 20 ? "\n  and \(files.count - 20) more" : "")
    }
  }
}
