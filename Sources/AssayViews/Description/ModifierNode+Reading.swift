// SPDX-License-Identifier: MIT

internal import AssayDocuments
import AssayGraphics

extension ModifierNode {
  /// A modifier: a bare name, or a map of one name and the options that belong to it.
  static func read(_ value: DocumentValue) throws -> ModifierNode {
    let known = ModifierName.allCases.map(\.rawValue)
    if case .string(let word) = value.kind {
      guard let name = ModifierName(rawValue: word) else {
        throw DocumentError.unknown("modifier", word, known: known, at: value.mark)
      }
      return try read(name, nil, MapReader(.map([]), expected: ""), value)
    }
    guard case .map(let entries) = value.kind, !entries.isEmpty else {
      throw DocumentError.expected(
        "a modifier: its name, or a map such as {padding: 8}", found: value)
    }
    let names = entries.filter { ModifierName(rawValue: $0.key) != nil }
    if names.count > 1 {
      throw DocumentError(
        "'\(names[0].key)' and '\(names[1].key)' are two modifiers; write each as its own item",
        at: names[1].mark ?? value.mark)
    }
    guard let name = names.first.flatMap({ ModifierName(rawValue: $0.key) }) else {
      throw DocumentError.unknown(
        "modifier", entries[0].key, known: known, at: entries[0].mark ?? value.mark)
    }
    var map = try MapReader(value, expected: "a modifier")
    let main = map.take(name.rawValue)
    return try MapReader.at(name.rawValue) { try read(name, main, map, value) }
  }

  private static func read(
    _ name: ModifierName, _ main: DocumentValue?, _ map: MapReader, _ whole: DocumentValue
  ) throws -> ModifierNode {
    var reading = ModifierReading(name: name, main: main, map: map, whole: whole)
    let modifier =
      try reading.text() ?? reading.layout() ?? reading.drawing() ?? reading.environment()
      ?? reading.control() ?? reading.accessibility()
    try reading.map.finish(name.rawValue)
    guard let modifier else {
      throw DocumentError("'\(name.rawValue)' cannot be read", at: whole.mark)
    }
    return modifier
  }
}

/// One modifier while it is read: its name, the value of its name, and its options.
struct ModifierReading {
  let name: ModifierName
  /// nil where the modifier is a bare name.
  let main: DocumentValue?
  var map: MapReader
  let whole: DocumentValue

  /// The value, which must be written.
  var value: DocumentValue {
    get throws {
      guard let main else {
        throw DocumentError(
          "'\(name.rawValue)' needs a value, as in {\(name.rawValue): ...}", at: whole.mark)
      }
      return main
    }
  }

  /// True where only the name is written.
  func flag() throws -> Bool { try main.map { try $0.bool() } ?? true }

  /// For modifiers that have no value.
  func bare(_ modifier: ModifierNode) throws -> ModifierNode {
    if let main, main.kind != .null, main.kind != .bool(true) {
      throw DocumentError(
        "'\(name.rawValue)' has no value; write it alone", at: main.mark ?? whole.mark)
    }
    return modifier
  }

  /// Reads the value as a map of keys.
  func keys<T>(_ read: (inout MapReader) throws -> T) throws -> T {
    var map = try MapReader(try value, expected: "a map of the keys of \(name.rawValue)")
    let result = try read(&map)
    try map.finish(name.rawValue)
    return result
  }

  mutating func alignment() throws -> Alignment {
    try map.take("alignment", Alignment.read) ?? .center
  }

  mutating func text() throws -> ModifierNode? {
    switch name {
    case .font: .font(try value.optional(Font.read))
    case .fontWeight: .fontWeight(try value.optional(Font.Weight.read))
    case .bold: .bold(try flag())
    case .italic: .italic(try flag())
    case .fontDesign: .fontDesign(try value.optional { try $0.word("design") })
    case .monospacedDigit: try bare(.monospacedDigit)
    case .underline: .underline(try flag())
    case .strikethrough: .strikethrough(try flag())
    case .kerning: .kerning(try value.number())
    case .tracking: .tracking(try value.number())
    case .baselineOffset: .baselineOffset(try value.number())
    case .textCase: .textCase(try value.optional { try $0.word("case") })
    case .lineSpacing: .lineSpacing(try value.number())
    case .lineLimit: .lineLimit(try value.optional { try $0.integer() })
    case .multilineTextAlignment: .multilineTextAlignment(try value.word("alignment"))
    case .minimumScaleFactor: .minimumScaleFactor(try value.number())
    case .truncationMode: .truncationMode(try value.word("truncation mode"))
    case .allowsTightening: .allowsTightening(try flag())
    case .foregroundStyle: .foregroundStyle(try StyleNode.read(value))
    case .tint: .tint(try value.optional(Color.read))
    case .imageScale: .imageScale(try value.word("scale"))
    case .symbolRenderingMode: .symbolRenderingMode(try value.string())
    default: nil
    }
  }

