// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  // On Apple's systems these are arguments of a format, because they are objects there. The formats
  // of predicates take them as they are; they have no place in the registers of C.

  extension NSObject: @retroactive CVarArg {
    /// Nothing.
    public var _cVarArgEncoding: [Int] { [] }
  }

  extension Date: @retroactive CVarArg {
    /// Nothing.
    public var _cVarArgEncoding: [Int] { [] }
  }

  extension UUID: @retroactive CVarArg {
    /// Nothing.
    public var _cVarArgEncoding: [Int] { [] }
  }

  extension URL: @retroactive CVarArg {
    /// Nothing.
    public var _cVarArgEncoding: [Int] { [] }
  }

  extension Data: @retroactive CVarArg {
    /// Nothing.
    public var _cVarArgEncoding: [Int] { [] }
  }

  extension Array: @retroactive CVarArg {
    /// Nothing.
    public var _cVarArgEncoding: [Int] { [] }
  }

  extension Set: @retroactive CVarArg {
    /// Nothing.
    public var _cVarArgEncoding: [Int] { [] }
  }
#endif
