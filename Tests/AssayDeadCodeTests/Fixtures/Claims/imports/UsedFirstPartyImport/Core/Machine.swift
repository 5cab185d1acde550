// A module that is imported for a type.
public struct Machine {}
