// A dependency that a target declares and never imports is found; one that is imported under a condition is not.
// claim: rules unused-target
// claim: imports Core, Windowing, Leftover, App
import Core

#if os(Windows)
  import Windowing
#endif

public struct App { public var core = Core() }
