// SPDX-License-Identifier: MIT

internal import AssayFiles

/// A piece of a page. What a literal interpolates is escaped unless it is HTML itself, so foreign
/// text ends no element and no quoted attribute.
package struct HTML: Hashable, Sendable, ExpressibleByStringInterpolation {
  package private(set) var text: String

  /// - Parameter own: the page's own style, script or drawing, put in as it is.
  package init(own text: String) {
    self.text = text
  }

  package init(stringLiteral text: String) {
    self.text = text
  }

  package init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  package var isEmpty: Bool { text.isEmpty }
}

extension HTML {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity * 2)
    }

    package mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    package mutating func appendInterpolation(_ foreign: String) {
      text += HTML.escaped(foreign)
    }

    package mutating func appendInterpolation(_ number: some BinaryInteger) {
      text += String(number)
    }

    package mutating func appendInterpolation(_ html: HTML) {
      text += html.text
    }

    /// One after the other; nothing for none.
    package mutating func appendInterpolation(_ pieces: some Sequence<HTML>) {
      for piece in pieces { text += piece.text }
    }

    /// Nothing for nil.
    package mutating func appendInterpolation(_ html: HTML?) {
      text += html?.text ?? ""
    }

    package mutating func appendInterpolation(_ html: @autoclosure () -> HTML, if condition: Bool) {
      if condition { text += html().text }
    }
  }

  /// By scalars, because a quote with a combining mark behind it is no quote by characters and
  /// would end an attribute all the same. Control characters are spelled out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      // A pipeline takes `##[` for a command, anywhere in a line.
      case "#" where previous == "#": result += "&#35;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t": result += "\t"
      default: Printable.append(scalar, to: &result)
      }
    }
    return result
  }
}
