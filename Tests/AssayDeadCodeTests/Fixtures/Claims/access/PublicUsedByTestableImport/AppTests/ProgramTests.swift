// A test that sees internal declarations as well.
import Testing

@testable import App

@Test func theAnswer() { #expect(answer() == 42) }
