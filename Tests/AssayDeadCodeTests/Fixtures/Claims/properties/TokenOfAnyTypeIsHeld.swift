// A property of type Any that is named as a token is spared: what an observer center returns is held in one.
@main struct Program { static func main() { Model().start() } }
final class Model {
  // ✓ assign-only-property
  private var observer: Any?
  // ✓ assign-only-property
  private var changeTokens: [AnyObject] = []
  // ↓ assign-only-property
  private var value: Any?
  func start() {
    observer = Program()
    changeTokens = [self]
    value = Program()
  }
}
