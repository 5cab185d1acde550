// A product of another package that a target declares and never imports is found.
// claim: rules unused-product
import Dispatch

public func now() -> DispatchTime { .now() }
