// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: what refreshes a scroll view.
open class UIRefreshControl: UIControl {
  /// false.
  open var isRefreshing: Bool { false }
  /// The words below the spinner.
  open var attributedTitle: NSAttributedString?
  /// Accepted, and does nothing.
  open func beginRefreshing() {}
  /// Accepted, and does nothing.
  open func endRefreshing() {}
}
