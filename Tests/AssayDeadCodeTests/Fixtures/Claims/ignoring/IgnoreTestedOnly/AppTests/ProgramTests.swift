// A test of a function that nothing else uses.
import Testing

@testable import App

@Test func answer() { #expect(testedOnly() == 42) }
