// What is usable from inlined code is kept: it is part of the binary interface.
// claim: library
// claim: keeps inlinable
@inlinable public func publicDouble(_ number: Int) -> Int { double(number) }
@usableFromInline func double(_ number: Int) -> Int { number * 2 }
@usableFromInline func formerlyInlined() {}
// ↓ unused-function
func internalUnused() {}
