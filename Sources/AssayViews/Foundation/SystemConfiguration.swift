// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc

  /// The value of a limit of the system. On Linux the names of limits are `Int`, and the function
  /// takes `Int32`; on Apple's systems both are the same.
  public func sysconf(_ name: Int) -> Int { Glibc.sysconf(Int32(name)) }
#endif
