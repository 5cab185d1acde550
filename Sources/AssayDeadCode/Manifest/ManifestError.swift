// SPDX-License-Identifier: MIT

/// Why a package's manifest could not be read: what, where, what to do next.
package enum ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(root: String)
  case unreadable(path: String, reason: String)
  case swiftFailed(root: String, reason: String)

  package var description: String {
    switch self {
    case .missing(let root):
      "no Package.swift in '\(root)'; name the package with --package-path"
    case .unreadable(let path, let reason):
      "cannot read '\(path)': \(reason); check that it exists and is readable"
    case .swiftFailed(let root, let reason):
      "'swift package dump-package' cannot read the manifest of '\(root)': \(reason);"
        + " run it there and fix what it reports"
    }
  }
}
