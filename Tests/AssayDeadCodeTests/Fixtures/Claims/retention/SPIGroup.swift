// Public API of an SPI group that is not retained is found, that of other groups is kept.
// claim: library
// claim: options no-retain-spi=Legacy
@_spi(Testing) public func keptForTesting() {}
// ↓ unused-function
@_spi(Legacy) public func legacy() {}
