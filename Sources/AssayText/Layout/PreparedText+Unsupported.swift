// SPDX-License-Identifier: MIT

extension PreparedText {
  /// The characters that no face draws as what they are, each once, in the order of the text: a box
  /// stands for one, and an emoji that the face of emoji does not know falls into its parts. An
  /// image in a line is no character.
  var unsupportedCharacters: [Character] {
    var found: [Character] = []
    for paragraph in paragraphs {
      for span in paragraph.spans
      where span.face.name != FontBook.boxesName && styles[span.style].attachment == nil {
        let units = Array(paragraph.units[span.range])
        for cluster in span.shaped.unsupportedClusters(in: units, hasColor: span.face.hasColor) {
          for character in String(decoding: units[cluster], as: UTF16.self)
          where !found.contains(character) {
            found.append(character)
          }
        }
      }
    }
    return found
  }
}

extension ShapedText {
  /// The clusters with a glyph that is missing, and those of a colored face with several glyphs.
  fileprivate func unsupportedClusters(in units: [UInt16], hasColor: Bool) -> [Range<Int>] {
    let starts = Set(glyphs.map(\.cluster)).sorted()
    return zip(starts, starts.dropFirst() + [units.count]).compactMap { start, end in
      let own = glyphs.filter { $0.cluster == start && $0.advance != 0 }
      let isMissing = glyphs.contains { $0.cluster == start && $0.id == 0 }
      return isMissing || (hasColor && own.count > 1) ? start..<end : nil
    }
  }
}
