// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayGraphics

/// How a line is drawn: `lineWidth`, `lineCap`, `lineJoin`, `miterLimit`, `dash` and `dashPhase`.
extension AssayGraphics.StrokeStyle {
  private static let caps: [(name: String, value: LineCap)] = [
    ("butt", .butt), ("round", .round), ("square", .square),
  ]
  private static let joins: [(name: String, value: LineJoin)] = [
    ("miter", .miter), ("round", .round), ("bevel", .bevel),
  ]

  static let keys: [(String, ValueForm)] = [
    ("lineWidth", .numberAtLeast(0)), ("lineCap", .names(caps.map(\.name))),
    ("lineJoin", .names(joins.map(\.name))), ("dash", .list(.numberAtLeast(0))),
  ]

  static func read(_ map: inout MapReader) throws -> AssayGraphics.StrokeStyle {
    AssayGraphics.StrokeStyle(
      lineWidth: try map.take("lineWidth") { try $0.number(in: 0...) } ?? 1,
      lineCap: try map.take("lineCap") { try $0.name("line cap", among: caps) } ?? .butt,
      lineJoin: try map.take("lineJoin") { try $0.name("line join", among: joins) } ?? .miter,
      miterLimit: try map.take("miterLimit") { try $0.number() } ?? 10,
      dash: try map.take("dash") { try $0.list { try $0.number(in: 0...) } } ?? [],
      dashPhase: try map.take("dashPhase") { try $0.number() } ?? 0)
  }

  func write(to map: inout MapWriter) {
    map.put("lineWidth", lineWidth, unless: 1)
    map.put("lineCap", lineCap, unless: .butt)
    map.put("lineJoin", lineJoin, unless: .miter)
    map.put("miterLimit", miterLimit, unless: 10)
    if !dash.isEmpty { map.put("dash", .list(dash.map { .number($0) })) }
    map.put("dashPhase", dashPhase, unless: 0)
  }
}
