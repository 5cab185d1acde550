// SPDX-License-Identifier: MIT

// What an app asks of a view, which is kept or computed here and is not drawn.
extension UIView {
  /// The direction of the layout of views that follow an attribute.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let ofApp: UIUserInterfaceLayoutDirection =
      UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return userInterfaceLayoutDirection(for: attribute, relativeTo: ofApp)
  }
  /// The direction of the layout of views that follow an attribute in a place of a direction. What
  /// plays and what is in space are never mirrored.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
  /// Exchanges the places of two views inside, by their numbers.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (first, last) = (min(index1, index2), max(index1, index2))
    guard first != last, subviews.indices.contains(first), subviews.indices.contains(last) else {
      return
    }
    let (lower, upper) = (subviews[first], subviews[last])
    insertSubview(upper, at: first)
    insertSubview(lower, at: last)
  }
  /// An empty view of the size of a part, in points.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }

  private static let keptScale = KeptValue<CGFloat>()
  /// Pixels per point; at first those of the device.
  public var contentScaleFactor: CGFloat {
    get { Self.keptScale[self] ?? traitCollection.displayScale }
    set { Self.keptScale[self] = newValue }
  }
  private static let keptAutoresizing = KeptValue<Bool>()
  /// Accepted, but not drawn: whether views inside follow the size of this one.
  public var autoresizesSubviews: Bool {
    get { Self.keptAutoresizing[self] ?? true }
    set { Self.keptAutoresizing[self] = newValue }
  }
  private static let keptRestoration = KeptValue<String>()
  /// The name by which an app finds the view again at its next start, which there is none of.
  public var restorationIdentifier: String? {
    get { Self.keptRestoration[self] }
    set { Self.keptRestoration[self] = newValue }
  }
  /// false: nothing has the focus.
  public var isFocused: Bool { false }
}
