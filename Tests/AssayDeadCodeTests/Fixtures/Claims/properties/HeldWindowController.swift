// A property that holds a window's controller or a monitor of a library is spared.
// claim: engine syntax
import AppKit

@main struct Program { static func main() { Model().start() } }
final class Model {
  // ✓ assign-only-property
  private var controller: NSWindowController?
  // ✓ assign-only-property
  private let monitor: NWPathMonitor
  // ↓ assign-only-property
  private var count: Int?
  init() { monitor = NWPathMonitor() }
  func start() {
    controller = NSWindowController()
    count = 1
  }
}
