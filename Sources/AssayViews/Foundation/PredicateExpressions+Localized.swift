// SPDX-License-Identifier: MIT

// What `#Predicate` makes of functions that Foundation on Linux compiles nothing for.

extension PredicateExpressions {
  /// Whether a text contains another one, as `localizedStandardContains` finds it.
  public struct LocalizedStandardContains<
    Root: StandardPredicateExpression, Other: StandardPredicateExpression
  >: StandardPredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The type of the value.
    public typealias Output = Bool
    let root: Root
    let other: Other

    /// Evaluates both texts.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      String(try root.evaluate(bindings))
        .localizedStandardContains(String(try other.evaluate(bindings)))
    }
  }

  /// How two texts are ordered.
  public struct LocalizedComparison<
    Root: StandardPredicateExpression, Other: StandardPredicateExpression
  >: StandardPredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The type of the value.
    public typealias Output = ComparisonResult
    let root: Root
    let other: Other
    let ignoresCase: Bool

    /// Evaluates both texts.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let a = String(try root.evaluate(bindings))
      let b = String(try other.evaluate(bindings))
      return ignoresCase ? a.caseInsensitiveCompare(b) : a.localizedCompare(b)
    }
  }

  /// Makes the expression of `localizedStandardContains`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> LocalizedStandardContains<Root, Other> {
    LocalizedStandardContains(root: root, other: other)
  }

  /// Makes the expression of `caseInsensitiveCompare`.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> LocalizedComparison<Root, Other> {
    LocalizedComparison(root: root, other: other, ignoresCase: true)
  }

  /// Makes the expression of `localizedCompare`.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> LocalizedComparison<Root, Other> {
    LocalizedComparison(root: root, other: other, ignoresCase: false)
  }
}

extension SortComparator where Self == String.StandardComparator {
  /// Compares characters, as the comparators of Foundation on Linux do. SwiftData's fetches compare
  /// texts as the Finder does.
  public static var localizedStandard: Self { .lexical }
  /// Compares characters, as the comparators of Foundation on Linux do.
  public static var localized: Self { .lexical }
}
