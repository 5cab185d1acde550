// SPDX-License-Identifier: MIT

package import AssayDocuments
internal import AssayLayout

/// The keys of gradients that are not along a line; angles are in degrees.
extension GradientNode {
  /// As kinds of views.
  package static let kinds = [
    "RadialGradient", "EllipticalGradient", "AngularGradient", "MeshGradient",
  ]
  /// As styles.
  static let styles = ["radialGradient", "ellipticalGradient", "angularGradient", "meshGradient"]

  package var kind: String {
    switch self {
    case .radial: Self.kinds[0]
    case .elliptical: Self.kinds[1]
    case .angular: Self.kinds[2]
    case .mesh: Self.kinds[3]
    }
  }

  package static func read(
    _ kind: String, _ map: inout MapReader
  ) throws -> GradientNode {
    func number(_ key: String, _ map: inout MapReader) throws -> Double? {
      try map.take(key) { try $0.number() }
    }
    func center(_ map: inout MapReader) throws -> UnitPoint {
      try map.take("center", UnitPoint.read) ?? .center
    }
    switch kind {
    case kinds[0]:
      let gradient = try Gradient.read(&map)
      return .radial(
        RadialGradient(
          gradient: gradient, center: try center(&map),
          startRadius: try number("startRadius", &map) ?? 0,
          endRadius: try map.require("endRadius") { try $0.number() }))
    case kinds[1]:
      let gradient = try Gradient.read(&map)
      return .elliptical(
        EllipticalGradient(
          gradient: gradient, center: try center(&map),
          startRadiusFraction: try number("startRadius", &map) ?? 0,
          endRadiusFraction: try number("endRadius", &map) ?? 0.5))
    case kinds[2]:
      let gradient = try Gradient.read(&map)
      let start = try number("startAngle", &map) ?? 0
      return .angular(
        AngularGradient(
          gradient: gradient, center: try center(&map), startAngle: Angle(degrees: start),
          endAngle: Angle(degrees: try number("endAngle", &map) ?? start + 360)))
    default:
      return .mesh(try MeshGradient.read(&map))
    }
  }

  func writeKeys(to map: inout MapWriter) {
    func put(_ center: UnitPoint) {
      if center != .center { map.put("center", center.written) }
    }
    switch self {
    case .radial(let gradient):
      gradient.gradient.writeKeys(to: &map)
      put(gradient.center)
      map.put("startRadius", gradient.startRadius, unless: 0)
      map.put("endRadius", gradient.endRadius)
    case .elliptical(let gradient):
      gradient.gradient.writeKeys(to: &map)
      put(gradient.center)
      map.put("startRadius", gradient.startRadiusFraction, unless: 0)
      map.put("endRadius", gradient.endRadiusFraction, unless: 0.5)
    case .angular(let gradient):
      gradient.gradient.writeKeys(to: &map)
      put(gradient.center)
      map.put("startAngle", gradient.startAngle.degrees, unless: 0)
      map.put(
        "endAngle", gradient.endAngle.degrees, unless: gradient.startAngle.degrees + 360)
    case .mesh(let gradient): gradient.writeKeys(to: &map)
    }
  }
}

/// Points are lists of two fractions, or of ten with the four tangents (leading, top, trailing,
/// bottom).
extension MeshGradient {
  static func read(_ map: inout MapReader) throws -> MeshGradient {
    let width = try map.require("width") { try $0.integer() }
    let height = try map.require("height") { try $0.integer() }
    let colors = try map.require("colors") { try $0.list(Color.read) }
    let points = try map.require("points") { value in
      try value.list { try $0.list { Float(try $0.number()) } }
    }
    let background = try map.take("background", Color.read) ?? .clear
    let isSmooth = try map.take("smoothsColors") { try $0.bool() } ?? true
    guard width >= 2, height >= 2, width <= 1000, height <= 1000, points.count == width * height,
      colors.count == points.count
    else {
      throw DocumentError(
        "a mesh has 'width' times 'height' points and colors, at least 2 by 2", at: map.value.mark)
    }
    func pair(_ numbers: [Float], _ index: Int) -> SIMD2<Float> {
      SIMD2(numbers[index * 2], numbers[index * 2 + 1])
    }
    if points.allSatisfy({ $0.count == 2 }) {
      return MeshGradient(
        width: width, height: height, points: points.map { pair($0, 0) }, colors: colors,
        background: background, smoothsColors: isSmooth)
    }
    guard points.allSatisfy({ $0.count == 10 }) else {
      throw DocumentError(
        "each point of a mesh has two numbers, or each has ten", at: map.value.mark)
    }
    return MeshGradient(
      width: width, height: height,
      bezierPoints: points.map {
        BezierPoint(
          position: pair($0, 0), leadingControlPoint: pair($0, 1), topControlPoint: pair($0, 2),
          trailingControlPoint: pair($0, 3), bottomControlPoint: pair($0, 4))
      }, colors: colors, background: background, smoothsColors: isSmooth)
  }

  func writeKeys(to map: inout MapWriter) {
    func list(_ points: [SIMD2<Float>]) -> DocumentValue {
      .list(points.flatMap { [.number(Double($0.x)), .number(Double($0.y))] })
    }
    map.put("width", Double(width))
    map.put("height", Double(height))
    switch locations {
    case .points(let points): map.put("points", .list(points.map { list([$0]) }))
    case .bezierPoints(let points):
      map.put(
        "points",
        .list(
          points.map {
            list([
              $0.position, $0.leadingControlPoint, $0.topControlPoint, $0.trailingControlPoint,
              $0.bottomControlPoint,
            ])
          }))
    }
    map.put("colors", .list(colors.map(\.written)))
    if background != .clear { map.put("background", background.written) }
    map.put("smoothsColors", smoothsColors, unless: true)
  }
}

/// The keys of each kind.
extension GradientNode {
  private static let stops: [(String, ValueForm)] =
    Array(LinearGradient.keys.keys.prefix(2)).map { ($0.key, $0.value) }
  private static let centered = stops + [("center", ValueForm.unitPoint)]

  static let radialKeys = MapForm(
    centered + [("startRadius", .number), ("endRadius", .number)], required: ["endRadius"])
  static let ellipticalKeys = MapForm(
    centered + [("startRadius", .number), ("endRadius", .number)])
  static let angularKeys = MapForm(
    centered + [("startAngle", .number), ("endAngle", .number)])
  static let meshKeys = MapForm(
    [
      ("width", .atLeast(2)), ("height", .atLeast(2)), ("points", .list(.list(.number))),
      ("colors", .list(.color)), ("background", .color), ("smoothsColors", .boolean),
    ], required: ["width", "height", "points", "colors"])
}
