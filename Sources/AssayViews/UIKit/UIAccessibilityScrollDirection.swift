// SPDX-License-Identifier: MIT

/// Where assistive technology would scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// A direction.
  case right = 1, left, up, down, next, previous
}
