// SPDX-License-Identifier: MIT

internal import AssayDocuments
import AssayGraphics

extension ModifierNode {
  /// The written form: a bare name, or a map of the name and its options.
  ///
  /// - Throws: `DocumentError` for what is Swift code.
  func written() throws -> DocumentValue {
    if let value = writtenText ?? writtenControl { return value }
    if case .accessibility(let change) = self { return change.written }
    switch self {
    case .padding(let padding): return padding.written
    case .frame(let width, let height, let alignment):
      var map = MapWriter()
      map.put("width", width)
      map.put("height", height)
      if alignment != .center { map.put("alignment", alignment.written) }
      return Self.map(.frame, map.map)
    case .flexibleFrame(let frame): return Self.map(.frame, frame.written)
    case .fixedSize(let horizontal, let vertical):
      if horizontal, vertical { return Self.bare(.fixedSize) }
      var map = MapWriter()
      map.put("horizontal", horizontal, unless: false)
      map.put("vertical", vertical, unless: false)
      return Self.map(.fixedSize, map.map)
    case .layoutPriority(let value): return Self.map(.layoutPriority, .number(value))
    case .layoutValue(let node):
      throw DocumentError(
        "the layout value \(node.keyName) is Swift code and has no description; leave it out")
    case .offset(let x, let y): return Self.map(.offset, Self.point(x, y))
    case .position(let x, let y): return Self.map(.position, Self.point(x, y))
    case .alignmentGuide(let guide): return try guide.written()
    case .aspectRatio(nil, .fit): return Self.bare(.scaledToFit)
    case .aspectRatio(nil, .fill): return Self.bare(.scaledToFill)
    case .aspectRatio(let ratio, let mode):
      var map = MapWriter()
      map.put("contentMode", mode, unless: .fit)
      return Self.map(.aspectRatio, ratio.map { .number($0) } ?? .null, map)
    case .ignoresSafeArea(let edges):
      return edges == .all
        ? Self.bare(.ignoresSafeArea) : Self.map(.ignoresSafeArea, edges.written)
    case .zIndex(let value): return Self.map(.zIndex, .number(value))
    case .scaleEffect(let x, let y, let anchor):
      let scale: DocumentValue =
        x == y ? .number(x) : .map([.init("x", .number(x)), .init("y", .number(y))])
      return Self.map(.scaleEffect, scale, Self.anchor(anchor))
    case .rotationEffect(let angle, let anchor):
      return Self.map(.rotationEffect, .number(angle.degrees), Self.anchor(anchor))
    case .background(let alignment, let children):
      return Self.map(
        .background, .list(try children.map { try $0.written() }), Self.alignment(alignment))
    case .backgroundStyle(let style, let edges):
      var map = MapWriter()
      if edges != .all { map.put("ignoresSafeAreaEdges", edges.written) }
      return Self.map(.background, style.written, map)
    case .backgroundShape(let style, let shape):
      var map = MapWriter()
      map.put("in", try shape.written())
      return Self.map(.background, style.written, map)
    case .overlay(let alignment, let children):
      return Self.map(.overlay, try Self.views(children), Self.alignment(alignment))
    case .mask(let alignment, let children):
      return Self.map(.mask, try Self.views(children), Self.alignment(alignment))
    case .border(let style, let width):
      var map = MapWriter()
      map.put("width", width, unless: 1)
      return Self.map(.border, style.written, map)
    case .clipShape(let shape): return Self.map(.clipShape, try shape.written())
    case .shadow(let color, let radius, let x, let y):
      var map = MapWriter()
      if color != .standardShadow { map.put("color", color.written) }
      map.put("radius", radius)
      map.put("x", x, unless: 0)
      map.put("y", y, unless: 0)
      return Self.map(.shadow, map.map)
    case .environment(let change): return Self.map(.environment, change.written)
    case .dynamicTypeSize(let limit):
      if limit.minimum == limit.maximum {
        return Self.map(.dynamicTypeSize, .string(limit.minimum.rawValue))
      }
      var map = MapWriter()
      map.put("min", limit.minimum, unless: .xSmall)
      map.put("max", limit.maximum, unless: .accessibility5)
      return Self.map(.dynamicTypeSize, map.map)
    case .toolbar(let items):
      return Self.map(.toolbar, .list(try items.map { try $0.written() }))
    case .tabItem(let children): return Self.map(.tabItem, try Self.views(children))
    case .safeAreaInset(let edge, let alignment, let spacing, let children):
      var map = Self.alignment(alignment)
      map.put("spacing", spacing)
      map.put("children", try Self.views(children))
      return Self.map(.safeAreaInset, .string(edge.rawValue), map)
    default:
      throw DocumentError("a modifier has no written form: \(self)")
    }
  }

