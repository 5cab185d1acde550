// SPDX-License-Identifier: MIT

import AssayGraphics

/// What was measured in a picture, in points from its top left.
struct Measured: Sendable {
  struct Box: Decodable, Sendable {
    var x: Double
    var y: Double
    var w: Double
    var h: Double
    var colour: String?
    var text: String?
    var kind: String?
    var outline: Bool?

    var rect: Rect { Rect(x: x, y: y, width: w, height: h) }
  }

  var size_pt: [Double]?
  var background: String?
  var ink: [Box] = []
  var shapes: [Box] = []
  var separators: [Box] = []
  /// Fields and boxes that are not what they should be, and were left out.
  var problems: [String] = []
}

extension Measured: Decodable {
  private enum CodingKeys: String, CodingKey {
    case size_pt, background, ink, shapes, separators
  }

  init(from decoder: any Decoder) throws {
    var fields = try LenientFields<CodingKeys>(decoder)
    size_pt = fields.take(.size_pt)
    background = fields.take(.background)
    ink = fields.takeElements(.ink)
    shapes = fields.takeElements(.shapes)
    separators = fields.takeElements(.separators)
    problems = fields.problems
  }
}
