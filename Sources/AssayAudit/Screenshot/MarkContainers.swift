// SPDX-License-Identifier: MIT

extension GlyphMark {
  /// Without outlines of buttons, cards and fields, which have text in them.
  ///
  /// A glyph may have another shape in it too, such as what a frame of Chinese characters holds: one or two.
  static func withoutContainers(_ marks: [GlyphMark]) -> [GlyphMark] {
    let order = marks.indices.sorted { marks[$0].box.top < marks[$1].box.top }
    var isContainer = [Bool](repeating: false, count: marks.count)
    for (place, index) in order.enumerated() where !marks[index].isBlock {
      let box = marks[index].box
      var held = 0
      for other in order[(place + 1)...] {
        if marks[other].box.top >= box.bottom { break }
        if !marks[other].isBlock, box.holds(marks[other].box) { held += 1 }
      }
      isContainer[index] = held >= 3 || (held > 0 && box.width * 10 > box.height * 16)
    }
    return marks.indices.compactMap { isContainer[$0] ? nil : marks[$0] }
  }
}

extension PixelBox {
  fileprivate func holds(_ other: PixelBox) -> Bool {
    left < other.left && top < other.top && right > other.right && bottom > other.bottom
  }
}
