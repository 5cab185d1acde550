// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a toolbar of UIKit.
open class UIToolbar: UIView {
  /// What the bar shows.
  open var items: [UIBarButtonItem]?
  /// The look.
  open var barStyle = UIBarStyle.default
  /// Sets what the bar shows.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true
  /// What decides where the bar is. It is never asked.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The look.
  open var standardAppearance = UIToolbarAppearance()
  /// The look of a low bar.
  open var compactAppearance: UIToolbarAppearance?
  /// The look of the bar below content that ends.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Accepted, but not drawn.
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Accepted, but not drawn.
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
}

/// Accepted, but not drawn: the look of a tool bar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of items.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of important items.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
