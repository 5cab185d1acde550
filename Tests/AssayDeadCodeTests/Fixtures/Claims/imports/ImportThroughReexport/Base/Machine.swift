// A module whose type is reached through another module.
public struct Machine {}
