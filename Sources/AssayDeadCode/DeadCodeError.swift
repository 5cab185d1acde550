// SPDX-License-Identifier: MIT

/// Why a scan could not run: what, where, what to do next.
package enum DeadCodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `settings` says what of the configuration fits nothing.
  case nothingToScan(path: String, settings: [String] = [])
  case buildFailed(root: String, lines: [String])
  case staleIndex(files: [String])
  /// Sources to scan that no unit of the index covers.
  case incompleteIndex(covered: Int, total: Int, missing: [String])
  case unreadable(path: String, reason: String)

  package var description: String {
    switch self {
    case .nothingToScan(let path, let settings):
      "no Swift sources to scan under '\(path)'; "
        + (settings.isEmpty
          ? "name the package with --package-path" : settings.joined(separator: "; "))
    case .buildFailed(let root, let lines):
      "the package at '\(root)' does not build, so it has no index; fix the build, or scan with --syntax-only:\n"
        + lines.map { "  \($0)" }.joined(separator: "\n")
    case .staleIndex(let files):
      "the index is older than \(files.count) of the sources; build again, or pass --allow-stale-index:\n"
        + files.prefix(20).map { "  \($0)" }.joined(separator: "\n")
        + (files.count > 20 ? "\n  and \(files.count - 20) more" : "")
    case .incompleteIndex(let covered, let total, let missing):
      "the index covers \(covered) of \(total) sources, and what only the others use would look unused; "
        + "build everything (swift build --build-tests), leave targets or files out with --exclude-target "
        + "or --index-exclude, or pass --allow-incomplete-index to keep what the others name:\n"
        + missing.prefix(20).map { "  \($0)" }.joined(separator: "\n")
        + (missing.count > 20 ? "\n  and \(missing.count - 20) more" : "")
    case .unreadable(let path, let reason):
      "cannot read '\(path)': \(reason)"
    }
  }
}
