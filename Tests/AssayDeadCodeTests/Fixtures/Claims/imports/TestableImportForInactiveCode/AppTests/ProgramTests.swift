// All tests are under a condition that does not hold here.
// ✓ unused-import
import Testing

// ✓ unused-import
@testable import App

#if os(Windows)
  @Test func helperIsOne() { #expect(helper() == 1) }
#endif
