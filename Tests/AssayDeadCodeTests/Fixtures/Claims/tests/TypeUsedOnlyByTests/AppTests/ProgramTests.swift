// A test of a type that nothing else uses.
import Testing

@testable import App

@Test func tested() { #expect(TestedOnly().run() == 1) }
