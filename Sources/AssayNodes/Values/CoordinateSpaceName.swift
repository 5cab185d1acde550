// SPDX-License-Identifier: MIT

/// What a coordinate space around a view is known by.
///
/// It is unchecked because the names are a program's own values, which one thread compares.
package enum CoordinateSpaceName: Hashable, @unchecked Sendable {
  /// Set by `coordinateSpace(_:)`.
  case named(AnyHashable)
  /// Of the innermost scroll view, whichever way it scrolls.
  case scrollView
  case verticalScrollView
  case horizontalScrollView
}
