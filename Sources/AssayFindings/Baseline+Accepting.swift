// SPDX-License-Identifier: MIT

import AssayFiles

extension Baseline {
  /// The findings that the baseline does not accept, and what a report says about the others.
  package func accepting<Item: FindingCarrier>(
    _ findings: [Item]
  ) -> (left: [Item], notes: [String]) {
    let (new, known, _) = apply(to: findings)
    guard !known.isEmpty else { return (new, []) }
    let accepted = Counted.words(known.count, "finding is", plural: "findings are")
    return (new, [accepted + " in the baseline"])
  }
}
