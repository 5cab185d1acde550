// A protocol that a module passes on from another one hides Swift's of its name.
// claim: imports Base, Core, App
// claim: rules redundant-conformance
import Core

@main struct Program {
  static func main() {
    print(same(Mark(key: 1), Mark(key: 2)), number(of: Point(number: 1)))
    print(Point(number: 1) == Point(number: 2))
  }
}
// ↓ redundant-conformance
struct Mark: Identifiable, Equatable { let key: Int }
// ✓ redundant-conformance
struct Point: Hashable, Equatable { let number: Int }
