// SPDX-License-Identifier: MIT

/// The platform and version whose controls, bars and lists are drawn.
package enum LookName: String, Hashable, Sendable, CaseIterable {
  case iOS18, iOS26, macOS, tvOS
}
