// A module with a class for others to subclass.
open class Base {
  public init() {}
  public func start() { run() }
  open func run() {}
}
