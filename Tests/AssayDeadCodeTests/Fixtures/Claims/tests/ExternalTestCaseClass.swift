// The test methods of a subclass of a configured outside test case class are kept.
// claim: engine syntax
// claim: options external-test-case-classes=SnapshotTestCase
// claim: keeps test
import SnapshotTestKit

@main struct Program { static func main() {} }
final class BadgeTests: SnapshotTestCase {
  func testBadge() { check() }
  private func check() {}
}
