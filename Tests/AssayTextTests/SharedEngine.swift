// SPDX-License-Identifier: MIT

import AssayGraphics

@testable import AssayText

/// The engine of all tests that need no fresh one: opening fonts once is enough.
let sharedEngine = Result { try TextEngine() }
let sharedBook = Result { try FontBook(search: .system) }

extension TextRequest {
  /// Text in boxes of 10 points: a letter is 5 wide, a space 2.5, a line 10 high.
  static func boxes(
    _ text: String, size: Double = 10, maxWidth: Double? = nil, lineLimit: Int? = nil
  ) -> TextRequest {
    TextRequest(
      runs: [
        Run(text: text, font: FontDescriptor(size: size, design: .boxes), color: .black)
      ], maxWidth: maxWidth, lineLimit: lineLimit, displayScale: 2)
  }

  static func system(
    _ text: String, size: Double = 17, weight: Int = 400, leading: Double? = nil,
    maxWidth: Double? = nil, displayScale: Double = 2, language: String = "en"
  ) -> TextRequest {
    TextRequest(
      runs: [
        Run(
          text: text, font: FontDescriptor(size: size, weight: weight), color: .black,
          leading: leading)
      ], maxWidth: maxWidth, language: language, displayScale: displayScale)
  }
}

extension TextLayout {
  /// How many glyphs each line draws, without spaces, which draw nothing.
  var glyphCounts: [Int] {
    lines.map { line in line.runs.reduce(0) { $0 + $1.glyphs.count } }
  }
}
