// A suite with a used and an unused helper.
// claim: keeps test
import Testing

@Suite struct ProgramTests {
  @Test func tested() { #expect(usedHelper() == 1) }
  private func usedHelper() -> Int { 1 }
  // ↓ unused-method
  private func unusedHelper() -> Int { 2 }
}
