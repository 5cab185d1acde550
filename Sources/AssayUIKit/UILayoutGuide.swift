// SPDX-License-Identifier: MIT

/// Accepted, and never solved: an area that constraints name.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// A name.
  open var identifier = ""
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  /// An empty area: no layout of UIKit's is computed.
  open var layoutFrame: CGRect { .zero }

  /// A guide of a view.
  convenience init(of view: UIView) {
    self.init()
    owningView = view
  }

  /// An anchor, which has no effect.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// An anchor, which has no effect.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// An anchor, which has no effect.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// An anchor, which has no effect.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// An anchor, which has no effect.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// An anchor, which has no effect.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// An anchor, which has no effect.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// An anchor, which has no effect.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// An anchor, which has no effect.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// An anchor, which has no effect.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// Accepted, and never solved: the area that the keyboard leaves.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that floats.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard.
  open var usesBottomSafeArea = true
  /// The room above the keyboard in which a swipe reaches it, in points.
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  /// An anchor, which has no effect.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// An anchor, which has no effect.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// An anchor, which has no effect.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// An anchor, which has no effect.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// An anchor, which has no effect.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// An anchor, which has no effect.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// An anchor, which has no effect.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// An anchor, which has no effect.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// An anchor, which has no effect.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// An anchor, which has no effect.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// An anchor, which has no effect.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// An anchor, which has no effect.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// An area, which has no effect.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// An area, which has no effect.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// An area, which has no effect.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// An area, which has no effect.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide(of: self) }
  /// No areas: none is kept.
  public var layoutGuides: [UILayoutGuide] { [] }
  /// Accepted, and does nothing.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Accepted, and does nothing.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = nil }
}
