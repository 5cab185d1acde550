// SPDX-License-Identifier: MIT

import Foundation

/// How much is tried where more of the same finds more.
enum TestEffort {
  /// Whether this run is one of several of a build, as those of `ci/places`: the place has no part
  /// in races, in which fewer taggers do then.
  static let isReduced = ProcessInfo.processInfo.environment["ASSAY_TEST_EFFORT"] == "reduced"
}
