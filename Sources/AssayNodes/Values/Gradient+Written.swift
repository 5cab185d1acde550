// SPDX-License-Identifier: MIT

internal import AssayDocuments

/// A gradient is written as `colors`, which are evenly spread, or as `stops`.
extension Gradient {
  static func read(_ map: inout MapReader) throws -> Gradient {
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
    switch (colors, stops) {
    case (let colors?, nil): return Gradient(colors: colors)
    case (nil, let stops?): return Gradient(stops: stops)
    default:
      throw DocumentError(
        "a gradient needs either 'colors' or 'stops'; give exactly one of them", at: map.value.mark)
    }
  }

  func writeKeys(to map: inout MapWriter) {
    let colors = stops.map(\.color)
    if Gradient(colors: colors) == self {
      map.put("colors", .list(colors.map(\.written)))
    } else {
      map.put(
        "stops",
        .list(
          stops.map { stop in
            .map([.init("color", stop.color.written), .init("location", .number(stop.location))])
          }))
    }
  }
}
