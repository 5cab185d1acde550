// SPDX-License-Identifier: MIT

/// A finding, alone or with more that belongs to it: what filters and baselines work on.
package protocol FindingCarrier {
  var finding: Finding { get }
}

extension Finding: FindingCarrier {
  package var finding: Finding { self }
}
