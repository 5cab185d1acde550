// A type of an SPI group that is not retained is found with its members and extensions.
// claim: library
// claim: options no-retain-spi=Legacy
@_spi(Testing) public struct KeptForTesting {
  public func run() {}
}
// ↓ unused-struct
@_spi(Legacy) public struct Legacy {
  public var value = 1
  public func run() {}
}
// ↓ unused-extension
extension Legacy {
  public func stop() {}
}
public struct Current {
  public func run() {}
}
@_spi(Legacy) extension Current {
  // ↓ unused-method
  public func stop() {}
}
