// A local that is named as a subscription and gets it from a call is spared: what it subscribes to ends with it.
@main struct Program {
  static func main() {
    // ✓ unused-local
    let cancellable = Subscription(name: "a")
    // ✓ unused-local
    let titleObservation = Subscription(name: "b")
    // ↓ unused-local
    let observations = 2
    // ↓ unused-local
    let title = Subscription(name: "c")
    print("waits")
  }
}
final class Subscription {
  private let name: String
  init(name: String) { self.name = name }
  deinit { print(name) }
}
