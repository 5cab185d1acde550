// SPDX-License-Identifier: MIT

// UIKit declares windows as optional requirements, which Swift has only with Objective-C: the
// window of a delegate is a property of its class.
extension UIApplicationDelegate {
  /// The window of the app: the stored property `window` of the delegate; nil without one.
  public var window: UIWindow?? { storedWindow(of: self) }
}

extension UIWindowSceneDelegate {
  /// The window of the scene: the stored property `window` of the delegate; nil without one.
  public var window: UIWindow?? { storedWindow(of: self) }
}

private func storedWindow(of delegate: Any) -> UIWindow?? {
  var mirror: Mirror? = Mirror(reflecting: delegate)
  while let part = mirror {
    if let child = part.children.first(where: { $0.label == "window" }) {
      return .some(child.value as? UIWindow)
    }
    mirror = part.superclassMirror
  }
  return nil
}
