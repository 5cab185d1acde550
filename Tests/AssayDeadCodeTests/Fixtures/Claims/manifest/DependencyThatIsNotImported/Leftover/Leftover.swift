// Leftover is a module beside the program.
public struct Leftover { public init() {} }
