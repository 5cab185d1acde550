// SPDX-License-Identifier: MIT

internal import CustomDump

extension Snapshotting where Format == String {
  /// The complete contents of the value, as swift-custom-dump writes them.
  ///
  /// With references beside the tests, it is the dump of swift-snapshot-testing: one line a
  /// property, in the order of their text, with the texts of `AnySnapshotStringConvertible`.
  public static var dump: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { value in
      if try SnapshotTestingConfiguration.References.current() == .besideTests {
        return ReflectedDump.text(of: value)
      }
      return String(customDumping: value) + "\n"
    }
  }

  /// The complete contents of the value, as swift-custom-dump writes them, without a line break at
  /// the end.
  public static var customDump: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { String(customDumping: $0) }
  }
}
