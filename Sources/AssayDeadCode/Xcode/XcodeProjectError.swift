// SPDX-License-Identifier: MIT

/// Why a project cannot be read.
package enum XcodeProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case malformed(path: String, reason: String)
  /// No index of what Xcode builds.
  case noIndex(project: String, tried: [String])

  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read the project '\(path)': \(reason)"
    case .malformed(let path, let reason):
      "the project '\(path)' is no property list of an Xcode project: \(reason); resolve merge "
        + "conflicts in it, or open and save it in Xcode"
    case .noIndex(let project, let tried):
      "no index of '\(project)' in \(tried.map { "'\($0)'" }.joined(separator: ", ")); build it in Xcode, "
        + "or with 'xcodebuild -derivedDataPath DerivedData', or give the index with --index-store, "
        + "or scan with --syntax-only"
    }
  }
}
