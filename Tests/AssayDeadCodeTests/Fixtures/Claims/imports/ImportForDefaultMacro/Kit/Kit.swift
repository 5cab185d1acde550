// A function whose caller expands a macro of the module that it imports.
import Testing

public func check(_ isTrue: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(isTrue, sourceLocation: sourceLocation)
}

public func line(_ line: Int = #line) -> Int { line }
