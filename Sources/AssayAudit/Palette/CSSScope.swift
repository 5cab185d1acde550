// SPDX-License-Identifier: MIT

/// What the blocks around a declaration say of when and where it holds.
struct CSSScope: Hashable, Sendable {
  enum Appearance: Hashable, Sendable { case any, light, dark }

  private(set) var appearance = Appearance.any
  /// Whether it holds for the whole page: selectors of the root, or none yet.
  private(set) var isRoot = true
  /// Whether it holds on a usual screen; not for print, contrast, widths and the like.
  private(set) var isUsual = true
  /// Inside of what declares nothing for elements, such as `@keyframes`.
  private(set) var isDead = false

  /// - Parameter prelude: what stands before a block's brace.
  func entering(_ prelude: String) -> CSSScope {
    var scope = self
    guard prelude.hasPrefix("@") else {
      // A list counts as the widest of its selectors.
      let selectors = CSSSelector.texts(of: prelude).map(CSSSelector.init)
      let roots = selectors.filter(\.isRoot)
      let counted = roots.isEmpty ? selectors : roots
      scope.isRoot = isRoot && !roots.isEmpty
      scope.narrow(to: Self.widest(counted.map(\.appearance)))
      return scope
    }
    let name = prelude.dropFirst().prefix { $0.isLetter || $0 == "-" }
    let condition = CSSText.trimmed(prelude.dropFirst(1 + name.count)).lowercased()
    switch name.lowercased() {
    case "media":
      let queries = CSSText.split(condition).map(Self.media)
      let usual = queries.compactMap { $0 }
      if usual.isEmpty { scope.isUsual = false } else { scope.narrow(to: Self.widest(usual)) }
    case "supports": if condition.hasPrefix("not") { scope.isUsual = false }
    // Tailwind's @theme declares for the root.
    case "layer", "theme": break
    case "scope": scope.isRoot = false
    case "container": scope.isUsual = false
    default: scope.isDead = true
    }
    return scope
  }

  private mutating func narrow(to new: Appearance) {
    guard new != .any else { return }
    // Both at once is never.
    if appearance != .any, appearance != new { isDead = true }
    appearance = new
  }

  private static func widest(_ appearances: [Appearance]) -> Appearance {
    guard let first = appearances.first, appearances.allSatisfy({ $0 == first }) else {
      return .any
    }
    return first
  }

  /// nil for a query that asks for more than a screen and its appearance (Media Queries 5, section
  /// 11.5).
  private static func media(_ query: String) -> Appearance? {
    var words = query.split { $0.isWhitespace || $0 == "(" || $0 == ")" }
      .flatMap { $0.split(separator: ":") }.map(String.init)
    let isNegated = words.first == "not"
    words.removeAll { ["not", "only", "all", "screen", "and"].contains($0) }
    switch words {
    case [] where !isNegated: return .any
    case ["prefers-color-scheme", "dark"]: return isNegated ? .light : .dark
    case ["prefers-color-scheme", "light"]: return isNegated ? .dark : .light
    default: return nil
    }
  }
}
