// A test that reaches two functions.
import Testing

@testable import App

@Test func tested() { #expect(testedOnly() == 42) }
