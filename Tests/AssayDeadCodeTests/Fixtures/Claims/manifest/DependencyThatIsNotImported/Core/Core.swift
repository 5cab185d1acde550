// Core is a module beside the program.
public struct Core { public init() {} }
