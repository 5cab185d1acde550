// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  // Names of Objective-C that code of UIKit uses.

  /// A whole number.
  public typealias NSInteger = Int

  /// A selector by its name. Nothing can call a method by it on Linux.
  public func NSSelectorFromString(_ selectorName: String) -> Selector { Selector(selectorName) }

  /// The name of a selector.
  public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
#endif
