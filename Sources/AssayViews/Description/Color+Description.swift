// SPDX-License-Identifier: MIT

internal import AssayDocuments
import AssayGraphics

/// A colour is written as a word: `blue`, `systemGray6`, `label`, `primary`, `accentColor`, `#1E90FF`,
/// with an opacity as in `blue@0.2`; one of an asset catalog as `{asset: Brand}`.
extension Color {
  /// The words that are not names of the system colour table.
  private static let words: [(name: String, base: Base)] = [
    ("primary", .hierarchical(0)), ("secondary", .hierarchical(1)),
    ("tertiary", .hierarchical(2)), ("quaternary", .hierarchical(3)),
    ("accentColor", .accent), ("clear", .rgba(.clear)), ("black", .rgba(.black)),
    ("white", .rgba(.white)),
  ]

  /// SwiftUI's names of system colours.
  private static let hues = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray",
  ]

  /// UIKit's names of the system colours.
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

  /// Every word that names a colour.
  package static let names: [String] = words.map(\.name) + hues + systemNames

  private static func systemName(ofHue hue: String) -> String {
    "system" + hue.prefix(1).uppercased() + hue.dropFirst()
  }

  static func read(_ value: DocumentValue) throws -> Color {
    if case .map = value.kind {
      var map = try MapReader(value, expected: "a colour")
      let name = try map.require("asset") { try $0.string() }
      let opacity = try map.take("opacity") { try $0.number() }
      try map.finish("a colour")
      return Color(base: .asset(name), opacity: opacity ?? 1)
    }
    guard case .string(let text) = value.kind else {
      throw DocumentError.expected("a colour such as blue or '#1E90FF'", found: value)
    }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    var opacity = 1.0
    if parts.count == 2 {
      guard let number = Double(parts[1]), number.isFinite else {
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
        throw DocumentError("'\(word)' is not a hex colour such as #1E90FF", at: mark)
      }
      return .rgba(color)
    }
    if let entry = words.first(where: { $0.name == word }) { return entry.base }
    if hues.contains(word) { return .system(systemName(ofHue: word)) }
    if systemNames.contains(word) { return .system(word) }
    throw DocumentError.unknown("colour", word, known: names, at: mark)
  }

  var written: DocumentValue {
    if case .asset(let name) = base {
      var map = MapWriter()
      map.put("asset", name)
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
    case .hierarchical, .accent, .asset:
      return "primary"
    }
  }
}

/// A style is written as a colour, a level (`secondary`), `tint`, `background`, a material, or
/// `{linearGradient: ...}`. SwiftUI's `Color.primary` itself is `{color: primary}`.
extension StyleNode {
  static let levels = ["primary", "secondary", "tertiary", "quaternary"]
  package static let materials = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    "bar",
  ]

  static func read(_ value: DocumentValue) throws -> StyleNode {
    switch value.kind {
    case .string(let word):
      if let level = levels.firstIndex(of: word) { return .hierarchical(level) }
      if materials.contains(word) { return .material(word) }
      if word == "tint" { return .tint }
      if word == "background" { return .background }
      do {
        return .color(try Color.read(value))
      } catch let error as DocumentError where error.message.hasPrefix("unknown colour") {
        throw DocumentError.unknown(
          "style", word, known: Color.names + materials + ["tint", "background"], at: value.mark)
      }
    case .map:
      var map = try MapReader(value, expected: "a style")
      if map.contains("asset") { return .color(try Color.read(value)) }
      if let color = try map.take("color", Color.read) {
        try map.finish("a style")
        return .color(color)
      }
      let gradient = try map.require("linearGradient") { value in
        var map = try MapReader(value, expected: "a gradient")
        let gradient = try LinearGradient.read(&map)
        try map.finish("linearGradient")
        return gradient
      }
      try map.finish("a style")
      return .linearGradient(gradient)
    default:
      throw DocumentError.expected("a style such as blue or secondary", found: value)
    }
  }

  var written: DocumentValue {
    switch self {
    case .color(let color):
      let value = color.written
      guard case .string(let word) = value.kind, Self.levels.contains(word) else { return value }
      return .map([.init("color", value)])
    case .linearGradient(let gradient):
      var map = MapWriter()
      gradient.write(to: &map)
      return .map([.init("linearGradient", map.map)])
    case .hierarchical(let level):
      return .string(Self.levels[min(Self.levels.count - 1, max(0, level))])
    case .tint: return .string("tint")
    case .background: return .string("background")
    case .material(let name): return .string(name)
    }
  }
}

extension LinearGradient {
  static func read(_ map: inout MapReader) throws -> LinearGradient {
    let colors = try map.take("colors") { try $0.list(Color.read) }
    let stops = try map.take("stops") { value in
      try value.list { value in
        var map = try MapReader(value, expected: "a stop: {color: ..., location: ...}")
        let stop = Gradient.Stop(
          color: try map.require("color", Color.read),
          location: try map.require("location") { try $0.number() })
        try map.finish("a stop")
        return stop
      }
    }
    let start = try map.take("startPoint", UnitPoint.read) ?? .top
    let end = try map.take("endPoint", UnitPoint.read) ?? .bottom
    switch (colors, stops) {
    case (let colors?, nil): return LinearGradient(colors: colors, startPoint: start, endPoint: end)
    case (nil, let stops?): return LinearGradient(stops: stops, startPoint: start, endPoint: end)
    default:
      throw DocumentError(
        "a gradient has either 'colors' or 'stops'", at: map.value.mark)
    }
  }

  func write(to map: inout MapWriter) {
    let colors = gradient.stops.map(\.color)
    if Gradient(colors: colors) == gradient {
      map.put("colors", .list(colors.map(\.written)))
    } else {
      map.put(
        "stops",
        .list(
          gradient.stops.map { stop in
            .map([.init("color", stop.color.written), .init("location", .number(stop.location))])
          }))
    }
    if startPoint != .top { map.put("startPoint", startPoint.written) }
    if endPoint != .bottom { map.put("endPoint", endPoint.written) }
  }
}
