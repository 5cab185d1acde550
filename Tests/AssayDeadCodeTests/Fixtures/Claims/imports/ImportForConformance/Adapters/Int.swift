// A module that conforms an outside type to the protocol of a third module.
import Base
extension Int: @retroactive Runner {
  public func run() { print(self) }
}
