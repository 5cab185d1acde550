// A test of an internal function.
import Testing

@testable import App

@Test func theAnswer() { #expect(answer() == 42) }
