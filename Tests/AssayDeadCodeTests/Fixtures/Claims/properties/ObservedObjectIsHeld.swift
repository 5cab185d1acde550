// A property is spared whose object gets the object around it as an observer where it is made.
// claim: engine syntax
import CoreStore

@main struct Program { static func main() { Model().start() } }
final class Model {
  // ✓ assign-only-property
  private var made: ObjectSource?
  // ✓ assign-only-property
  private var written: ValueSource?
  // ↓ assign-only-property
  private var other: OtherSource?
  func start() {
    made = make()
    write()
    other = otherSource()
    NotificationCenter.default.addObserver(self, selector: first, name: name, object: nil)
  }
  private func make() -> ObjectSource {
    let source = source()
    source.addObserver(self) { print($0) }
    return source
  }
  private func write() {
    let source = valueSource()
    source.addObserver(self)
    written = source
  }
}
