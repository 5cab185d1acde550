// SPDX-License-Identifier: MIT

/// Why a scan could not run: what, where, what to do next.
package enum DeadCodeError: Error, Hashable, Sendable, CustomStringConvertible {
  case nothingToScan(path: String)

  package var description: String {
    switch self {
    case .nothingToScan(let path):
      "no Swift sources under '\(path)'; name the package with --package-path"
    }
  }
}
