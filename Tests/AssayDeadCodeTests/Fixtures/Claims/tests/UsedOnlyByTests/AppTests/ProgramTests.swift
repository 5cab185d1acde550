// A test of a function that nothing else uses.
// claim: keeps test
import Testing

@testable import App

@Test func tested() { #expect(testedOnly() == 42) }
