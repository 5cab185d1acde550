// An import is used by a macro in the default value of a parameter, which is expanded where the function is called.
// claim: imports Kit, AppTests
// claim: rules unused-import
import Kit
// ✓ unused-import
import Testing
import XCTest

final class ProgramTests: XCTestCase {
  func testSum() { check(1 + 1 == 2) }
}
