// SPDX-License-Identifier: MIT

/// One of the parts that a run is divided into, so that several machines share it.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  package let index: Int
  package let total: Int

  /// Nil where there is no such part.
  package init?(index: Int, total: Int) {
    guard total >= 1, (1...total).contains(index), total <= Self.most else { return nil }
    self.index = index
    self.total = total
  }

  /// Reads `3/8`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let total = Self.number(parts[1])
    else { return nil }
    self.init(index: index, total: total)
  }

  /// `3 of 8`.
  package var description: String { "\(index) of \(total)" }

  /// Digits only: a sign is a mistake.
  static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  private static let most = 10_000
}
