// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayLayout

extension LinearGradient {
  static func read(_ map: inout MapReader) throws -> LinearGradient {
    let colors = try map.take("colors") { try $0.list(Color.read) }
    let stops = try map.take("stops") { value in
      try value.list { value in
        var map = try MapReader(value, expected: "a stop: {color: ..., location: ...}")
        let stop = Gradient.Stop(
          color: try map.require("color", Color.read),
          location: try map.require("location") { try $0.number() })
        try map.finish("a stop")
        return stop
      }
    }
    let start = try map.take("startPoint", UnitPoint.read) ?? .top
    let end = try map.take("endPoint", UnitPoint.read) ?? .bottom
    switch (colors, stops) {
    case (let colors?, nil): return LinearGradient(colors: colors, startPoint: start, endPoint: end)
    case (nil, let stops?): return LinearGradient(stops: stops, startPoint: start, endPoint: end)
    default:
      throw DocumentError(
        "a gradient has either 'colors' or 'stops'", at: map.value.mark)
    }
  }

  func writeKeys(to map: inout MapWriter) {
    let colors = gradient.stops.map(\.color)
    if Gradient(colors: colors) == gradient {
      map.put("colors", .list(colors.map(\.written)))
    } else {
      map.put(
        "stops",
        .list(
          gradient.stops.map { stop in
            .map([.init("color", stop.color.written), .init("location", .number(stop.location))])
          }))
    }
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
