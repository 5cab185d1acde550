// SPDX-License-Identifier: MIT

/// Shapes text with HarfBuzz and remembers what it shaped.
final class Shaper: Sendable {
  private struct Key: Hashable, Sendable {
    var face: String
    var text: [UInt16]
    var start: Int
    var count: Int
    var script: UInt32
    var language: String
    var isRightToLeft: Bool
    var features: ShapingFeatures
  }

  private let cache = BoundedCache<Key, ShapedText>(capacity: 4096)

  /// Shapes a part of a paragraph; clusters count from the part's start.
  func shape(
    _ paragraph: [UInt16], _ range: Range<Int>, face: FontFace, script: UInt32,
    language: String, isRightToLeft: Bool, features: ShapingFeatures
  ) -> ShapedText {
    // HarfBuzz looks at up to five characters on either side, to join letters across runs.
    let context = Shaper.joins(script) ? 5 : 0
    let start = max(0, range.lowerBound - context)
    let end = min(paragraph.count, range.upperBound + context)
    let key = Key(
      face: face.name, text: Array(paragraph[start..<end]), start: range.lowerBound - start,
      count: range.count, script: script, language: language, isRightToLeft: isRightToLeft,
      features: features)
    return cache.value(for: key) {
      let shaped = face.shape(
        key.text, key.start..<(key.start + key.count), script: script, language: language,
        isRightToLeft: isRightToLeft, features: features)
      return face.fitted(shaped, features: features)
    }
  }

  /// Whether a script's letters change their form with their neighbors across a change of style.
  static func joins(_ script: UInt32) -> Bool {
    joining.contains(script)
  }

  private static let joining: Set<UInt32> = [
    fourCharacterTag("Adlm"), fourCharacterTag("Arab"), fourCharacterTag("Mong"),
    fourCharacterTag("Nkoo"), fourCharacterTag("Syrc"),
  ]
}
