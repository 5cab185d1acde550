// A property that holds an object of a class that is someone's delegate is spared, whatever the class is called.
// claim: engine syntax
import UIKit

@main struct Program { static func main() { Screen().start() } }
class Shim: NSObject {}
extension Shim: UINavigationControllerDelegate {}
final class LongShim: Shim {}
final class Rows: NSObject, UITableViewDataSource {}
final class Page: UIViewController, UINavigationControllerDelegate {}
final class Plain: NSObject {}
final class Screen {
  // ✓ assign-only-property
  private var shim: Shim?
  // ✓ assign-only-property
  private var longShim: LongShim?
  // ✓ assign-only-property
  private var rows: Rows?
  // ↓ assign-only-property
  private weak var weakRows: Rows?
  // ↓ assign-only-property
  private var page: Page?
  // ↓ assign-only-property
  private var plain: Plain?
  func start() {
    shim = Shim()
    longShim = LongShim()
    rows = Rows()
    weakRows = Rows()
    page = Page()
    plain = Plain()
  }
}
