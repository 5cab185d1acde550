// SPDX-License-Identifier: MIT

/// How many animations of Swift sources stop where Reduce Motion is on.
package struct MotionTotals: Hashable, Sendable {
  package var files = 0
  package var passed = 0
  package var failed = 0
  package var unsure = 0
  /// Where the first one that fails is, and what it is.
  package var firstFailure: String?

  package init() {}
}
