// SPDX-License-Identifier: MIT

extension GlyphMark {
  /// In pixels: nothing can be written in less.
  private static let leastSide = 8

  /// Without outlines of buttons, cards and fields, which have text in them.
  ///
  /// A glyph may have another shape in it too, such as what a frame of Chinese characters holds:
  /// one or two. But what stands on the shape's own color is written on it.
  static func withoutContainers(_ marks: [GlyphMark]) -> [GlyphMark] {
    let order = marks.indices.sorted { marks[$0].box.top < marks[$1].box.top }
    let isBlock = marks.map(\.isBlock)
    var isContainer = [Bool](repeating: false, count: marks.count)
    for (place, index) in order.enumerated() where !isBlock[index] {
      let box = marks[index].box
      if min(box.width, box.height) < leastSide { continue }
      var (held, isWrittenOn) = (0, false)
      for other in order[(place + 1)...] {
        if marks[other].box.top >= box.bottom { break }
        guard !isBlock[other], box.holds(marks[other].box) else { continue }
        held += 1
        let (ink, behind) = (marks[index].foreground, marks[other].background.color)
        if marks[other].hasStrokes, marks[other].box.height * 4 >= box.height,
          PixelStep.between(ink, behind) <= 60
        {
          isWrittenOn = true
        }
      }
      isContainer[index] =
        isWrittenOn || held >= 3 || (held > 0 && box.width * 10 > box.height * 16)
    }
    return marks.indices.compactMap { isContainer[$0] ? nil : marks[$0] }
  }
}

extension GlyphMark {
  /// Not so the insides of letters: the triangle in an A or a 4 is half as thick as it is wide.
  private var hasStrokes: Bool { stroke < 0.4 * Double(min(box.width, box.height)) }
}

extension PixelBox {
  func holds(_ other: PixelBox) -> Bool {
    left < other.left && top < other.top && right > other.right && bottom > other.bottom
  }
}
