// A property that holds an object which sends to its observers is spared; a publisher of Combine is a value.
// claim: engine syntax
import Combine
import CoreStore

@main struct Program { static func main() { Model().start() } }
final class Model {
  // ✓ assign-only-property
  private var list: ListPublisher<Int>?
  // ↓ assign-only-property
  private var values: AnyPublisher<Int, Never>?
  func start() {
    list = makeList()
    values = makeValues()
  }
}
