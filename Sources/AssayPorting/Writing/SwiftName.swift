// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Names from files of an app that are written into a source.
enum SwiftName {
  static func isValid(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
  }

  /// What to say of a name that is not valid.
  ///
  /// - Parameter owner: what has the name, such as `an intent`.
  static func problem(_ owner: String, _ name: String) -> String {
    "\(owner) has the name '\(Printable.short(name, limit: 40))', which Swift does not allow; "
      + "rename it in Xcode"
  }
}
