// Suites in a suite without tests of its own.
import Testing

struct ProgramTests {
  struct ArithmeticTests {
    @Test func doubles() { #expect(Pair(number: 1).doubled() == 2) }
    struct Pair {
      let number: Int
      init(number: Int) { self.number = number }
      func doubled() -> Int { number * 2 }
      // ↓ unused-method
      func unusedHalf() -> Int { number / 2 }
    }
  }
}
