// A module whose type is never named outside.
public struct Machine {}
public func make() -> Machine { Machine() }
