// A module with a type of the same name.
public struct Machine {
  public init() {}
}
