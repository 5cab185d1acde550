// A property of type Any or AnyObject that is named as a delegate or data source is spared: views refer to these weakly.
@main struct Program { static func main() { Screen().start() } }
final class Screen {
  // ✓ assign-only-property
  private var menuDelegate: Any?
  // ✓ assign-only-property
  private var dataSources: [AnyObject] = []
  // ↓ assign-only-property
  private weak var delegate: AnyObject?
  // ↓ assign-only-property
  private var menu: Any?
  func start() {
    menuDelegate = Program()
    dataSources = [self]
    delegate = self
    menu = Program()
  }
}
