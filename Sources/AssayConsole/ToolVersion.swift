// SPDX-License-Identifier: MIT

/// The version that every tool of the package prints.
package enum ToolVersion {
  package static let current = "0.1.0"
}
