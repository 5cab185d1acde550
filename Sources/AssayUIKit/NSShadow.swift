// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// A shadow of letters. Accepted, and not drawn: a text that is drawn reports it.
  open class NSShadow: AttributeObject, @unchecked Sendable {
    /// How far the shadow is from the letters, in points.
    open var shadowOffset = CGSize.zero
    /// How far the shadow reaches, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// Its color, a `UIColor`; nil for no shadow. Black at a third as UIKit's.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)
    /// Creates a shadow without an offset.
    public override init() {}
  }
#endif
