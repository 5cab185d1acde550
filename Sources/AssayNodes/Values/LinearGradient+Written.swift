// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayLayout

extension LinearGradient {
  static func read(_ map: inout MapReader) throws -> LinearGradient {
    LinearGradient(
      gradient: try Gradient.read(&map),
      startPoint: try map.take("startPoint", UnitPoint.read) ?? .top,
      endPoint: try map.take("endPoint", UnitPoint.read) ?? .bottom)
  }

  func writeKeys(to map: inout MapWriter) {
    gradient.writeKeys(to: &map)
    if startPoint != .top { map.put("startPoint", startPoint.written) }
    if endPoint != .bottom { map.put("endPoint", endPoint.written) }
  }
}

extension LinearGradient {
  private static let stop = ValueForm.map(
    ["color": .color, "location": .number], required: ["color", "location"])

  static let keys = MapForm([
    ("colors", .list(.color)), ("stops", .list(stop)), ("startPoint", .unitPoint),
    ("endPoint", .unitPoint),
  ])
}
