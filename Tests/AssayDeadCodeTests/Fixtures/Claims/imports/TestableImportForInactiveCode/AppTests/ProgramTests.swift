// All tests are under a condition that does not hold here.
// ✓ unused-import
@testable import App
// ✓ unused-import
import Testing
#if os(Windows)
  @Test func helperIsOne() { #expect(helper() == 1) }
#endif
