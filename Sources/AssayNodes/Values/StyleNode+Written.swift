// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayGraphics

/// A style is written as a color, a level (`secondary`), `tint`, `background`, a material, or
/// `{linearGradient: ...}` and its like. `{style: red, shadow: {radius: 4}}` has a shadow.
/// SwiftUI's `Color.primary` itself is `{color: primary}`.
extension StyleNode {
  static let levels = ["primary", "secondary", "tertiary", "quaternary"]
  static let materials = MaterialName.written.map(\.rawValue)

  static func read(_ value: DocumentValue) throws -> StyleNode {
    switch value.kind {
    case .string(let word):
      if let level = levels.firstIndex(of: word) { return .hierarchical(level) }
      if let material = MaterialName.written.first(where: { $0.rawValue == word }) {
        return .material(material)
      }
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
      if map.contains("asset") || map.contains("mix") { return .color(try Color.read(value)) }
      if let color = try map.take("color", Color.read) {
        try map.finish("a style")
        return .color(color)
      }
      if map.contains("style") { return try modified(&map) }
      for (kind, name) in zip(GradientNode.kinds, GradientNode.styles) where map.contains(name) {
        let gradient = try map.require(name) { value in
          var map = try MapReader(value, expected: "a gradient")
          let gradient = try GradientNode.read(kind, &map)
          try map.finish(name)
          return gradient
        }
        try map.finish("a style")
        return .gradient(gradient)
      }
      if let image = try map.take("imagePaint", ImagePaintNode.read) {
        try map.finish("a style")
        return .image(image)
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
    case .material(let name): return .string(name.rawValue)
    case .gradient(let gradient):
      var map = MapWriter()
      gradient.writeKeys(to: &map)
      let name = zip(GradientNode.kinds, GradientNode.styles).first { $0.0 == gradient.kind }?.1
      return .map([.init(name ?? GradientNode.styles[0], map.map)])
    case .image(let paint): return .map([.init("imagePaint", paint.written)])
    case .faded(let style, let opacity):
      return .map([.init("style", style.written), .init("opacity", .number(opacity))])
    case .shadowed(let style, let shadow):
      return .map([.init("style", style.written), .init("shadow", shadow.written)])
    case .blended(let style, let mode):
      return .map([.init("style", style.written), .init("blendMode", .string(mode.rawValue))])
    }
  }

  /// A style with one thing that is done to it.
  private static func modified(_ map: inout MapReader) throws -> StyleNode {
    let style = try map.require("style", StyleNode.read)
    let opacity = try map.take("opacity") { try $0.number(in: 0...1) }
    let shadow = try map.take("shadow", StyleShadow.read)
    let mode: LayerBlendMode? = try map.take("blendMode") { try $0.word("blend mode") }
    try map.finish("a style")
    switch (opacity, shadow, mode) {
    case (let opacity?, nil, nil): return .faded(style, opacity)
    case (nil, let shadow?, nil): return .shadowed(style, shadow)
    case (nil, nil, let mode?): return .blended(style, mode)
    default:
      throw DocumentError(
        "give exactly one of 'opacity', 'shadow' and 'blendMode' beside 'style'", at: map.value.mark
      )
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
        .map(
          [
            "radialGradient": .keys(GradientNode.radialKeys),
            "ellipticalGradient": .keys(GradientNode.ellipticalKeys),
            "angularGradient": .keys(GradientNode.angularKeys),
            "meshGradient": .keys(GradientNode.meshKeys),
          ], single: true),
        .map(["imagePaint": .keys(ImagePaintNode.keys)], required: ["imagePaint"]),
        .map(
          ["style": .reference("style"), "opacity": .numberWithin(0...1)],
          required: ["style", "opacity"]),
        .map(
          ["style": .reference("style"), "shadow": .keys(StyleShadow.keys)],
          required: ["style", "shadow"]),
        .map(
          ["style": .reference("style"), "blendMode": .words(LayerBlendMode.self)],
          required: ["style", "blendMode"]),
      ])))
}

extension StyleShadow {
  static let keys = MapForm(
    [
      ("inner", .boolean), ("color", .color), ("radius", .number), ("x", .number), ("y", .number),
    ], required: ["radius"])

  static func read(_ value: DocumentValue) throws -> StyleShadow {
    var map = try MapReader(value, expected: "a shadow")
    let shadow = StyleShadow(
      isInner: try map.take("inner") { try $0.bool() } ?? false,
      color: try map.take("color", Color.read) ?? .standardShadow,
      radius: try map.require("radius") { try $0.number() },
      x: try map.take("x") { try $0.number() } ?? 0, y: try map.take("y") { try $0.number() } ?? 0)
    try map.finish("a shadow")
    return shadow
  }

  var written: DocumentValue {
    var map = MapWriter()
    map.put("inner", isInner, unless: false)
    if color != .standardShadow { map.put("color", color.written) }
    map.put("radius", radius)
    map.put("x", x, unless: 0)
    map.put("y", y, unless: 0)
    return map.map
  }
}

extension ImagePaintNode {
  static let keys = MapForm(
    ImageNode.keys + [("sourceRect", .list(.number)), ("scale", .number)])

  static func read(_ value: DocumentValue) throws -> ImagePaintNode {
    var map = try MapReader(value, expected: "an image paint")
    let image = try ImageNode.read("Image", &map)
    let source = try map.take("sourceRect") { value in
      let numbers = try value.list { try $0.number() }
      guard numbers.count == 4 else {
        throw DocumentError(
          "'sourceRect' needs 4 numbers (x, y, width, height), found \(numbers.count)",
          at: value.mark)
      }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    let scale = try map.take("scale") { try $0.number() } ?? 1
    try map.finish("an image paint")
    let whole = Rect(x: 0, y: 0, width: 1, height: 1)
    return ImagePaintNode(image, source: source ?? whole, scale: scale)
  }

  var written: DocumentValue {
    var map = MapWriter()
    image.writeKeys(to: &map)
    if source != Rect(x: 0, y: 0, width: 1, height: 1) {
      map.put(
        "sourceRect",
        .list([source.x, source.y, source.width, source.height].map { .number($0) }))
    }
    map.put("scale", scale, unless: 1)
    return map.map
  }
}
