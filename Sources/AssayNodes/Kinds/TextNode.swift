// SPDX-License-Identifier: MIT

package import AssayDocuments

/// `Text`: pieces that are either said as they stand or looked up in the string tables.
package struct TextNode: Hashable, Sendable {
  package struct Piece: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
      case verbatim(String)
      /// A key of the string tables with its arguments; `Text("key")`.
      case localized(key: String, arguments: [LocalizedArgument], table: String?)
      /// An image in the line.
      case image(ImageNode)
    }

    package var source: Source
    package var style: TextPieceStyle

    package init(_ source: Source, style: TextPieceStyle = TextPieceStyle()) {
      self.source = source
      self.style = style
    }
  }

  package var pieces: [Piece]

  package init(pieces: [Piece]) {
    self.pieces = pieces
  }

  package init(verbatim text: String) {
    self.init(pieces: [Piece(.verbatim(text))])
  }

  package init(key: String, arguments: [LocalizedArgument] = [], table: String? = nil) {
    self.init(pieces: [Piece(.localized(key: key, arguments: arguments, table: table))])
  }
}

/// A value interpolated into a localized key.
package enum LocalizedArgument: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case double(Double)
  /// A text with its own styles, or an image.
  case pieces([TextNode.Piece])
}

/// What a `Text` says of itself, apart from the environment; nil where it sets nothing.
package struct TextPieceStyle: Hashable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var isItalic: Bool?
  package var hasMonospacedDigits: Bool?
  package var foreground: StyleNode?
  package var underline: TextLine?
  package var strikethrough: TextLine?
  /// A color behind the words.
  package var background: StyleNode?
  /// In points.
  package var kerning: Double?
  package var tracking: Double?
  package var baselineOffset: Double?

  package init() {}
}

extension TextNode: KindDescription {
  package static let forms = [
    KindForm(
      "Text", .basics, MapForm(TextNode.keys),
      guide: """
        - kind: Text
          verbatim: "100%"
        - kind: Text
          text: "%lld of %@, %lf"
          arguments: [3, Ana, {double: 2}]
          table: Messages
        """)
  ]
  package static let examples = [TextNode(verbatim: "Text")]

  package static func read(_ kind: String, _ map: inout MapReader) throws -> TextNode {
    try read(&map)
  }

  package func write(to map: inout MapWriter) {
    Self.putKind(&map)
    writeKeys(to: &map)
  }

  package var content: ViewNode.Content { .text(self) }
}
