// SPDX-License-Identifier: MIT

import AssayGraphics

/// A colour's components as a catalog writes them.
package struct ColorComponents: Hashable, Sendable {
  package var space: RGBColorSpace
  /// In that space, nominally 0...1; a grey has three equal ones.
  package var channels: RGBColorSpace.Channels
  package var alpha: Double

  /// In sRGB, not clamped.
  package var sRGB: RGBColorSpace.Channels {
    space.sRGB(red: channels.red, green: channels.green, blue: channels.blue)
  }

  var rgba: RGBAColor { sRGB.quantized(alpha: alpha) }
}

/// A named colour of an asset catalog.
package struct ColorSet: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      case components(ColorComponents)
      /// A system colour's name, as `SystemColors` spells it.
      case system(String)
    }

    var variant: AssetVariant
    package var value: Value
    /// Where the file writes the colour; both from 1.
    package var line = 1
    package var column = 1
  }

  /// In file order, without empty slots.
  package internal(set) var entries: [Entry]
  /// Of its Contents.json; empty where it was not read from a file.
  package internal(set) var path = ""

  /// The entry that the system takes for an appearance: the most special one that fits, the first of equals; nil where
  /// the set has none. Unlike `color`, it does not pass over one whose system colour is not known.
  package func entry(
    for appearance: ColorAppearance, idiom: AssetIdiom = .universal
  ) -> Entry? {
    let ranked = entries.enumerated().compactMap { index, entry in
      entry.variant.rank(idiom: idiom, appearance: appearance).map { ($0, index, entry) }
    }
    return ranked.min { ($1.0, $0.1) < ($0.0, $1.1) }?.2
  }

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
      case .components(let components): components.rgba
      case .system(let name): SystemColors.color(name, appearance)
      }
    }.first
  }

  static func read(_ document: JSONDocument) throws(ResourceError) -> ColorSet {
    let root = try document.members(document.root, of: "a colour set")
    var set = ColorSet(entries: [], path: document.file.path)
    guard let colors = document.member("colors", in: root) else { return set }
    for node in try document.elements(colors, of: "'colors'") {
      let members = try document.members(node, of: "an entry of 'colors'")
      guard let color = document.member("color", in: members) else { continue }
      let place = document.file.position(of: color.offset)
      set.entries.append(
        Entry(
          variant: try AssetVariant(members, in: document),
          value: try ColorReader(document: document).value(color), line: place.line,
          column: place.column))
    }
    return set
  }
}
