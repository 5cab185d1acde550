// A property that is only passed inout is read and written by that.
@main struct Program { static func main() { Counter().step() } }
final class Counter {
  // ✓ unused-property, assign-only-property
  private var count = 0
  func step() { increase(&count) }
}
func increase(_ number: inout Int) { number += 1 }
