// SPDX-License-Identifier: MIT

/// Tells the faces that hold symbols from those that hold letters.
enum SymbolFace {
  /// The font book's symbol faces carry it in their names.
  static func contains(_ face: String) -> Bool {
    face.contains("Material") || face == "Assay-Symbols"
  }
}
