// SPDX-License-Identifier: MIT

import AssayGraphics

/// The smallest piece of drawn text that is held against a measured box: one glyph's ink, or one
/// connected part of a symbol.
struct InkAtom: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case text, symbol }

  /// What was drawn, in points.
  var rect: Rect
  /// Pieces of one line of one text, or of one symbol, have the same number.
  var line: Int
  var kind: Kind
}
