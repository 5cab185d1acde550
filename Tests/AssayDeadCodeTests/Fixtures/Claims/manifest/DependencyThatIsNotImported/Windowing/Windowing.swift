// Windowing is a module beside the program.
public struct Windowing { public init() {} }
