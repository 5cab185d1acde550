// SPDX-License-Identifier: MIT

/// What the blocks around a declaration say of the elements, media and cascade layer that it holds
/// for.
struct CSSContext: Hashable, Sendable {
  /// Of which one is enough.
  private(set) var selectors: [CSSComplexSelector] = []
  /// Lists of which each must hold by one of its queries.
  private(set) var media: [[CSSMedia]] = []
  /// Its path; nil for none.
  private(set) var layer: String?
  /// Inside of what declares nothing for elements, such as `@keyframes`.
  private(set) var isDead = false

  /// More selectors than a person writes are those that nesting multiplies.
  private static let mostSelectors = 256

  /// - Parameter blocks: what stands before the brace of each, from the outside.
  init(_ blocks: [String]) {
    for block in blocks { enter(block) }
    if selectors.isEmpty { selectors = [CSSComplexSelector(":root")] }
  }

  private mutating func enter(_ prelude: String) {
    guard prelude.hasPrefix("@") else { return nest(CSSSelector.texts(of: prelude)) }
    let name = prelude.dropFirst().prefix { $0.isLetter || $0 == "-" }
    let condition = CSSText.trimmed(prelude.dropFirst(1 + name.count))
    switch name.lowercased() {
    case "media": media.append(CSSText.split(condition).map { CSSMedia($0) })
    case "container": media.append([CSSMedia(condition: "@container " + condition)])
    case "supports": if condition.lowercased().hasPrefix("not") { isDead = true }
    case "layer": layer = [layer, condition].compactMap(\.self).joined(separator: ".")
    // Tailwind's @theme declares for the root.
    case "theme": nest([":root"])
    case "scope": nest(CSSText.split(String(condition.dropFirst().prefix { $0 != ")" })))
    default: isDead = true
    }
  }

  /// CSS Nesting 1, section 3.
  private mutating func nest(_ inner: [String]) {
    guard !selectors.isEmpty else {
      selectors = Array(
        inner.flatMap {
          CSSComplexSelector.alternatives(of: $0.replacing("&", with: ":root"))
        }.prefix(Self.mostSelectors))
      return
    }
    let outer = selectors.map(\.text)
    let all = outer.flatMap { parent in
      inner.map { child in
        child.contains("&") ? child.replacing("&", with: parent) : parent + " " + child
      }
    }
    selectors = Array(
      all.prefix(Self.mostSelectors).flatMap { CSSComplexSelector.alternatives(of: $0) }
        .prefix(Self.mostSelectors))
  }

  func holds(in situation: CSSSituation) -> Bool {
    !isDead && media.allSatisfy { list in list.contains { $0.holds(in: situation) } }
  }
}
