// Tests that use nothing of Testing, not even by a default value.
import Kit
// ↓ unused-import
import Testing
import XCTest

final class OtherTests: XCTestCase {
  func testLine() { XCTAssertEqual(line(), 7) }
}
