// A module with an enum and a function.
public enum Colour { case red }
public func paint(_ colour: Colour) { print(colour) }
