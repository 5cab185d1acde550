// SPDX-License-Identifier: MIT

public import AssayGraphics

/// A symbol laid out as SwiftUI's `Image(systemName:)`: a box around one glyph.
public struct SymbolLayout: Hashable, Sendable {
  /// How near the glyph is to Apple's drawing.
  public enum Fidelity: String, Hashable, Sendable { case same, close, approximate }

  /// The box in points.
  public var size: Size
  /// Distance of the baseline from the top of the box.
  public var baseline: Double
  public var face: String
  public var pointSize: Double
  /// The glyph's origin within the box.
  public var glyph: Glyph
  public var fidelity: Fidelity
  /// How much wider the glyph is drawn than it is, about the box's middle: Apple's symbol may be wider or
  /// narrower than its stand-in.
  public var stretch: Double
  /// What the stretched glyph draws within the box.
  public var ink: Rect

  /// The symbol in a box without margins, as a resizable image's.
  public var trimmed: SymbolLayout {
    var copy = self
    copy.size = ink.size
    copy.glyph.x -= ink.x
    copy.glyph.y -= ink.y
    copy.baseline -= ink.y
    copy.ink = Rect(size: ink.size)
    return copy
  }
}
