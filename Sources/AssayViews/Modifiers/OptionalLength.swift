// SPDX-License-Identifier: MIT

// Swift turns a `CGFloat` into a `Double` by itself, and a `CGFloat?` not: what SwiftUI takes as an
// optional length is taken as one here too.
extension CGFloat? {
  /// In points; nil for the default.
  var points: Double? { map { Double($0) } }
}
