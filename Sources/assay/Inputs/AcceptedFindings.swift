// SPDX-License-Identifier: MIT

import AssayFindings

extension Baseline {
  /// The findings that the baseline does not accept, and what a report says about the others.
  func accepting<Item: FindingCarrier>(_ findings: [Item]) -> (left: [Item], notes: [String]) {
    let (new, known, _) = apply(to: findings)
    guard !known.isEmpty else { return (new, []) }
    return (new, ["\(known.count) finding\(known.count == 1 ? " is" : "s are") in the baseline"])
  }
}
