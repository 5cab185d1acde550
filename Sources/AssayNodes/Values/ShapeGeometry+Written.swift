// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayGraphics

/// An outline is written as a kind, alone or in a map with its keys:
/// `{kind: RoundedRectangle, cornerRadius: 12}`.
extension ShapeGeometry {
  static func read(_ value: DocumentValue) throws -> ShapeGeometry {
    if case .string = value.kind {
      var map = try MapReader(DocumentValue(.map([]), mark: value.mark), expected: "a shape")
      return try read(kind(value), &map)
    }
    var map = try MapReader(value, expected: "a shape such as Capsule")
    let kind = try map.require("kind", kind)
    let geometry = try read(kind, &map)
    try map.finish(kind)
    return geometry
  }

  private static let cornerStyles: [(name: String, value: RoundedCornerStyle)] = [
    ("continuous", .continuous), ("circular", .circular),
  ]

  /// The words of outlines that have a written form, with the keys of each.
  static let forms: [(kind: String, keys: [(String, ValueForm)], required: [String])] = {
    let style = ("style", ValueForm.names(cornerStyles.map(\.name)))
    let inset = ("inset", ValueForm.oneOrList(.number))
    let path = ValueForm.described(
      "M, L, Q, C and Z with absolute points, as in 'M 0 0 L 10 0 Z'.", .string)
    return [
      ("Rectangle", [inset], []),
      ("RoundedRectangle", [("cornerRadius", .number), style, inset], ["cornerRadius"]),
      (
        "UnevenRoundedRectangle",
        [
          ("topLeft", .number), ("topRight", .number), ("bottomRight", .number),
          ("bottomLeft", .number), style, inset,
        ], []
      ),
      ("Circle", [inset], []),
      ("Ellipse", [inset], []),
      ("Capsule", [style, inset], []),
      ("Path", [("path", path), inset], ["path"]),
      ("ContainerRelativeShape", [inset], []),
    ]
  }()

  static let kinds = forms.map(\.kind)

  private static func kind(_ value: DocumentValue) throws -> String {
    try value.name("shape", among: kinds.map { (name: $0, value: $0) })
  }

  /// The keys of an outline, which may stand beside those of its drawing.
  static func read(_ kind: String, _ map: inout MapReader) throws -> ShapeGeometry {
    var geometry: ShapeGeometry
    func style(_ map: inout MapReader) throws -> RoundedCornerStyle {
      try map.take("style") { try $0.name("corner style", among: cornerStyles) } ?? .continuous
    }
    switch kind {
    case "Rectangle": geometry = .rectangle
    case "RoundedRectangle":
      geometry = .roundedRectangle(
        cornerRadius: try map.require("cornerRadius") { try $0.number() }, style: try style(&map))
    case "UnevenRoundedRectangle":
      let radii = CornerRadii(
        topLeft: try map.take("topLeft") { try $0.number() } ?? 0,
        topRight: try map.take("topRight") { try $0.number() } ?? 0,
        bottomRight: try map.take("bottomRight") { try $0.number() } ?? 0,
        bottomLeft: try map.take("bottomLeft") { try $0.number() } ?? 0)
      geometry = .unevenRoundedRectangle(radii, style: try style(&map))
    case "Circle": geometry = .circle
    case "Ellipse": geometry = .ellipse
    case "Capsule": geometry = .capsule(style: try style(&map))
    case "Path": geometry = .path(try map.require("path", PathText.read))
    case "ContainerRelativeShape": geometry = .containerRelative
    default:
      throw DocumentError("'\(kind)' is not a shape", at: map.value.mark)
    }
    let isEvenOdd = try map.take("evenOdd") { try $0.bool() } ?? false
    if isEvenOdd { geometry = .evenOdd(geometry) }
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
    var isEvenOdd = false
    while true {
      if case .inset(let inner, let amount) = outline {
        insets.insert(amount, at: 0)
        outline = inner
      } else if case .evenOdd(let inner) = outline {
        (outline, isEvenOdd) = (inner, true)
      } else {
        break
      }
    }
    func put(_ kind: String) { map.put("kind", kind) }
    switch outline {
    case .rectangle: put("Rectangle")
    case .roundedRectangle(let cornerRadius, let style):
      put("RoundedRectangle")
      map.put("cornerRadius", cornerRadius)
      map.put("style", style, unless: .continuous)
    case .unevenRoundedRectangle(let radii, let style):
      put("UnevenRoundedRectangle")
      map.put("topLeft", radii.topLeft, unless: 0)
      map.put("topRight", radii.topRight, unless: 0)
      map.put("bottomRight", radii.bottomRight, unless: 0)
      map.put("bottomLeft", radii.bottomLeft, unless: 0)
      map.put("style", style, unless: .continuous)
    case .circle: put("Circle")
    case .ellipse: put("Ellipse")
    case .capsule(let style):
      put("Capsule")
      map.put("style", style, unless: .continuous)
    case .path(let path):
      put("Path")
      map.put("path", PathText.text(of: path))
    case .computed(let shape):
      throw DocumentError.swiftCode(
        "the shape \(shape.typeName)", advice: "use one of " + Self.kinds.joined(separator: ", "))
    case .containerRelative: put("ContainerRelativeShape")
    case .inset, .evenOdd: break
    }
    map.put("evenOdd", isEvenOdd, unless: false)
    if insets.count == 1 { map.put("inset", insets[0]) }
    if insets.count > 1 { map.put("inset", .list(insets.map { .number($0) })) }
  }
}

extension ValueForm {
  /// A shape: its kind alone, where no key is required, or a map.
  static let shape = ValueForm.named(
    "shape",
    .anyOf(
      [.names(ShapeGeometry.forms.filter { $0.required.isEmpty }.map(\.kind))]
        + ShapeGeometry.forms.map { form in
          .keys(
            MapForm(
              [("kind", .names([form.kind]))] + form.keys, required: ["kind"] + form.required))
        }))
}
