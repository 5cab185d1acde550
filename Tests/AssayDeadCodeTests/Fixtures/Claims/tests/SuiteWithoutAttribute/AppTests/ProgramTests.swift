// A suite without the attribute.
import Testing

struct ProgramTests {
  @Test func tested() { #expect(1 + 1 == 2) }
}
