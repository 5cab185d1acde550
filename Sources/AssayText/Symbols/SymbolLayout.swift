// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A symbol laid out as SwiftUI's `Image(systemName:)`: a box around one glyph.
package struct SymbolLayout: Hashable, Sendable {
  /// How near the glyph is to Apple's drawing.
  package enum Fidelity: String, Hashable, Sendable { case same, close, approximate }

  /// Another glyph of the symbol: in the middle of a circle, beside the first, or cut out of it.
  package struct Inner: Hashable, Sendable {
    package var face: String
    package var pointSize: Double
    /// See `GlyphRun.growth`.
    package var growth = 0.0
    package var glyph: Glyph
    /// Whether the glyph is a hole in what is around it.
    package var isCutOut: Bool
  }

  /// A line from the upper left to the lower right, apart from what it crosses.
  package struct Slash: Hashable, Sendable {
    package var start: Point
    package var end: Point
    package var width: Double

    /// As long as the longer side of the ink, at 45 degrees about its middle; as thick as the
    /// strokes of regular symbols.
    init(across ink: Rect, size: Double) {
      let half = max(ink.width, ink.height) / 2
      start = Point(x: ink.midX - half, y: ink.midY - half)
      end = Point(x: ink.midX + half, y: ink.midY + half)
      width = 0.08 * size
    }
  }

  /// What of the symbol has a color of its own where it is drawn in several.
  package enum Layers: Hashable, Sendable {
    /// All of it is one layer.
    ///
    /// - Parameter hasColors: whether it has colors of its own in the multicolor mode.
    case one(hasColors: Bool)
    /// A sign in front of a filled form, such as a circle.
    ///
    /// - Parameter formColor: the form's own color, a name of the system's table; the sign is white
    ///   then. nil where it is not known.
    case sign(in: String, formColor: String?)
  }

  /// The box in points.
  package var size: Size
  /// Distance of the baseline from the top of the box.
  package var baseline: Double
  package var face: String
  package var pointSize: Double
  /// See `GlyphRun.growth`.
  package var growth = 0.0
  /// The glyph's origin within the box.
  package var glyph: Glyph
  package var fidelity: Fidelity
  /// How much wider the glyph is drawn than it is, about the box's middle: Apple's symbol may be
  /// wider or narrower than its stand-in.
  package var stretch: Double
  /// What the stretched glyph draws within the box.
  package var ink: Rect
  /// What is drawn after the glyph; none for a symbol of one glyph.
  package var inner: [Inner] = []
  /// What crosses all of it out; nil for most.
  package var slash: Slash?
  /// nil where they are not known.
  package var layers: Layers?

  /// The symbol in a box without margins, as a resizable image's.
  package var trimmed: SymbolLayout {
    var copy = self
    copy.size = ink.size
    copy.glyph.x -= ink.x
    copy.glyph.y -= ink.y
    for index in copy.inner.indices {
      copy.inner[index].glyph.x -= ink.x
      copy.inner[index].glyph.y -= ink.y
    }
    copy.slash?.start.x -= ink.x
    copy.slash?.start.y -= ink.y
    copy.slash?.end.x -= ink.x
    copy.slash?.end.y -= ink.y
    copy.baseline -= ink.y
    copy.ink = Rect(size: ink.size)
    return copy
  }
}