  static func bare(_ name: ModifierName) -> DocumentValue { .string(name.rawValue) }

  static func map(
    _ name: ModifierName, _ value: DocumentValue, _ options: MapWriter = MapWriter()
  ) -> DocumentValue {
    .map([DocumentValue.Entry(name.rawValue, value)] + options.entries)
  }

  static func flag(_ name: ModifierName, _ value: Bool) -> DocumentValue {
    value ? bare(name) : map(name, .bool(false))
  }

  private static func views(_ nodes: [ViewNode]) throws -> DocumentValue {
    try ViewNode.written(nodes) ?? .list([])
  }

  private static func point(_ x: Double, _ y: Double) -> DocumentValue {
    var map = MapWriter()
    map.put("x", x, unless: 0)
    map.put("y", y, unless: 0)
    return map.map
  }

  private static func anchor(_ anchor: UnitPoint) -> MapWriter {
    var map = MapWriter()
    if anchor != .center { map.put("anchor", anchor.written) }
    return map
  }

  private static func alignment(_ alignment: Alignment) -> MapWriter {
    var map = MapWriter()
    if alignment != .center { map.put("alignment", alignment.written) }
    return map
  }
}

extension PaddingNode {
  fileprivate var written: DocumentValue {
    if let insets { return ModifierNode.map(.padding, insets.written) }
    var map = MapWriter()
    if edges != .all { map.put("edges", edges.written) }
    guard let length else {
      return map.entries.isEmpty
        ? ModifierNode.bare(.padding) : ModifierNode.map(.padding, .null, map)
    }
    return ModifierNode.map(.padding, .number(length), map)
  }
}

extension FlexibleFrameNode {
  /// With a key for at least one length, which is what tells it from a fixed frame.
  fileprivate var written: DocumentValue {
    var map = MapWriter()
    map.put("minWidth", minWidth)
    map.put("idealWidth", idealWidth)
    map.put("maxWidth", maxWidth)
    map.put("minHeight", minHeight)
    map.put("idealHeight", idealHeight)
    map.put("maxHeight", maxHeight)
    if map.entries.isEmpty { map.put("maxWidth", DocumentValue.null) }
    if alignment != .center { map.put("alignment", alignment.written) }
    return map.map
  }
}

extension AlignmentGuideNode {
  fileprivate func written() throws -> DocumentValue {
    guard case .constant(let offset) = value else {
      throw DocumentError(
        "the closure of an alignmentGuide is Swift code and has no description; write a number")
    }
    var map = MapWriter()
    map.put("value", offset)
    switch guide {
    case .horizontal(let guide):
      return ModifierNode.map(.alignmentGuide, .string(guide.rawValue), map)
    case .vertical(let guide):
      if guide == .center { map.put("axis", Axis.vertical.rawValue) }
      return ModifierNode.map(.alignmentGuide, .string(guide.rawValue), map)
    }
  }
}

extension ToolbarItemNode {
  fileprivate func written() throws -> DocumentValue {
    var map = MapWriter()
    map.put("placement", placement, unless: .automatic)
    map.put("children", try ViewNode.written(children))
    return map.map
  }
}

extension EnvironmentChange {
  fileprivate var written: DocumentValue {
    func entry(_ key: String, _ value: DocumentValue) -> DocumentValue {
      .map([.init(key, value)])
    }
    return switch self {
    case .colorScheme(let value): entry("colorScheme", .string(value.rawValue))
    case .colorSchemeContrast(let value): entry("colorSchemeContrast", .string(value.rawValue))
    case .layoutDirection(let value): entry("layoutDirection", .string(value.rawValue))
    case .locale(let value): entry("locale", .string(value))
    case .dynamicTypeSize(let value): entry("dynamicTypeSize", .string(value.rawValue))
    case .legibilityBold(let value): entry("legibilityBold", .bool(value))
    case .reduceMotion(let value): entry("reduceMotion", .bool(value))
    case .displayScale(let value): entry("displayScale", .number(value))
    }
  }
}
