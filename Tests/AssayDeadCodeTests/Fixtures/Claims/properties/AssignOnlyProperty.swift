// A property that is written and never read is found as assigned only.
@main struct Program { static func main() { Meter().measure() } }
final class Meter {
  private var read = 0
  // ↓ assign-only-property
  private var written = 0
  func measure() {
    read = 1
    written = 2
    print(read)
  }
}
