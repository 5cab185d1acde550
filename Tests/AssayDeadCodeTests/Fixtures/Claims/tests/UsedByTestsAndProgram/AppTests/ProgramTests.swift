// A test of a function that the program uses.
import Testing

@testable import App

@Test func theAnswer() { #expect(tested() == 42) }
