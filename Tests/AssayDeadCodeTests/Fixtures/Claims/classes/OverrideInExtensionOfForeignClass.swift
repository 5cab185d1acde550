// An override in an extension of a library's class is kept: the library calls it.
// claim: engine syntax
// claim: keeps externalOverride
import UIKit

@main struct Program { static func main() {} }
extension UITabBarController {
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  // ↓ unused-property
  var childForTabs: UIViewController? { selectedViewController }
}
