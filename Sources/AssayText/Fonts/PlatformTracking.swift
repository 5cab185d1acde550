// SPDX-License-Identifier: MIT

/// What a platform's text needs besides the tracking that was fitted on iOS.
package enum PlatformTracking: Hashable, Sendable {
  case none, macOS

  /// In points, at a font size in points. Eleven lines of 10 points in pictures of macOS 13
  /// (grigorye/TMBuddy's snapshots, 2023) are 0.55% wider than those of 13 suggest; between these
  /// sizes it is linear.
  package func points(size: Double) -> Double {
    guard self == .macOS else { return 0 }
    let small = 0.0027 * min(1, max(0, (13 - size) / 3))
    return (StandInAdvanceTable.macOS + small) * size
  }
}
