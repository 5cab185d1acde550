// SPDX-License-Identifier: MIT

internal import AssayDocuments
package import AssayLayout

extension Alignment {
  static let names: [(name: String, value: Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
    ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
    ("centerFirstTextBaseline", .centerFirstTextBaseline),
    ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
    ("leadingLastTextBaseline", .leadingLastTextBaseline),
    ("centerLastTextBaseline", .centerLastTextBaseline),
    ("trailingLastTextBaseline", .trailingLastTextBaseline),
  ]

  /// A name, or `{horizontal: ..., vertical: ...}`.
  static func read(_ value: DocumentValue) throws -> Alignment {
    guard case .map = value.kind else { return try value.name("alignment", among: names) }
    var map = try MapReader(value, expected: "an alignment")
    let alignment = Alignment(
      horizontal: try map.require("horizontal", HorizontalAlignment.read),
      vertical: try map.require("vertical", VerticalAlignment.read))
    try map.finish("an alignment")
    return alignment
  }

  /// - Throws: `DocumentError` for an alignment of an app's own.
  func written() throws -> DocumentValue {
    if let name = Self.names.first(where: { $0.value == self })?.name { return .string(name) }
    return .map([
      .init("horizontal", try horizontal.written()),
      .init("vertical", try vertical.written()),
    ])
  }
}

/// An alignment along one axis, as descriptions name it.
package protocol NamedAlignment: Equatable {
  static var names: [(name: String, value: Self)] { get }
}

extension HorizontalAlignment: NamedAlignment {
  package static let names: [(name: String, value: HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("listRowSeparatorLeading", .listRowSeparatorLeading),
    ("listRowSeparatorTrailing", .listRowSeparatorTrailing),
  ]

  static func read(_ value: DocumentValue) throws -> HorizontalAlignment {
    try value.name("horizontal alignment", among: names)
  }
}

extension VerticalAlignment: NamedAlignment {
  package static let names: [(name: String, value: VerticalAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom),
    ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
  ]

  static func read(_ value: DocumentValue) throws -> VerticalAlignment {
    try value.name("vertical alignment", among: names)
  }
}

extension NamedAlignment {
  package init?(named name: String) {
    guard let value = Self.names.first(where: { $0.name == name })?.value else { return nil }
    self = value
  }

  /// - Throws: `DocumentError` for an alignment of an app's own.
  func written() throws -> DocumentValue {
    guard let name = Self.names.first(where: { $0.value == self })?.name else {
      throw DocumentError.swiftCode(
        "an alignment of the app's own", advice: "use a standard one, such as 'center'")
    }
    return .string(name)
  }
}

extension UnitPoint {
  static let names: [(name: String, value: UnitPoint)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
  ]

  /// A name, or `{x: ..., y: ...}`.
  static func read(_ value: DocumentValue) throws -> UnitPoint {
    guard case .map = value.kind else {
      return try value.name("place", among: names + [("zero", .zero)])
    }
    var map = try MapReader(value, expected: "a place")
    let point = UnitPoint(
      x: try map.require("x") { try $0.number() }, y: try map.require("y") { try $0.number() })
    try map.finish("a place")
    return point
  }

  var written: DocumentValue {
    if let name = Self.names.first(where: { $0.value == self })?.name { return .string(name) }
    return .map([.init("x", .number(x)), .init("y", .number(y))])
  }
}

extension EdgeInsets {
  /// One length for all edges, or a map of edges of which those left out are 0.
  static func read(_ value: DocumentValue) throws -> EdgeInsets {
    if case .number = value.kind {
      let all = try value.number()
      return EdgeInsets(top: all, leading: all, bottom: all, trailing: all)
    }
    var map = try MapReader(value, expected: "a length or a map of edges")
    let insets = EdgeInsets(
      top: try map.take("top") { try $0.number() } ?? 0,
      leading: try map.take("leading") { try $0.number() } ?? 0,
      bottom: try map.take("bottom") { try $0.number() } ?? 0,
      trailing: try map.take("trailing") { try $0.number() } ?? 0)
    try map.finish("insets")
    return insets
  }

  /// Always as a map: a bare length of `padding` is another modifier.
  var written: DocumentValue {
    var map = MapWriter()
    map.put("top", top, unless: 0)
    map.put("leading", leading, unless: 0)
    map.put("bottom", bottom, unless: 0)
    map.put("trailing", trailing, unless: 0)
    return map.map
  }
}

extension Edge.Set {
  static let names: [(name: String, value: Edge.Set)] = [
    ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top),
    ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]

  /// A name, or a list of names.
  static func read(_ value: DocumentValue) throws -> Edge.Set {
    guard case .list = value.kind else { return try value.name("edges", among: names) }
    return Edge.Set(try value.list { try $0.name("edges", among: names) })
  }

  var written: DocumentValue {
    if let name = Self.names.first(where: { $0.value == self })?.name { return .string(name) }
    let edges = Self.names.filter { $0.name != "all" && Edge(rawValue: $0.name) != nil }
    return .list(edges.filter { contains($0.value) }.map { .string($0.name) })
  }
}

extension Axis.Set {
  static let all: Axis.Set = [.horizontal, .vertical]

  /// A name, or a list of names.
  static func read(_ value: DocumentValue) throws -> Axis.Set {
    let names: [(name: String, value: Axis.Set)] = [
      ("vertical", .vertical), ("horizontal", .horizontal),
    ]
    guard case .list = value.kind else { return try value.name("axis", among: names) }
    return Axis.Set(try value.list { try $0.name("axis", among: names) })
  }

  var written: DocumentValue {
    switch self {
    case .vertical: .string("vertical")
    case .horizontal: .string("horizontal")
    case []: .list([])
    default: .list([.string("horizontal"), .string("vertical")])
    }
  }
}

extension ValueForm {
  static let maximumLength = ValueForm.named(
    "maximumLength",
    .described("Points, or infinity.", .anyOf([.numberAtLeast(0), .names(["infinity"])])))

  static let unitPoint = ValueForm.named(
    "unitPoint",
    .anyOf([
      .names(UnitPoint.names.map(\.name) + ["zero"]),
      .map(["x": .number, "y": .number], required: ["x", "y"]),
    ]))

  static let horizontalAlignment = ValueForm.named(
    "horizontalAlignment", .names(HorizontalAlignment.names.map(\.name)))
  static let verticalAlignment = ValueForm.named(
    "verticalAlignment", .names(VerticalAlignment.names.map(\.name)))

  static let alignment = ValueForm.named(
    "alignment",
    .anyOf([
      .names(Alignment.names.map(\.name)),
      .map(
        ["horizontal": .horizontalAlignment, "vertical": .verticalAlignment],
        required: ["horizontal", "vertical"]),
    ]))

  static let edges = ValueForm.named(
    "edges", oneOrList(.names(Edge.Set.names.map(\.name))))
  static let axes = ValueForm.named("axes", oneOrList(.words(Axis.self)))

  static func oneOrList(_ form: ValueForm) -> ValueForm { .anyOf([form, .list(form)]) }

  private static let edgeLengths = ValueForm.map([
    "top": .number, "leading": .number, "bottom": .number, "trailing": .number,
  ])
  static let insets = ValueForm.named("insets", .anyOf([.number, edgeLengths]))
}
