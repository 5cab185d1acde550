// SPDX-License-Identifier: MIT

internal import Synchronization

/// All glyph sources of an engine, within a bound of memory.
final class GlyphCache: Sendable {
  private struct Key: Hashable {
    var face: String
    var size: Int32
    var growth: Int32
  }

  private let book: FontBook
  private let sources = Mutex<[Key: GlyphSource]>([:])
  private let budget: GlyphBudget

  /// - Parameter limit: the bytes that masks may take: 32 MB are those of some hundred fonts'
  ///   texts.
  init(book: FontBook, limit: Int = 32 << 20) {
    self.book = book
    budget = GlyphBudget(limit: limit)
  }

  /// The masks of a face at a size and a growth in pixels, below 0 for thinner strokes; nil where
  /// the book has no such face.
  func source(face name: String, pixelSize: Double, growth: Double = 0) -> GlyphSource? {
    guard pixelSize > 0, pixelSize < 16_000, growth > -64, growth < 64 else { return nil }
    let key = Key(
      face: name, size: max(1, Int32((pixelSize * 64).rounded())),
      growth: Int32((growth * 64).rounded()))
    if let known = sources.withLock({ $0[key] }), !budget.isSpent { return known }
    guard let face = book.face(named: name) else { return nil }
    return sources.withLock { sources in
      if budget.isSpent {
        for source in sources.values { source.removeAll() }
        sources.removeAll()
        budget.reset()
      }
      if let known = sources[key] { return known }
      let source = GlyphSource(face: face, size: key.size, growth: key.growth, budget: budget)
      sources[key] = source
      return source
    }
  }
}
