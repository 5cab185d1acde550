// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// The objects of a relationship, or others where there are none: `item.tags ?? []`. Foundation
  /// on Linux makes no `NSSet` of an array literal.
  @_disfavoredOverload
  public func ?? (objects: NSSet?, others: @autoclosure () -> [Any]) -> NSSet {
    objects ?? NSSet(array: others())
  }
#endif
