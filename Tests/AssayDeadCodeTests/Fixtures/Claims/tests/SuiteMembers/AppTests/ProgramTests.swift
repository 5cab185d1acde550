// A suite with everything a runner uses.
// claim: keeps test
import Testing

@Suite final class ProgramTests {
  private let number: Int
  init() { number = 1 }
  deinit { print("done") }
  @Test(arguments: rows) func tested(_ row: Int) { #expect(row > number) }
  private static let rows = [2, 3]
}
