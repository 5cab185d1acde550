// SPDX-License-Identifier: MIT

/// Whether a view is mirrored by the direction of the language.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Never.
  case fixed
  /// Where the language reads in a direction.
  case mirrors(in: LayoutDirection)
  /// Where the language reads from right to left.
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}
