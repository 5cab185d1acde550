// SPDX-License-Identifier: MIT

import AssayGraphics

/// A named colour of an asset catalog.
package struct ColorSet: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    enum Value: Hashable, Sendable {
      case rgba(RGBAColor)
      /// A system colour's name, as `SystemColors` spells it.
      case system(String)
    }

    var variant: AssetVariant
    var value: Value
  }

  /// In file order, without empty slots.
  var entries: [Entry]

  /// The colour for an appearance; the nearest less special one where the set has none of its own,
  /// nil where it has none at all or names a system colour that is not known.
  func color(
    _ appearance: ColorAppearance, idiom: AssetIdiom = .universal
  ) -> RGBAColor? {
    let ranked = entries.enumerated().compactMap { index, entry in
      entry.variant.rank(idiom: idiom, appearance: appearance).map { ($0, index, entry.value) }
    }
    // The first of equals wins.
    let values = ranked.sorted { ($1.0, $0.1) < ($0.0, $1.1) }.map(\.2)
    return values.lazy.compactMap { value in
      switch value {
      case .rgba(let color): color
      case .system(let name): SystemColors.color(name, appearance)
      }
    }.first
  }

  static func read(_ document: JSONDocument) throws(ResourceError) -> ColorSet {
    let root = try document.members(document.root, of: "a colour set")
    guard let colors = document.member("colors", in: root) else { return ColorSet(entries: []) }
    var entries: [Entry] = []
    for node in try document.elements(colors, of: "'colors'") {
      let members = try document.members(node, of: "an entry of 'colors'")
      guard let color = document.member("color", in: members) else { continue }
      entries.append(
        Entry(
          variant: try AssetVariant(members, in: document),
          value: try ColorReader(document: document).value(color)))
    }
    return ColorSet(entries: entries)
  }
}
