// SPDX-License-Identifier: MIT

internal import CSymbolFont

extension SymbolFont {
  /// The code point of each symbol.
  static let scalars: [String: Unicode.Scalar] = {
    var scalars: [String: Unicode.Scalar] = [:]
    for (index, name) in "\(names)".split(separator: " ").enumerated() {
      scalars[String(name)] = Unicode.Scalar(0xE000 + UInt32(index))
    }
    return scalars
  }()

  /// The bytes of the font.
  static var bytes: UnsafeRawBufferPointer {
    var count = 0
    return UnsafeRawBufferPointer(start: assay_symbol_font(&count), count: count)
  }
}
