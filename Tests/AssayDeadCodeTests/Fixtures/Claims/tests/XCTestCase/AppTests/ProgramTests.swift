// A test case of XCTest.
// claim: keeps test
import XCTest

final class ProgramTests: XCTestCase {
  private var number = 0
  override func setUp() { number = 1 }
  override func tearDown() { number = 0 }
  func testNumber() { XCTAssertEqual(number, 1) }
  func testLater() async throws { XCTAssertEqual(number, 1) }
  // ↓ unused-method
  func helper() {}
}
