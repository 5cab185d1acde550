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

  /// A box, or nothing where it is none.
  private struct Attempt: Decodable {
    var box: Box?

    init(from decoder: any Decoder) throws {
      do { box = try Box(from: decoder) } catch { box = nil }
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    var problems: [String] = []
    func field<Value: Decodable>(_ key: CodingKeys) -> Value? {
      do { return try fields.decodeIfPresent(Value.self, forKey: key) } catch {
        problems.append("wrong field '\(key.stringValue)'")
        return nil
      }
    }
    func boxes(_ key: CodingKeys) -> [Box] {
      let attempts: [Attempt] = field(key) ?? []
      let boxes = attempts.compactMap(\.box)
      if boxes.count < attempts.count {
        problems.append("\(attempts.count - boxes.count) wrong boxes of '\(key.stringValue)'")
      }
      return boxes
    }
    size_pt = field(.size_pt)
    background = field(.background)
    ink = boxes(.ink)
    shapes = boxes(.shapes)
    separators = boxes(.separators)
    self.problems = problems
  }
}
