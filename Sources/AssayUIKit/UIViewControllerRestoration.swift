// SPDX-License-Identifier: MIT

/// What makes a controller again at the next start of an app. It is never asked.
@MainActor @preconcurrency
public protocol UIViewControllerRestoration: AnyObject {
  /// Never called.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController {
  private static let keptIdentifier = KeptValue<String>()
  private static let keptClass = KeptValue<any UIViewControllerRestoration.Type>()

  /// The name by which an app finds the controller again at its next start.
  public var restorationIdentifier: String? {
    get { Self.keptIdentifier[self] }
    set { Self.keptIdentifier[self] = newValue }
  }
  /// What makes the controller again. It is never asked.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { Self.keptClass[self] }
    set { Self.keptClass[self] = newValue }
  }
}

/// A guide of a controller's edge, as before iOS 11.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance from the edge, in points.
  var length: CGFloat { get }
  /// The upper edge of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide.
  var heightAnchor: NSLayoutDimension { get }
}

/// The area between an edge of the screen and the safe area.
private final class EdgeGuide: UILayoutGuide, UILayoutSupport {
  let length: CGFloat
  init(length: CGFloat) {
    self.length = length
    super.init()
  }
}

extension UIViewController {
  /// The guide of the upper edge, as before iOS 11: as high as the safe area says.
  public var topLayoutGuide: any UILayoutSupport {
    EdgeGuide(length: view?.safeAreaInsets.top ?? 0)
  }
  /// The guide of the lower edge, as before iOS 11: as high as the safe area says.
  public var bottomLayoutGuide: any UILayoutSupport {
    EdgeGuide(length: view?.safeAreaInsets.bottom ?? 0)
  }
}