  mutating func layout() throws -> ModifierNode? {
    switch name {
    case .padding: return .padding(try padding())
    case .frame: return try frame()
    case .fixedSize:
      guard main != nil else { return .fixedSize(horizontal: true, vertical: true) }
      if case .bool = try value.kind {
        let both = try value.bool()
        return .fixedSize(horizontal: both, vertical: both)
      }
      return try keys {
        .fixedSize(
          horizontal: try $0.take("horizontal") { try $0.bool() } ?? false,
          vertical: try $0.take("vertical") { try $0.bool() } ?? false)
      }
    case .layoutPriority: return .layoutPriority(try value.number())
    case .offset:
      return try keys { map in
        let (x, y) = try point(&map)
        return .offset(x: x, y: y)
      }
    case .position:
      return try keys { map in
        let (x, y) = try point(&map)
        return .position(x: x, y: y)
      }
    case .alignmentGuide: return .alignmentGuide(try alignmentGuide())
    case .aspectRatio:
      return .aspectRatio(
        try value.optional { try $0.number() },
        contentMode: try map.take("contentMode") { try $0.word("content mode") } ?? .fit)
    case .scaledToFit: return try bare(.aspectRatio(nil, contentMode: .fit))
    case .scaledToFill: return try bare(.aspectRatio(nil, contentMode: .fill))
    case .ignoresSafeArea:
      return .ignoresSafeArea(edges: try main.map { try Edge.Set.read($0) } ?? .all)
    case .zIndex: return .zIndex(try value.number())
    case .scaleEffect:
      let anchor = try map.take("anchor", UnitPoint.read) ?? .center
      if case .number = try value.kind {
        let scale = try value.number()
        return .scaleEffect(x: scale, y: scale, anchor: anchor)
      }
      return try keys {
        .scaleEffect(
          x: try $0.take("x") { try $0.number() } ?? 1,
          y: try $0.take("y") { try $0.number() } ?? 1,
          anchor: anchor)
      }
    case .rotationEffect:
      let anchor = try map.take("anchor", UnitPoint.read) ?? .center
      return .rotationEffect(Angle(degrees: try value.number()), anchor: anchor)
    default: return nil
    }
  }

  private func point(_ map: inout MapReader) throws -> (Double, Double) {
    (try map.take("x") { try $0.number() } ?? 0, try map.take("y") { try $0.number() } ?? 0)
  }

  /// `padding`, `{padding: 8, edges: horizontal}` or `{padding: {top: 4, bottom: 8}}`.
  private mutating func padding() throws -> PaddingNode {
    if let main, case .map = main.kind { return PaddingNode(insets: try EdgeInsets.read(main)) }
    let length = try main.flatMap { try $0.optional { try $0.length() } }
    return PaddingNode(edges: try map.take("edges", Edge.Set.read) ?? .all, length: length)
  }

  /// A fixed frame has `width` and `height`; one with any of the other keys is flexible.
  private func frame() throws -> ModifierNode {
    let flexible = [
      "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    ]
    return try keys { map in
      let alignment = try map.take("alignment", Alignment.read) ?? .center
      guard flexible.contains(where: map.contains) else {
        return .frame(
          width: try map.take("width") { try $0.length() },
          height: try map.take("height") { try $0.length() }, alignment: alignment)
      }
      if map.contains("width") || map.contains("height") {
        throw DocumentError(
          "a frame is either fixed (width, height) or flexible (minWidth, maxWidth, ...); write two",
          at: whole.mark)
      }
      let lengths = try flexible.map { key in
        try map.take(key) { try $0.optional { try $0.length() } } ?? nil
      }
      return .flexibleFrame(
        FlexibleFrameNode(
          minWidth: lengths[0], idealWidth: lengths[1], maxWidth: lengths[2],
          minHeight: lengths[3], idealHeight: lengths[4], maxHeight: lengths[5],
          alignment: alignment))
    }
  }

  /// `{alignmentGuide: leading, value: 10}`; `axis: vertical` for the vertical `center`.
  private mutating func alignmentGuide() throws -> AlignmentGuideNode {
    let offset = try map.require("value") { try $0.number() }
    let axis: Axis? = try map.take("axis") { try $0.word("axis") }
    let name = try value.string()
    let guide: AlignmentGuideNode.Guide
    if axis != .vertical, let horizontal = HorizontalAlignment(rawValue: name) {
      guide = .horizontal(horizontal)
    } else if axis != .horizontal, let vertical = VerticalAlignment(rawValue: name) {
      guide = .vertical(vertical)
    } else {
      let known =
        (axis == .vertical ? [] : HorizontalAlignment.allCases.map(\.rawValue))
        + (axis == .horizontal ? [] : VerticalAlignment.allCases.map(\.rawValue))
      throw DocumentError.unknown("guide", name, known: known, at: try value.mark)
    }
    return AlignmentGuideNode(guide: guide, value: .constant(offset))
  }
}
