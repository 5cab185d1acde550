// SPDX-License-Identifier: MIT

internal import AssayDocuments
import AssayGraphics

/// An outline is written as a kind, alone or in a map with its keys:
/// `{kind: RoundedRectangle, cornerRadius: 12}`.
extension ShapeGeometry {
  static func read(_ value: DocumentValue) throws -> ShapeGeometry {
    if case .string = value.kind {
      return try read(
        value.name("shape", among: kinds), DocumentValue(.map([]), mark: value.mark))
    }
    var map = try MapReader(value, expected: "a shape such as Capsule")
    let kind = try map.require("kind") { try $0.name("shape", among: kinds) }
    let geometry = try read(kind, &map)
    try map.finish(kind.rawValue)
    return geometry
  }

  private static let kinds = KindName.shapes.map { (name: $0.rawValue, value: $0) }

  private static func read(_ kind: KindName, _ value: DocumentValue) throws -> ShapeGeometry {
    var map = try MapReader(value, expected: "a shape")
    return try read(kind, &map)
  }

  /// The keys of an outline, which may stand beside those of its drawing.
  static func read(_ kind: KindName, _ map: inout MapReader) throws -> ShapeGeometry {
    var geometry: ShapeGeometry
    func style(_ map: inout MapReader) throws -> RoundedCornerStyle {
      let names: [(name: String, value: RoundedCornerStyle)] = [
        ("continuous", .continuous), ("circular", .circular),
      ]
      return try map.take("style") { try $0.name("corner style", among: names) } ?? .continuous
    }
    switch kind {
    case .rectangle: geometry = .rectangle
    case .roundedRectangle:
      geometry = .roundedRectangle(
        cornerRadius: try map.require("cornerRadius") { try $0.number() }, style: try style(&map))
    case .unevenRoundedRectangle:
      let radii = CornerRadii(
        topLeft: try map.take("topLeft") { try $0.number() } ?? 0,
        topRight: try map.take("topRight") { try $0.number() } ?? 0,
        bottomRight: try map.take("bottomRight") { try $0.number() } ?? 0,
        bottomLeft: try map.take("bottomLeft") { try $0.number() } ?? 0)
      geometry = .unevenRoundedRectangle(radii, style: try style(&map))
    case .circle: geometry = .circle
    case .ellipse: geometry = .ellipse
    case .capsule: geometry = .capsule(style: try style(&map))
    case .path: geometry = .path(try map.require("path", PathText.read))
    default:
      throw DocumentError("'\(kind.rawValue)' is not a shape", at: map.value.mark)
    }
    guard let insets = map.take("inset") else { return geometry }
    return try MapReader.at("inset") {
      guard case .list = insets.kind else { return .inset(geometry, by: try insets.number()) }
      for amount in try insets.list({ try $0.number() }) { geometry = .inset(geometry, by: amount) }
      return geometry
    }
  }

  /// - Throws: `DocumentError` for a shape written in Swift.
  func written() throws -> DocumentValue {
    var map = MapWriter()
    try write(to: &map)
    guard map.entries.count == 1, case .string = map.entries[0].value.kind else { return map.map }
    return map.entries[0].value
  }

