// SPDX-License-Identifier: MIT

import AssayGraphics

/// Holds measured boxes against our drawing.
///
/// **Text and symbols.** Our ink is cut into glyphs. Each glyph goes to the measured ink box that
/// holds its middle; a glyph in none goes where its nearest neighbor of the same line went. So a
/// line of ours is cut only where the measuring cut it too, and a line that is longer than the
/// measured one reads as wider. Our box is what went to a measured box, taken together. It matches
/// when top and height are within a point, the width within 3% or a point, and its left edge,
/// middle or right edge within a point: a text that is 2% wider and centered starts elsewhere, but
/// stands where it should.
///
/// **Shapes, separators, and ink that is no text.** They match any connected area of our picture,
/// of one color or of anything but the background, whose four numbers are within a point.
///
/// A measured *shape* that lies within a measured ink box and is no taller than it is a letter or a
/// part of a symbol (an `o` reads as an outlined circle). It counts like any other and is listed
/// apart too.
struct BoxMatcher {
  static let tolerance = 1.0
  static let widthRatio = 0.03

  enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    case text
    case symbol
    /// Ink that we draw as neither text nor symbol, or do not draw.
    case otherInk = "other ink"
    case shape
    /// A shape measured within ink.
    case letterShape = "shape in ink"
    case separator
  }

  struct Outcome: Hashable, Sendable {
    var kind: Kind
    var measured: Rect
    var text: String?
    /// Our nearest box; nil where nothing of ours is near.
    var ours: Rect?
    var isMatched: Bool
    /// Matched with the left edge itself within a point.
    var isStrictlyMatched: Bool

    /// The largest difference of the four numbers, in points; infinity where nothing of ours is
    /// near.
    var difference: Double {
      guard let ours else { return .infinity }
      return [
        abs(ours.x - measured.x), abs(ours.y - measured.y), abs(ours.width - measured.width),
        abs(ours.height - measured.height),
      ].max() ?? 0
    }
  }

  var measured: Measured
  var atoms: [InkAtom]
  var regions: [Rect]

  func outcomes() -> [Outcome] {
    let claims = claims()
    var outcomes: [Outcome] = []
    for (index, box) in measured.ink.enumerated() {
      let claimed = atoms.indices.filter { claims[$0] == index }.map { atoms[$0] }
      outcomes.append(inkOutcome(box, claimed))
    }
    for box in measured.shapes {
      let isInInk = measured.ink.contains { Self.contains($0.rect, box.rect) }
      outcomes.append(regionOutcome(box, kind: isInInk ? .letterShape : .shape))
    }
    for box in measured.separators {
      outcomes.append(regionOutcome(box, kind: .separator))
    }
    return outcomes
  }

  /// Which measured ink box each atom goes to; nil for a line that none holds.
  private func claims() -> [Int?] {
    var claims = atoms.map { atom -> Int? in
      let holding = measured.ink.indices.filter { index in
        let box = measured.ink[index].rect
        return atom.rect.midX >= box.minX - Self.tolerance
          && atom.rect.midX <= box.maxX + Self.tolerance
          && atom.rect.midY >= box.minY - Self.tolerance
          && atom.rect.midY <= box.maxY + Self.tolerance
      }
      // The smallest: boxes of symbols' parts lie in one another.
      return holding.min {
        let (a, b) = (measured.ink[$0], measured.ink[$1])
        return (a.w * a.h, $0) < (b.w * b.h, $1)
      }
    }
    let own = claims
    for index in atoms.indices where own[index] == nil {
      let siblings = atoms.indices.filter {
        atoms[$0].line == atoms[index].line && own[$0] != nil
      }
      let nearest = siblings.min {
        let a = abs(atoms[$0].rect.midX - atoms[index].rect.midX)
        let b = abs(atoms[$1].rect.midX - atoms[index].rect.midX)
        return (a, $0) < (b, $1)
      }
      if let nearest { claims[index] = own[nearest] }
    }
    return claims
  }

  private func inkOutcome(_ box: Measured.Box, _ claimed: [InkAtom]) -> Outcome {
    let region = regionOutcome(box, kind: .otherInk)
    guard let first = claimed.first else {
      var outcome = region
      if box.text != nil { outcome.kind = .text }
      if outcome.ours == nil { outcome.ours = strayLine(near: box.rect) }
      return outcome
    }
    let kind: Kind = claimed.contains { $0.kind == .text } ? .text : .symbol
    // An area that matches is as good: a symbol may be measured with what is behind it.
    if region.isMatched {
      var outcome = region
      outcome.kind = kind
      return outcome
    }
    let ours = claimed.dropFirst().reduce(first.rect) { $0.union($1.rect) }
    let isMatched = Self.matchesInk(ours, box.rect)
    return Outcome(
      kind: kind, measured: box.rect, text: box.text, ours: ours, isMatched: isMatched,
      isStrictlyMatched: isMatched && Self.near(ours.x, box.x))
  }

  /// The line of ours that is nearest to a box which no ink of ours went to.
  private func strayLine(near box: Rect) -> Rect? {
    var lines: [Int: Rect] = [:]
    for atom in atoms { lines[atom.line] = atom.rect.union(lines[atom.line] ?? .zero) }
    let nearest = lines.sorted { $0.key < $1.key }.map(\.value).min {
      Self.distance($0, box) < Self.distance($1, box)
    }
    guard let nearest, Self.distance(nearest, box) <= 40 else { return nil }
    return nearest
  }

  private func regionOutcome(_ box: Measured.Box, kind: Kind) -> Outcome {
    let nearest = regions.enumerated().min {
      let a = Self.distance($0.element, box.rect)
      let b = Self.distance($1.element, box.rect)
      return (a, $0.offset) < (b, $1.offset)
    }?.element
    let isMatched = nearest.map { Self.matches($0, box.rect) } ?? false
    let limit = max(40, (box.w + box.h) / 2)
    let isNear = nearest.map { Self.distance($0, box.rect) <= limit } ?? false
    return Outcome(
      kind: kind, measured: box.rect, text: box.text, ours: isNear ? nearest : nil,
      isMatched: isMatched, isStrictlyMatched: isMatched)
  }

  /// The largest difference of the four numbers.
  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    max(
      max(abs(a.x - b.x), abs(a.y - b.y)), max(abs(a.width - b.width), abs(a.height - b.height)))
  }

  static func matches(_ ours: Rect, _ measured: Rect) -> Bool {
    near(ours.x, measured.x) && near(ours.y, measured.y) && near(ours.width, measured.width)
      && near(ours.height, measured.height)
  }

  static func matchesInk(_ ours: Rect, _ measured: Rect) -> Bool {
    let slack = max(tolerance, measured.width * widthRatio)
    guard near(ours.y, measured.y), near(ours.height, measured.height),
      abs(ours.width - measured.width) <= slack + rounding
    else { return false }
    return near(ours.minX, measured.minX) || near(ours.midX, measured.midX)
      || near(ours.maxX, measured.maxX)
  }

  private static func contains(_ outer: Rect, _ inner: Rect) -> Bool {
    inner.minX >= outer.minX - tolerance && inner.maxX <= outer.maxX + tolerance
      && inner.minY >= outer.minY - tolerance && inner.maxY <= outer.maxY + tolerance
      && inner.height <= outer.height + tolerance
  }

  /// Measured numbers are rounded to thousandths.
  private static let rounding = 0.002

  private static func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= tolerance + rounding }
}
