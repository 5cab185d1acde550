// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayGraphics

/// A color is written as a word: `blue`, `systemGray6`, `label`, `primary`, `accentColor`,
/// `#1E90FF`, with an opacity as in `blue@0.2`; one of an asset catalog as `{asset: Brand}`.
extension Color {
  /// The words that are not names of the system color table.
  private static let words: [(name: String, base: Base)] = [
    ("primary", .hierarchical(0)), ("secondary", .hierarchical(1)),
    ("tertiary", .hierarchical(2)), ("quaternary", .hierarchical(3)),
    ("accentColor", .accent), ("clear", .rgba(.clear)), ("black", .rgba(.black)),
    ("white", .rgba(.white)),
  ]

  /// SwiftUI's names of system colors.
  private static let hues = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray",
  ]

  /// UIKit's names of the system colors.
  package static let systemNames: [String] =
    hues.map { systemName(ofHue: $0) }
    + ["systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6"]
    + ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText"]
    + ["systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill"]
    + ["systemBackground", "secondarySystemBackground", "tertiarySystemBackground"]
    + [
      "systemGroupedBackground", "secondarySystemGroupedBackground",
      "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link",
    ]

  /// Every word that names a color.
  package static let names: [String] = words.map(\.name) + hues + systemNames

  private static func systemName(ofHue hue: String) -> String {
    "system" + hue.prefix(1).uppercased() + hue.dropFirst()
  }

  static func read(_ value: DocumentValue) throws -> Color {
    if case .map = value.kind {
      var map = try MapReader(value, expected: "a color")
      if map.contains("mix") {
        let base = Base.mixed(
          try map.require("mix", Color.read), try map.require("with", Color.read),
          by: try map.require("by") { try $0.number() },
          isPerceptual: try map.take("perceptual") { try $0.bool() } ?? true)
        let opacity = try map.take("opacity") { try $0.number(in: 0...1) }
        try map.finish("a color")
        return Color(base: base, opacity: opacity ?? 1)
      }
      if map.contains("light") {
        let base = Base.appearances(
          light: try map.require("light", Color.read), dark: try map.require("dark", Color.read))
        let opacity = try map.take("opacity") { try $0.number(in: 0...1) }
        try map.finish("a color")
        return Color(base: base, opacity: opacity ?? 1)
      }
      guard map.contains("asset") else {
        throw DocumentError(
          "a color is a name such as blue, '#1E90FF', or a map with 'asset', 'mix' or 'light' and "
            + "'dark'; gradients are no colors", at: value.mark)
      }
      let name = try map.require("asset") { try $0.string() }
      let opacity = try map.take("opacity") { try $0.number(in: 0...1) }
      try map.finish("a color")
      return Color(base: .asset(name), opacity: opacity ?? 1)
    }
    guard case .string(let text) = value.kind else {
      throw DocumentError.expected("a color such as blue or '#1E90FF'", found: value)
    }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    var opacity = 1.0
    if parts.count == 2 {
      guard let number = Double(parts[1]), (0...1).contains(number) else {
        throw DocumentError(
          "'\(parts[1])' is not an opacity; write one in 0...1 as in blue@0.2", at: value.mark)
      }
      opacity = number
    }
    return Color(base: try base(String(parts[0]), at: value.mark), opacity: opacity)
  }

  private static func base(_ word: String, at mark: SourceMark?) throws -> Base {
    if word.hasPrefix("#") {
      guard let color = RGBAColor(hex: word) else {
        throw DocumentError("'\(word)' is not a hex color such as #1E90FF", at: mark)
      }
      return .rgba(color)
    }
    if let entry = words.first(where: { $0.name == word }) { return entry.base }
    if hues.contains(word) { return .system(systemName(ofHue: word)) }
    if systemNames.contains(word) { return .system(word) }
    throw DocumentError.unknown("color", word, known: names, at: mark)
  }

  var written: DocumentValue {
    if case .asset(let name) = base {
      var map = MapWriter()
      map.put("asset", name)
      map.put("opacity", opacity, unless: 1)
      return map.map
    }
    if case .appearances(let light, let dark) = base {
      var map = MapWriter()
      map.put("light", light.written)
      map.put("dark", dark.written)
      map.put("opacity", opacity, unless: 1)
      return map.map
    }
    if case .mixed(let first, let second, let part, let isPerceptual) = base {
      var map = MapWriter()
      map.put("mix", first.written)
      map.put("with", second.written)
      map.put("by", part)
      map.put("perceptual", isPerceptual, unless: true)
      map.put("opacity", opacity, unless: 1)
      return map.map
    }
    let suffix = opacity == 1 ? "" : "@\(DocumentValue.text(of: opacity))"
    return .string(word + suffix)
  }

  private var word: String {
    if let entry = Self.words.first(where: { $0.base == base }) { return entry.name }
    switch base {
    case .rgba(let color): return color.hex
    case .system(let name):
      return Self.hues.first { Self.systemName(ofHue: $0) == name } ?? name
    case .hierarchical, .accent, .asset, .appearances, .mixed:
      return "primary"
    }
  }
}

extension ValueForm {
  /// A number from 0 to 1.
  private static let opacityPattern = "(@(0|1|0?[.][0-9]+|1[.]0+|[0-9.]+[eE]-[0-9]+))"

  static let color = ValueForm.named(
    "color",
    .described(
      "A color's name, a hex color, either with an opacity as in blue@0.2, {asset: Name}, "
        + "or a mix of two.",
      .anyOf([
        .pattern("^(\(Color.names.joined(separator: "|")))\(opacityPattern)?$"),
        .pattern(
          "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})\(opacityPattern)?$"),
        .map(["asset": .string, "opacity": .numberWithin(0...1)], required: ["asset"]),
        .map(
          [
            "mix": .reference("color"), "with": .reference("color"), "by": .number,
            "perceptual": .boolean, "opacity": .numberWithin(0...1),
          ], required: ["mix", "with", "by"]),
      ])))
}
