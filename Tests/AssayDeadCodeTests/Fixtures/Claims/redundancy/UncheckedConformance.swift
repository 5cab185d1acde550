// A conformance that the compiler is asked not to check is not redundant beside a protocol that includes it.
@main struct Program { static func main() { show(Counter()) } }
func show(_ value: any Shared) { value.run() }
protocol Shared: Sendable { func run() }
// ✓ redundant-conformance
final class Counter: Shared, @unchecked Sendable {
  private var count = 0
  func run() {
    count += 1
    print(count)
  }
}
