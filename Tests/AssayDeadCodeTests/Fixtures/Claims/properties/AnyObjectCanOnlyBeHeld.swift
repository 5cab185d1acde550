// A property of type AnyObject can do nothing but hold an object, whatever its name is; a weak one does not hold.
@main struct Program { static func main() { Screen().show() } }
final class Screen {
  // ✓ assign-only-property
  private var content: AnyObject?
  // ✓ assign-only-property
  private var pages: [AnyObject] = []
  // ↓ assign-only-property
  private weak var parent: AnyObject?
  // ↓ assign-only-property
  private var value: Any?
  func show() {
    content = self
    pages = [self]
    parent = self
    value = self
  }
}
