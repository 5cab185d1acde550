// A module that is imported for nothing.
public struct Machine {}
