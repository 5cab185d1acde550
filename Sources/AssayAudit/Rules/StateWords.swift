// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Words beside marks that say what their colors say.
///
/// Names differ beside every mark, "Server A" and "Server B": only words of states tell, and words
/// that come back with the same color.
enum StateWords {
  /// How far from a mark its words begin, in points.
  private static let reach = 24.0

  /// The marks whose color nothing beside them says.
  static func untold(_ marks: [Mark], texts: [DrawnText]) -> [Mark] {
    let words = marks.map { word(beside: $0, texts) }
    return marks.indices.filter { index in
      guard let word = words[index] else { return true }
      let twins = marks.indices.filter { words[$0] == word && marks[$0].name == marks[index].name }
      // One word for two colors means neither.
      guard twins.allSatisfy({ marks[$0].color == marks[index].color }) else { return true }
      return twins.count == 1 && !states.contains(word)
    }.map { marks[$0] }
  }

  /// The nearest words in a mark's row, without the case.
  private static func word(beside mark: Mark, _ texts: [DrawnText]) -> String? {
    var nearest: (gap: Double, word: String)?
    for text in texts where !text.isSymbol && !text.frame.isEmpty {
      let frame = text.unclippedFrame
      guard frame.minY <= mark.frame.midY, frame.maxY >= mark.frame.midY else { continue }
      let gap = max(frame.minX - mark.frame.maxX, mark.frame.minX - frame.maxX)
      if gap <= reach, nearest.map({ gap < $0.gap }) ?? true {
        nearest = (gap, text.string.lowercased())
      }
    }
    return nearest?.word
  }

  /// In any of the languages, because a screen may mix them.
  private static let states: Set<String> = Set(StateWordTable.words.values.joined())
}
