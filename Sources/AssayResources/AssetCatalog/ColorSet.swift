// SPDX-License-Identifier: MIT

import AssayGraphics

/// A color's components as a catalog writes them.
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

/// A named color of an asset catalog.
package struct ColorSet: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      case components(ColorComponents)
      /// A system color's name, as `SystemColors` spells it.
      case system(String)
    }

    var variant: AssetVariant
    package var value: Value
    /// Where the file writes the color; both from 1.
    package var line = 1
    package var column = 1
  }

  /// In file order, without empty slots.
  package internal(set) var entries: [Entry]
  /// Of its Contents.json; empty where it was not read from a file.
  package internal(set) var path = ""
  /// Whether it has a slot for every device, filled or not.
  package internal(set) var isUniversal = true

  /// The devices that it has colors of their own for, in order; not those for every device.
  package var devices: [AssetDevice] {
    Set(entries.filter { $0.variant.foreign == nil }.map(\.variant.device))
      .subtracting([.universal]).sorted()
  }

  /// What entries ask for that is not known here, such as "luminosity tinted".
  package var foreignTraits: Set<String> { Set(entries.compactMap(\.variant.foreign)) }

  /// The entry that the system takes: the most special one that fits, the first of equals; nil
  /// where the set has none. Unlike `color`, it does not pass over one whose system color is not
  /// known.
  package func entry(for traits: AssetTraits) -> Entry? { ranked(traits).first }

  /// The color for an appearance, on a screen of sRGB; the nearest less special one where the set
  /// has none of its own, nil where it has none at all or names a system color that is not known.
  func color(
    _ appearance: ColorAppearance, idiom: AssetIdiom = .universal
  ) -> RGBAColor? {
    let traits = AssetTraits(appearance: appearance, device: AssetDevice(idiom: idiom))
    return ranked(traits).lazy.compactMap { entry in
      switch entry.value {
      case .components(let components): components.rgba
      case .system(let name): SystemColors.color(name, appearance)
      }
    }.first
  }

  /// The entries that fit, the best first.
  private func ranked(_ traits: AssetTraits) -> [Entry] {
    let ranked = entries.enumerated().compactMap { index, entry in
      entry.variant.rank(traits).map { ($0, index, entry) }
    }
    // The first of equals wins.
    return ranked.sorted { ($1.0, $0.1) < ($0.0, $1.1) }.map(\.2)
  }

  static func read(_ document: JSONDocument) throws(ResourceError) -> ColorSet {
    let root = try document.members(document.root, of: "a color set")
    var set = ColorSet(entries: [], path: document.path)
    guard let colors = document.member("colors", in: root) else { return set }
    let nodes = try document.elements(colors, of: "'colors'")
    set.isUniversal = nodes.isEmpty
    for node in nodes {
      let members = try document.members(node, of: "an entry of 'colors'")
      let variant = try AssetVariant(members, in: document)
      if variant.device == .universal { set.isUniversal = true }
      guard let color = document.member("color", in: members) else { continue }
      set.entries.append(
        Entry(
          variant: variant, value: try ColorReader(document: document).value(color),
          line: color.mark?.line ?? 1, column: color.mark?.column ?? 1))
    }
    return set
  }
}
