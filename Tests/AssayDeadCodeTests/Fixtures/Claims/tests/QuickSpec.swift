// What a spec of Quick checks is used, for the runner calls the spec.
// claim: engine syntax
// claim: keeps test
import Quick

@main struct Program { static func main() {} }
final class BadgeSpec: QuickSpec {
  override class func spec() { check() }
  private static func check() {}
}
