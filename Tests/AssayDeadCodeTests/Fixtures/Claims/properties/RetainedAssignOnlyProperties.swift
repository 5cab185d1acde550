// Assigned-only properties are not found when the configuration retains them.
// claim: options retain-assign-only-properties=true
// claim: keeps configuration
@main struct Program { static func main() { Meter().measure() } }
final class Meter {
  private var written = 0
  func measure() { written = 2 }
}
