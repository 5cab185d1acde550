// A protocol says what it includes only to files that see it: its own module's, and those that import that module.
// claim: imports Core, App
// claim: rules redundant-conformance
import Core

@main struct Program {
  static func main() { print(same(Mark(key: 1), Mark(key: 2)), rowsAreEqual()) }
}
// ↓ redundant-conformance
struct Mark: Identifiable, Equatable { let key: Int }
