// SPDX-License-Identifier: MIT

/// "1 source", "2 sources".
enum Counted {
  static func words(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
