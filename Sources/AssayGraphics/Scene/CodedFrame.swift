// SPDX-License-Identifier: MIT

// A frame in the metadata of a reference is the list of its four numbers.

extension KeyedDecodingContainer {
  /// - Throws: `DecodingError` where the value is not a list of four numbers.
  func decodeFrame(forKey key: Key) throws -> Rect {
    let frame = try decode([Double].self, forKey: key)
    guard frame.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "a frame is x, y, width, height")
    }
    return Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }
}

extension KeyedEncodingContainer {
  mutating func encodeFrame(_ frame: Rect, forKey key: Key) throws {
    try encode([frame.x, frame.y, frame.width, frame.height], forKey: key)
  }
}
