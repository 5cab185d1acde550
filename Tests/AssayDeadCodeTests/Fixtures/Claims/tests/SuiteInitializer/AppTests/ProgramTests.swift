// The runner makes an instance for each test.
import Testing
struct ProgramTests {
  private let value: Int
  // ✓ unused-initializer
  init() throws { value = 1 }
  @Test func isOne() { #expect(value == 1) }
}
@Suite final class Asynchronous {
  private let value: Int
  // ✓ unused-initializer
  init() async { value = 1 }
  deinit { print("done") }
  @Test func isOne() { #expect(value == 1) }
}
