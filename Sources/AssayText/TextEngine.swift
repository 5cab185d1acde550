// SPDX-License-Identifier: MIT

public import AssayGraphics

/// Lays text out and draws its glyphs: the one door to fonts.
///
/// It may be used from many threads at once; what it answers never depends on which.
public final class TextEngine: Sendable {
  /// Opens the fonts that the operating system's packages install.
  ///
  /// - Throws: `FontError` naming the package to install where a font is missing or is not the pinned one.
  public init() throws {
  }

  /// Lays out text; equal requests are answered from a bounded cache.
  public func layout(_ request: TextRequest) -> TextLayout {
    fatalError("not written yet")
  }

  /// The glyph of an SF Symbol name, as text of one glyph in a symbol font; nil where there is none.
  public func symbol(named systemName: String, size: Double, weight: Int) -> SymbolLayout? {
    fatalError("not written yet")
  }
}

/// A symbol laid out as SwiftUI's `Image(systemName:)`: a box around one glyph.
public struct SymbolLayout: Hashable, Sendable {
  /// The box in points.
  public var size: Size
  /// Distance of the baseline from the top of the box.
  public var baseline: Double
  public var face: String
  public var pointSize: Double
  /// The glyph's origin within the box.
  public var glyph: Glyph
}
