// SPDX-License-Identifier: MIT

internal import AssayDocuments

/// A style is written as a color, a level (`secondary`), `tint`, `background`, a material, or
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
      } catch let error as DocumentError where error.message.hasPrefix("unknown color") {
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
    case .null, .bool, .number, .list:
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
      gradient.writeKeys(to: &map)
      return .map([.init("linearGradient", map.map)])
    case .hierarchical(let level):
      return .string(Self.levels[min(Self.levels.count - 1, max(0, level))])
    case .tint: return .string("tint")
    case .background: return .string("background")
    case .material(let name): return .string(name)
    }
  }
}

extension ValueForm {
  static let style = ValueForm.named(
    "style",
    .described(
      "A color, a level of the foreground, tint, background, a material or a gradient.",
      .anyOf([
        .color, .names(["tint", "background"] + StyleNode.materials),
        .map(["color": .color], required: ["color"]),
        .map(["linearGradient": .keys(LinearGradient.keys)], required: ["linearGradient"]),
      ])))
}
