// SPDX-License-Identifier: MIT

/// Which symbols point where the text goes.
enum SymbolDirection {
  /// Whether a symbol is mirrored from right to left: SF Symbols names the ends of a line `forward`
  /// and `backward`, and fixed sides `left` and `right`. The keys of a player, `forward.fill` and
  /// the like, keep their side. A speaker turns, because its waves move on (Apple's Human Interface
  /// Guidelines, "Right to left").
  static func follows(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.dropFirst().contains { $0 == "forward" || $0 == "backward" }
      || parts.starts(with: ["list", "bullet"]) || parts.first == "speaker"
  }
}
