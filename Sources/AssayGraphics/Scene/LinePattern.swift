// SPDX-License-Identifier: MIT

/// How a line under or through text is broken.
package enum LinePattern: String, Codable, Hashable, Sendable, CaseIterable {
  case solid, dot, dash, dashDot, dashDotDot

  /// Lengths of dash, gap, dash, ... per thickness of the line; empty for a solid line.
  ///
  /// Apple publishes none. GNUstep, which implements AppKit's patterns, has these.
  package var lengths: [Double] {
    switch self {
    case .solid: []
    case .dot: [2.5, 2.5]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }
}
