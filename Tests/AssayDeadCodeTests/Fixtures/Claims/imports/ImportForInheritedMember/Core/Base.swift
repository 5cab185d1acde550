// A module with an open class.
open class Base {
  public init() {}
}
