// A test case that inherits from another.
import XCTest

class BaseTests: XCTestCase {
  func check(_ number: Int) { XCTAssertEqual(number, 1) }
}
final class ProgramTests: BaseTests {
  func testNumber() { check(1) }
}
