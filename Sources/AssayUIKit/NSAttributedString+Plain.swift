// SPDX-License-Identifier: MIT

extension NSAttributedString {
  /// A text with one font and color, as a label or field that was given a plain text has it.
  static func plain(_ text: String, font: UIFont?, color: UIColor?) -> NSAttributedString {
    #if canImport(Darwin)
      return NSAttributedString(string: text)
    #else
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font { attributes[.font] = font }
      if let color { attributes[.foregroundColor] = color }
      return NSAttributedString(string: text, attributes: attributes)
    #endif
  }
}
