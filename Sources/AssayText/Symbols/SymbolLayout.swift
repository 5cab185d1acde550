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
}
