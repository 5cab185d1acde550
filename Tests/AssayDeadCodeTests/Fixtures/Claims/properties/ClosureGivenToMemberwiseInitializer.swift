// A trailing closure of a memberwise initializer sets a property without naming it.
// claim: engine syntax
@main struct Program {
  static func main() { print(Handler.logging, Watcher { print("seen") }) }
}
struct Handler {
  // ↓ assign-only-property
  let perform: () -> Void
  static var logging: Handler { Self { print("done") } }
}
typealias Action = () -> Void
struct Watcher {
  // ↓ assign-only-property
  let action: Action
}
