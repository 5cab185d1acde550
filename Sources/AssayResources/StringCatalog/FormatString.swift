// SPDX-License-Identifier: MIT

/// A format string in pieces: `%1$@ has %#@photos@ (%.2f%%)`.
package struct FormatString: Hashable {
  enum Piece: Hashable {
    case text(String)
    case specifier(Specifier)
    /// `%#@name@`, or `%2$#@name@` with its argument's number from 1.
    case variable(name: String, position: Int?)
    /// `%arg`: the number of the substitution that this text is a form of.
    case argument
  }

  struct Specifier: Hashable {
    /// From 1; nil for the next argument.
    var position: Int?
    /// The argument's name in a String Catalog: `count` of `%(count)lld`; nil for none.
    var name: String?
    /// Flags, width and precision as written, such as `-08.2`.
    var modifiers: String
    /// The conversion without its length: `@`, `d`, `f`, ...
    var conversion: Character
    /// As written, to be shown where its argument is missing.
    var source: String
  }

  var pieces: [Piece]

  /// A percent sign that starts nothing known stays as it is.
  init(_ text: String, isSubstitutionForm: Bool = false) {
    var pieces: [Piece] = []
    var literal = ""
    var rest = text[...]
    while let character = rest.first {
      guard character == "%" else {
        literal.append(character)
        rest.removeFirst()
        continue
      }
      if rest.hasPrefix("%%") {
        literal.append("%")
        rest = rest.dropFirst(2)
      } else if isSubstitutionForm, rest.hasPrefix("%arg") {
        Self.flush(&literal, into: &pieces)
        pieces.append(.argument)
        rest = rest.dropFirst(4)
      } else if let (piece, end) = Self.piece(rest) {
        Self.flush(&literal, into: &pieces)
        pieces.append(piece)
        rest = end
      } else {
        literal.append("%")
        rest.removeFirst()
      }
    }
    Self.flush(&literal, into: &pieces)
    self.pieces = pieces
  }

  /// The specifiers, as written, of a text without arguments that are surely meant as such: those
  /// of objects and variables, those with a position or a length, and those of numbers that no
  /// letter follows. "100% organic" and "50%discount" have none.
  package static func certainSpecifiers(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let pieces = FormatString(text).pieces
    return pieces.enumerated().compactMap { index, piece in
      switch piece {
      case .text, .argument: return nil
      case .variable(let name, _): return "%#@\(name)@"
      case .specifier(let specifier):
        guard !specifier.modifiers.contains(" ") else { return nil }
        let plain = "%" + specifier.modifiers + String(specifier.conversion)
        let isPlain = specifier.source == plain && specifier.conversion != "@"
        guard isPlain else { return specifier.source }
        guard "difs".contains(specifier.conversion) else { return nil }
        if case .text(let next)? = pieces.dropFirst(index + 1).first,
          next.first?.isLetter == true
        {
          return nil
        }
        return specifier.source
      }
    }
  }

  private static func flush(_ literal: inout String, into pieces: inout [Piece]) {
    if !literal.isEmpty { pieces.append(.text(literal)) }
    literal = ""
  }

  /// The specifier or variable at a percent sign, and the text after it.
  private static func piece(_ text: Substring) -> (Piece, Substring)? {
    var rest = text.dropFirst()
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, digits.count <= 2, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits).flatMap { $0 > 0 ? $0 : nil }
      rest = rest.dropFirst(digits.count + 1)
    }
    var name: String?
    if rest.first == "(" {
      let letters = rest.dropFirst().prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      let end = rest.dropFirst(1 + letters.count)
      guard !letters.isEmpty, end.first == ")" else { return nil }
      name = String(letters)
      rest = end.dropFirst()
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      let end = rest.dropFirst(2 + name.count)
      guard !name.isEmpty, end.first == "@" else { return nil }
      return (.variable(name: String(name), position: position), end.dropFirst())
    }
    let flags = rest.prefix { "-+ #0'".contains($0) }
    rest = rest.dropFirst(flags.count)
    let width = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(width.count)
    var precision = ""
    if rest.first == "." {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      precision = "." + digits
      rest = rest.dropFirst(1 + digits.count)
    }
    rest = rest.dropFirst(rest.prefix { "hlqLjtz".contains($0) }.count)
    guard let conversion = rest.first, "@diuxXofFeEgGaAcCsS".contains(conversion),
      width.count <= 3, precision.count <= 3
    else { return nil }
    rest.removeFirst()
    let specifier = Specifier(
      position: position, name: name, modifiers: flags.filter { $0 != "'" } + width + precision,
      conversion: conversion, source: String(text[..<rest.startIndex]))
    return (.specifier(specifier), rest)
  }
}
