// A parameter is spared without which the function would be a duplicate of one beside it.
@main struct Program {
  static func main() {
    let list = List()
    list.start()
    list.load("b")
    List.load()
    print(List(kind: 1).count)
  }
}
final class List {
  let count: Int
  init() { count = 0 }
  init(
    // ✓ unused-parameter
    kind: Int
  ) { count = 1 }
  func start() {
    retry("a")
    reset("a", times: 2)
  }
  private func retry(
    // ✓ unused-parameter
    _ sender: String
  ) { retry() }
  private func retry() { print("again") }
  func load(
    // ↓ unused-parameter
    _ name: String
  ) { print("load") }
  static func load() { print("all") }
}
extension List {
  private func reset(
    // ↓ unused-parameter
    _ name: String,
    // ✓ unused-parameter
    times: Int
  ) { reset("b") }
  private func reset(_ name: String) { print(name) }
}
