// A test that tests nothing of the module.
import Testing

// ↓ unused-import
@testable import App

@Test func arithmetic() { #expect(1 + 1 == 2) }
