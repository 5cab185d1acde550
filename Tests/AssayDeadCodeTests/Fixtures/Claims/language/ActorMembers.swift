// Members of an actor are found or not like others.
@main struct Program { static func main() async { await Counter().increment() } }
// ✓ unused-actor
actor Counter {
  private var count = 0
  func increment() {
    count += 1
    print(count)
  }
  // ↓ unused-method
  func decrement() { count -= 1 }
}
