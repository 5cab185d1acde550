// A property that is written by used code and only read by unused code is assigned only.
@main struct Program { static func main() { Meter().measure() } }
final class Meter {
  // ↓ assign-only-property
  private var value = 0
  func measure() { value = 1 }
  // ↓ unused-method
  func report() { print(value) }
}
