// SPDX-License-Identifier: MIT

/// The look of the status bar, by UIKit's names.
public enum UIStatusBarStyle: Int, Sendable {
  /// A look.
  case `default`, lightContent
  /// A look.
  case darkContent = 3
}
