// SPDX-License-Identifier: MIT

/// The plural categories of UTS #35, Part 3.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