  func write(to map: inout MapWriter) throws {
    var (outline, insets) = (self, [Double]())
    while case .inset(let inner, let amount) = outline {
      insets.insert(amount, at: 0)
      outline = inner
    }
    func put(_ kind: KindName) { map.put("kind", kind.rawValue) }
    switch outline {
    case .rectangle: put(.rectangle)
    case .roundedRectangle(let cornerRadius, let style):
      put(.roundedRectangle)
      map.put("cornerRadius", cornerRadius)
      map.put("style", style, unless: .continuous)
    case .unevenRoundedRectangle(let radii, let style):
      put(.unevenRoundedRectangle)
      map.put("topLeft", radii.topLeft, unless: 0)
      map.put("topRight", radii.topRight, unless: 0)
      map.put("bottomRight", radii.bottomRight, unless: 0)
      map.put("bottomLeft", radii.bottomLeft, unless: 0)
      map.put("style", style, unless: .continuous)
    case .circle: put(.circle)
    case .ellipse: put(.ellipse)
    case .capsule(let style):
      put(.capsule)
      map.put("style", style, unless: .continuous)
    case .path(let path):
      put(.path)
      map.put("path", PathText.text(of: path))
    case .computed(let shape):
      throw DocumentError(
        "the shape \(shape.typeName) is written in Swift and has no description; use one of "
          + KindName.shapes.map(\.rawValue).joined(separator: ", "))
    case .inset:
      break
    }
    if insets.count == 1 { map.put("inset", insets[0]) }
    if insets.count > 1 { map.put("inset", .list(insets.map { .number($0) })) }
  }
}

/// A path in SVG's letters, of which there are M, L, Q, C and Z, all absolute: `M 0 0 L 10 0 Z`.
enum PathText {
  static func read(_ value: DocumentValue) throws -> AssayGraphics.Path {
    let words = try value.string().split { $0 == " " || $0 == "," || $0 == "\n" }
    var elements: [AssayGraphics.Path.Element] = []
    var index = words.startIndex
    func point() throws -> Point {
      guard index + 1 < words.endIndex, let x = Double(words[index]),
        let y = Double(words[index + 1]), x.isFinite, y.isFinite
      else {
        throw DocumentError(
          "a path has two numbers for each of its points, as in 'M 0 0 L 10 0 Z'", at: value.mark)
      }
      index += 2
      return Point(x: x, y: y)
    }
    while index < words.endIndex {
      let letter = words[index]
      index += 1
      switch letter {
      case "M": elements.append(.move(try point()))
      case "L": elements.append(.line(try point()))
      case "Q":
        let control = try point()
        elements.append(.quad(to: try point(), control: control))
      case "C":
        let (control1, control2) = (try point(), try point())
        elements.append(.cubic(to: try point(), control1: control1, control2: control2))
      case "Z": elements.append(.close)
      default:
        throw DocumentError(
          "a path is written with the letters M, L, Q, C and Z, not '\(letter)'", at: value.mark)
      }
    }
    return AssayGraphics.Path(elements)
  }

  static func text(of path: AssayGraphics.Path) -> String {
    func text(_ points: Point...) -> String {
      points.map { "\(DocumentValue.text(of: $0.x)) \(DocumentValue.text(of: $0.y))" }
        .joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M " + text(point)
      case .line(let point): "L " + text(point)
      case .quad(let to, let control): "Q " + text(control, to)
      case .cubic(let to, let control1, let control2): "C " + text(control1, control2, to)
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

/// How a line is drawn: `lineWidth`, `lineCap`, `lineJoin` and `dash`.
extension AssayGraphics.StrokeStyle {
  static func read(_ map: inout MapReader) throws -> AssayGraphics.StrokeStyle {
    let caps: [(name: String, value: LineCap)] = [
      ("butt", .butt), ("round", .round), ("square", .square),
    ]
    let joins: [(name: String, value: LineJoin)] = [
      ("miter", .miter), ("round", .round), ("bevel", .bevel),
    ]
    return AssayGraphics.StrokeStyle(
      lineWidth: try map.take("lineWidth") { try $0.number() } ?? 1,
      lineCap: try map.take("lineCap") { try $0.name("line cap", among: caps) } ?? .butt,
      lineJoin: try map.take("lineJoin") { try $0.name("line join", among: joins) } ?? .miter,
      dash: try map.take("dash") { try $0.list { try $0.number() } } ?? [])
  }

  func write(to map: inout MapWriter) {
    map.put("lineWidth", lineWidth, unless: 1)
    map.put("lineCap", lineCap, unless: .butt)
    map.put("lineJoin", lineJoin, unless: .miter)
    if !dash.isEmpty { map.put("dash", .list(dash.map { .number($0) })) }
  }
}
