// SPDX-License-Identifier: MIT

nonisolated extension Font {
  /// Returns the font in the emphasized weight of its text style, or not.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : with { $0.isBold = false } }
  /// Returns the font in italic, or upright.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
  /// Returns the font in a monospaced design, or the font as it is.
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  /// Returns the font with small capitals, or the font as it is.
  public func smallCaps(_ isActive: Bool) -> Font { isActive ? smallCaps() : self }
}
