// SPDX-License-Identifier: MIT

internal import Synchronization

/// The masks of one face at one size and growth in pixels: what a rasterizer asks once per run of
/// glyphs.
///
/// Masks are kept; which thread drew one first never shows.
package final class GlyphSource: Sendable {
  private let face: FontFace
  /// In 1/64 pixel.
  private let size: Int32
  private let growth: Int32
  private let budget: GlyphBudget
  private let table = Mutex(GlyphTable())

  init(face: FontFace, size: Int32, growth: Int32, budget: GlyphBudget) {
    self.face = face
    self.size = size
    self.growth = growth
    self.budget = budget
  }

  /// The mask of a glyph, empty where it draws nothing.
  ///
  /// - Parameter quarter: the sub-pixel place of the origin, in quarters of a pixel to the right,
  ///   0...3.
  package func mask(glyph: UInt32, quarter: Int) -> GlyphMask {
    let key = glyph << 2 | UInt32(truncatingIfNeeded: quarter & 3)
    if let known = table.withLock({ $0[key] }) { return known }
    // Drawn outside the table's lock: another thread may draw the same mask, with the same bytes.
    let mask = face.draw(
      glyph: glyph, size: size, shift: Int32(quarter & 3) * 16, growth: growth)
    table.withLock { $0[key] = mask }
    budget.add(mask.coverage.count + (mask.color?.count ?? 0) * 4 + 64)
    return mask
  }

  func removeAll() {
    table.withLock { $0 = GlyphTable() }
  }
}

/// How much memory all masks of an engine take, in bytes.
final class GlyphBudget: Sendable {
  private let used = Atomic(0)
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  var isSpent: Bool { used.load(ordering: .relaxed) > limit }

  func add(_ bytes: Int) {
    used.wrappingAdd(bytes, ordering: .relaxed)
  }

  func reset() {
    used.store(0, ordering: .relaxed)
  }
}

/// A hash table with open addressing: the hot path of drawing text, where `Dictionary` would hash
/// each key with SipHash.
struct GlyphTable {
  /// Key + 1, 0 for a free place; a power of two of them, at most half of them taken.
  private var keys = [UInt32](repeating: 0, count: 128)
  private var places = [Int32](repeating: 0, count: 128)
  private var masks: [GlyphMask] = []

  subscript(key: UInt32) -> GlyphMask? {
    get {
      let slot = slot(of: key)
      return keys[slot] == 0 ? nil : masks[Int(places[slot])]
    }
    set {
      guard let newValue else { return }
      if masks.count * 2 >= keys.count { grow() }
      let slot = slot(of: key)
      guard keys[slot] == 0 else { return }
      keys[slot] = key &+ 1
      places[slot] = Int32(masks.count)
      masks.append(newValue)
    }
  }

  /// Where the key is, or the free place where it would go.
  private func slot(of key: UInt32) -> Int {
    // Fibonacci hashing: 2^32 divided by the golden ratio.
    var slot = Int((key &* 2_654_435_769) >> 8) & (keys.count - 1)
    while keys[slot] != 0, keys[slot] != key &+ 1 {
      slot = (slot + 1) & (keys.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = zip(keys, places).filter { $0.0 != 0 }
    keys = [UInt32](repeating: 0, count: keys.count * 2)
    places = [Int32](repeating: 0, count: keys.count)
    for (key, place) in old {
      let slot = slot(of: key &- 1)
      keys[slot] = key
      places[slot] = place
    }
  }
}
