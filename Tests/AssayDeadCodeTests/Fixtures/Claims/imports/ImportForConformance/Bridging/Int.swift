// A module that conforms an outside type to the protocol of a third module.
import Base

extension Int: Runner {
  public func run() { print(self) }
}
